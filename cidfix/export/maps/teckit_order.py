"""Rules of order as passes of a TECkit map: from signs as they are drawn to text as it is typed.

TECkit tries the rule with the longest pattern first, cidfix the first of the file, so patterns are made longer by
letters that never come until both agree. TECkit gives back what a repeat took if the rest does not match, cidfix does
not; in rules where that makes no difference, as in all that come with cidfix, both read the same. Source: The TECkit
Language (Kew 2004), “Mapping rules”.
"""

from __future__ import annotations

from collections.abc import Iterator

from cidfix.errors import CidfixError
from cidfix.ordering.letters import UNKNOWN_LETTERS
from cidfix.ordering.model import BORDER, OrderingRules, Part, Rule
from cidfix.ordering.nodes import Choice, Letters, Literal, Node, Range, Repeat, Sequence, Sign, find_fixed

MOST = 255  # code points that a rule of TECkit may match, or put in
_MOST_TIMES = 15  # what a repeat of TECkit counts to


def format_order(rules: OrderingRules, unknown: tuple[Range, ...]) -> Iterator[str]:
    """The lines of the passes from drawn to logical order, signs spelt out at the end.

    `unknown` are the code points that stand for codes without a value. Raises CidfixError where a rule is too large for
    TECkit.
    """
    for each in reversed(rules.passes):
        own = [rule for rule in each.rules if rule.to_logical]
        if own:
            yield from _PassWriter(unknown).write(own, each.title, rules.title)
    if rules.signs:
        yield from ("", "pass(Unicode)")
        yield from (f"{spell(symbol)} > {spell(text)}" for symbol, text in rules.signs.items())


def spell(text: str) -> str:
    """Text as TECkit reads it: code points with spaces between them."""
    return " ".join(f"U+{ord(letter):04X}" for letter in text)


class _PassWriter:
    """Writes the rules of one pass, and the classes that they name."""

    def __init__(self, unknown: tuple[Range, ...]) -> None:
        self._unknown = unknown
        self._classes: dict[tuple[Range, ...], str] = {}

    def write(self, rules: list[Rule], title: str, script: str) -> Iterator[str]:
        """The lines of the pass."""
        lengths = [sum(_measure(part.node) for part in rule.drawn) for rule in rules]
        for at in reversed(range(len(lengths) - 1)):
            lengths[at] = max(lengths[at], lengths[at + 1])
        if max(lengths) > MOST:
            raise CidfixError(f"a rule of order is too long for TECkit: {rules[0].text}", script, "shorten the rule")
        lines = []
        for rule, length in zip(rules, lengths, strict=True):
            lines += [f"; {rule.note or rule.text}".encode("ascii", "replace").decode()]
            lines += [self._format_rule(rule, length)]
        yield from ("", "pass(Unicode)", *([f"; {title}"] if title else []))
        for ranges, name in self._classes.items():
            yield f"UniClass [{name}] = ( {' '.join(map(format_range, ranges))} )"
        yield from lines

    def _format_rule(self, rule: Rule, length: int) -> str:
        missing = length - sum(_measure(part.node) for part in rule.drawn)
        match = [self._format_match(part, rule) for part in rule.drawn]
        filler = self._name(((ord(BORDER), ord(BORDER)),))
        while missing > 0:
            match.append(f"[{filler}]{{0,{min(missing, _MOST_TIMES)}}}")
            missing -= _MOST_TIMES
        return f"{' '.join(match)} > {' '.join(self._format_made(part, rule) for part in rule.logical)}"

    def _format_match(self, part: Part, rule: Rule) -> str:
        pattern = self._format_node(part.node)
        other = next((one for one in rule.logical if part.name and one.name == part.name), None)
        if other is None:
            return pattern
        if isinstance(part.node, Letters) and len(part.node) > 1:
            return f"{pattern}={_tag(part)}"
        return f"({pattern})={_tag(part)}"

    def _format_made(self, part: Part, rule: Rule) -> str:
        other = next((one for one in rule.drawn if part.name and one.name == part.name), None)
        if other is None:
            return spell(find_fixed(part.node) or "")
        if isinstance(part.node, Letters) and isinstance(other.node, Letters) and part.node != other.node:
            return f"{self._format_node(part.node)}={_tag(part)}"
        return f"@{_tag(part)}"

    def _format_node(self, node: Node) -> str:
        match node:
            case Letters(ranges):
                fixed = find_fixed(node)
                return spell(fixed) if fixed else f"[{self._name(ranges)}]"
            case Literal(text):
                return spell(text)
            case Sign(_, symbol):
                return spell(symbol)
            case Sequence(parts):
                return " ".join(map(self._format_node, parts))
            case Choice(ways):
                return f"({' | '.join(f'({self._format_node(way)})' for way in ways)})"
            case Repeat(part, least, most):
                return self._format_repeat(part, least, most)
        raise AssertionError(node)

    def _format_repeat(self, part: Node, least: int, most: int) -> str:
        pieces = []
        while most > 0:
            times = min(most, _MOST_TIMES)
            pieces.append(f"({self._format_node(part)}){{{min(least, times)},{times}}}")
            least, most = max(0, least - times), most - times
        return " ".join(pieces)

    def _name(self, ranges: tuple[Range, ...]) -> str:
        seen = [one for one in ranges if one not in UNKNOWN_LETTERS.ranges or _is_letter(one)]
        own = (*seen, *self._unknown) if len(seen) < len(ranges) else tuple(seen)
        return self._classes.setdefault(own, f"class{len(self._classes) + 1}")


def _is_letter(one: Range) -> bool:
    """Whether a range of what may be unknown is a letter that is seen, and not a stretch of private letters."""
    return one[0] == one[1]


def _tag(part: Part) -> str:
    return f"the_{part.name}"


def format_range(one: Range) -> str:
    """Some code points one after the other, as they stand in a class of TECkit."""
    first, last = one
    return spell(chr(first)) if first == last else f"{spell(chr(first))}..{spell(chr(last))}"


def _measure(node: Node) -> int:
    """The most code points that a pattern matches."""
    match node:
        case Literal(text):
            return len(text)
        case Sequence(parts):
            return sum(map(_measure, parts))
        case Choice(ways):
            return max(map(_measure, ways))
        case Repeat(part, _, most):
            return _measure(part) * most
    return 1
