"""What stands within the paragraphs of a TEI text: breaks, highlighted letters, doubt, codes without Unicode, notes."""

from __future__ import annotations

from collections.abc import Iterable

from cidfix.export.markup import escape, tag
from cidfix.export.model import Doubt, Run, Style, Text, Word
from cidfix.export.spans import Break, list_broken
from cidfix.structure.model import Role

_RENDS = {
    Style.ITALIC: "italic",
    Style.BOLD: "bold",
    Style.SMALL_CAPS: "smallcaps",
    Style.RAISED: "superscript",
    Style.LOWERED: "subscript",
}


class Inline:
    """Writes words of one text in its order; keeps the page that was turned to last."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self.page = 0
        self._last: tuple[int, Word] | None = None

    def format_words(self, words: Iterable[Word], number: int) -> str:
        """The content of an element; `number` is that of the part, whose own note mark is left to its `n`.

        Breaks stand in running text only: notes and tables are not read where they stand.
        """
        role = self._text.parts[number].role
        breaks = role not in (Role.FOOTNOTE, Role.TABLE, Role.FIGURE, Role.EXAMPLE, Role.TITLE, Role.FURNITURE)
        kept = [word for word in words if word.note is None or word.note != number]
        out = []
        behind = self._last[1] if self._last is not None and self._last[0] == number else None
        self._last = (number, kept[-1]) if kept else self._last
        for span in list_broken(kept, self._text, behind):
            if isinstance(span, Break):
                out.append(self.format_break(span) if breaks else "")
            elif isinstance(span, Word):
                out.append(self._format_mark(span))
            else:
                out.append(self._format_run(span))
        return "".join(out)

    def format_break(self, found: Break) -> str:
        """The milestones at the beginning of a page, column or line."""
        no = "no" if found.within else None
        if found.page and found.number > self.page:
            self.page = found.number
            return tag("pb", n=found.number, facs=f"#page{found.number}", break_=no)
        if found.column:
            return tag("cb", break_=no)
        return tag("lb", n=found.line or None, break_=no)

    def _format_mark(self, mark: Word) -> str:
        inner = escape(mark.text)
        if mark.note is None:
            return tag("hi", inner, rend="superscript")
        return tag("ref", inner, type="note", target=f"#p{mark.note + 1}")

    def _format_run(self, run: Run) -> str:
        inner = escape(run.text)
        if run.doubt is Doubt.UNKNOWN and run.glyph is not None:
            font, code = self._text.tokens.name_code(run.glyph)
            inner = tag("g", inner, ref=f"#g-{font}-{code}")
        elif run.doubt:
            inner = tag("unclear", inner, cert="low")
        rend = " ".join(name for kind, name in _RENDS.items() if kind in run.style)
        return tag("hi", inner, rend=rend) if rend and run.text.strip() else inner
