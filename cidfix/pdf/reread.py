"""The text of a PDF as PDFium, a library of browsers, reads it: a second opinion on what MuPDF wrote."""

from __future__ import annotations

from contextlib import closing


class Reread:
    """A PDF that is open in PDFium. Raises what PDFium raises where it can't be opened."""

    def __init__(self, path: str, password: str) -> None:
        import pypdfium2  # here, since every process that reads PDFs would load it else, and few need it

        self._document = pypdfium2.PdfDocument(path, password=password or None)

    def read_page(self, number: int) -> str:
        """The text of a page (from 1)."""
        with closing(self._document[number - 1]) as page, closing(page.get_textpage()) as text:
            return str(text.get_text_range())

    def close(self) -> None:
        """Forget the document."""
        self._document.close()
