"""Signs in the shapes that a font's own map is wrong: a letter that is drawn where that letter has no ink.

Only heights are looked at, no shapes are recognised: the small a has the height of the small o and does not reach
below the line in any of the 288 fonts of a Debian system but a chancery hand, a keyboard and a symbol font.
"""

from __future__ import annotations

from collections import defaultdict
from statistics import median

from fontTools import unicodedata

from cidfix.recover.sample import CodeFacts, Example, FontSample, Sign

_SHORT = frozenset("acemnorsuvwxz" + "авгежзиклмнопстчшъыьэюя" + "αειοπστυω")
_TALL = frozenset("bdhkl")
_TAILED = frozenset("gpqy")
_CAPITAL = frozenset("ABCDEFGHIKLMNOPRSTUVWXYZ" + "АБВГЕЖЗИКЛМНОПРСТУФХЧШЪЫЬЭЮЯ" + "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ")
_DIGIT = frozenset("01268")  # those that have no tail among old-style figures either
_BELOW = -0.13  # em; serifs and round letters stay above, tails reach below
_BELOW_LINE = "it is drawn below the line"
_LACKING = "it lacks the height or the tail of its letter"
_LARGEST = 5  # em; beyond it the size of the em is not known
_ONE_SHAPE = frozenset({"Latn", "Cyrl", "Grek", "Armn", "Geor", "Cher", "Cans", "Ethi"})  # letters don't join or stack
_FILLERS = frozenset("\u115f\u1160\u3164\uffa0")  # letters of Hangul that are blank


def find_shape_signs(sample: FontSample) -> list[Sign]:
    """The signs in a font's shapes, those that explain most first."""
    signs = [
        _numbered_by_use(sample),
        _shared(sample),
        _blank_letters(sample),
        _unusable(sample),
        _heights(sample),
    ]
    return [sign for sign in signs if sign]


def _unusable(sample: FontSample) -> Sign | None:
    """Control characters and code points without a character are no gap in a map but a map gone wrong."""
    said = [facts for facts in sample.codes if facts.drawn and facts.says]
    bad = [facts for facts in said if facts.fault in ("a control character", "no character of Unicode", "white space")]
    if len(bad) < 2:
        return None
    reason = f"{len(bad)} of {len(said)} codes are said to be control characters, white space or no character at all"
    examples = tuple(_example(facts, f"it is {facts.fault}") for facts in bad[:3])
    return Sign(len(bad) / len(said) / 0.2, reason, examples, stands=True)


def shapes_fit(sample: FontSample) -> bool:
    """Whether the heights of many letters are known, and all are as the font's own map says."""
    letters = _measured(sample)
    enough = len(letters) >= 20 and sum(facts.says in _SHORT for facts in letters) >= 4
    return enough and not _misfits(sample)


def _heights(sample: FontSample) -> Sign | None:
    letters, wrong = _measured(sample), _misfits(sample)
    if len(wrong) < 2:
        return None
    only_below = {why for _, why in wrong} == {_BELOW_LINE}
    enough = 0.3 if only_below else 0.06  # a chancery hand lets its capitals reach below the line, and no more
    says = ", ".join(facts.says for facts, _ in wrong[:6])
    reason = f"{len(wrong)} of {len(letters)} letters can't be what the map says by their heights, such as {says}"
    return Sign(len(wrong) / len(letters) / enough, reason, tuple(_example(facts, why) for facts, why in wrong[:3]))


def _measured(sample: FontSample) -> list[CodeFacts]:
    """The letters and digits whose heights are known and say something."""
    inked = [facts for facts in sample.codes if facts.top > facts.bottom]
    if any(max(-facts.bottom, facts.top) > _LARGEST for facts in inked):
        return []
    known = _SHORT | _TALL | _TAILED | _CAPITAL | _DIGIT
    return [facts for facts in inked if facts.says in known]


def _misfits(sample: FontSample) -> list[tuple[CodeFacts, str]]:
    """The letters that are drawn where they should have no ink, or lack it where they should, and which it is."""
    letters = _measured(sample)
    tops = [facts.top for facts in letters if facts.says in _SHORT]
    x_height = median(tops) if len(tops) >= 4 else None
    strange = [(facts, why) for facts in letters if (why := _out_of_place(facts, x_height))]
    if not strange or x_height is None:
        return strange
    # small capitals have neither tails nor tall letters, but nothing out of place either
    out = {facts.code for facts, _ in strange}
    lacking = [(facts, _LACKING) for facts in letters if facts.code not in out and _is_lacking(facts, x_height)]
    return strange + lacking


def _is_lacking(facts: CodeFacts, x_height: float) -> bool:
    low = facts.says in _TALL and -0.05 < facts.top < 1.1 * x_height
    return low or (facts.says in _TAILED and facts.bottom > -0.05)


def _out_of_place(facts: CodeFacts, x_height: float | None) -> str:
    if facts.says not in _TAILED and facts.bottom < _BELOW:
        return _BELOW_LINE
    if x_height and facts.says in _SHORT and facts.top > 1.25 * x_height:
        return "it is taller than a small letter"
    if x_height and facts.says in _SHORT | _CAPITAL and facts.top < (0.6 if facts.says in _SHORT else 0.9) * x_height:
        return "it is lower than a small letter"
    return ""


def _numbered_by_use(sample: FontSample) -> Sign | None:
    """Printer drivers number glyphs as they meet them, and the numbers then pass for ASCII."""
    by_use = sorted(
        (facts for facts in sample.codes if facts.uses and not facts.separator), key=lambda facts: facts.first
    )
    says = "".join(facts.says for facts in by_use)
    if len(by_use) < 10 or any(len(facts.says) != 1 or facts.fault for facts in by_use):
        return None
    if sum(not character.isalnum() for character in says) < 3 or sorted(says) != list(says):
        return None
    return Sign(
        1, f"the characters come in the order of their numbers, {says[:8]}…, so only their first use numbers them"
    )


def _shared(sample: FontSample) -> Sign | None:
    """One character for many shapes; two are common (small capitals, alternates), and joined scripts have more."""
    shapes: dict[str, dict[str, CodeFacts]] = defaultdict(dict)
    for facts in sample.codes:
        if facts.drawn and facts.outline and not facts.fault:
            shapes[facts.says].setdefault(facts.outline, facts)
    total = sum(map(len, shapes.values()))
    shared = {says: list(drawn.values()) for says, drawn in shapes.items() if len(drawn) >= 3 and _has_one_shape(says)}
    shared |= {says: list(drawn.values()) for says, drawn in shapes.items() if len(drawn) >= max(4, 0.3 * total)}
    codes = sum(map(len, shared.values()))
    if codes < 4:
        return None
    first = max(shared, key=lambda says: len(shared[says]))
    reason = f"copying gives {first} for {len(shared[first])} different shapes"
    if len(shared) > 1:
        reason += f", and {len(shared) - 1} more characters for several"
    examples = tuple(
        _example(facts, f"the same as {len(shared[first]) - 1} other shapes") for facts in shared[first][:3]
    )
    return Sign(codes / total / 0.1, reason, examples)


def _has_one_shape(says: str) -> bool:
    return len(says) == 1 and says.isalpha() and unicodedata.script(says) in _ONE_SHAPE


def _blank_letters(sample: FontSample) -> Sign | None:
    drawn = sum(facts.uses for facts in sample.codes if facts.drawn)
    blank = [f for f in sample.codes if f.blank and f.says.isalpha() and not set(f.says) & _FILLERS]
    uses = sum(facts.uses for facts in blank)
    if not blank or not drawn:  # all blank: the invisible text over a scanned page
        return None
    reason = f"copying gives {', '.join(facts.says for facts in blank[:4])} where nothing is drawn"
    examples = tuple(_example(facts, "it has no ink") for facts in blank[:3])
    return Sign(uses / drawn / 0.05, reason, examples, stands=True)


def _example(facts: CodeFacts, why: str) -> Example:
    return facts.code, facts.says, why
