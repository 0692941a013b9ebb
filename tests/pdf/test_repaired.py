"""A repaired PDF looks as before to the eye and says what it was told to say to every reader."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pdfminer.high_level
import pypdf
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cidfix.errors import CidfixError
from cidfix.pdf import Document, Mark, PageRenderer, Repair, process, read_document, reread, write_repaired
from cidfix.pdf.tounicode import format_to_unicode, parse_to_unicode

NAMES = (
    "base14",
    "broken_xref",
    "cff_simple",
    "cff_type0",
    "cjk_predefined",
    "cmap_mixed_bytes",
    "encrypted",
    "inline_font",
    "merged_subsets",
    "truetype_simple",
    "type0_identity",
    "type1_tex",
    "type3_bitmap",
    "type3_vector",
)
Tables = dict[str, dict[int, str]]


def to_password(path: Path) -> str:
    return "secret" if "encrypted" in path.name else ""


def make_tables(document: Document) -> Tables:
    """A sign of its own for each code in use: patterns of Braille, which no reader turns round or splits."""
    tables: Tables = {font.name: {} for font in document.fonts}
    for number, (font, code) in enumerate(zip(document.glyphs.font, document.glyphs.code.tolist(), strict=True)):
        tables[document.fonts[font].name][code] = chr(0x2801 + number % 255)
    return tables


def write(document: Document, path: Path, out: Path, tables: Tables) -> tuple[str, ...]:
    return write_repaired(
        document, (path, to_password(path)), out, Repair(tables, [], {}, "cidfix: a test"), lambda: None
    )


@pytest.fixture(params=NAMES)
def path(request: pytest.FixtureRequest, files: Path) -> Path:
    return files / f"{request.param}.pdf"


@pytest.fixture
def repaired(path: Path, tmp_path: Path) -> tuple[Document, Tables, Path]:
    document = read_document(path, password=to_password(path))
    tables, out = make_tables(document), tmp_path / path.name
    write(document, path, out, tables)
    return document, tables, out


def drawn_signs(document: Document, tables: Tables) -> list[str]:
    """What a reader should find: the signs of all glyphs that are drawn to be seen, in any order."""
    glyphs, occurrences = document.glyphs, document.occurrences
    seen = occurrences.marks & (Mark.INVISIBLE | Mark.REPEATED | Mark.CLIPPED | Mark.ANNOTATION) == 0
    signs = [tables[document.fonts[glyphs.font[g]].name][int(glyphs.code[g])] for g in occurrences.glyph[seen]]
    return sorted(signs)


def test_every_code_says_what_it_was_told_to_say(repaired: tuple[Document, Tables, Path]) -> None:
    _, tables, out = repaired
    again = read_document(out, password=to_password(out))
    assert {font.name: dict(font.to_unicode) for font in again.fonts} == tables


def test_other_readers_find_the_text(repaired: tuple[Document, Tables, Path]) -> None:
    document, tables, out = repaired
    if max(document.glyphs.code) > 0xFFFF:
        pytest.skip("none of these readers knows codes of three bytes; MuPDF does, see above")
    signs = set(drawn_signs(document, tables))
    texts = ["".join(reread(document, out, to_password(out), lambda: None))]
    texts.append(pdfminer.high_level.extract_text(out, password=to_password(out)))
    reader = pypdf.PdfReader(out, password=to_password(out) or None)
    texts.append("".join(page.extract_text() for page in reader.pages))
    for text in texts:
        found = {letter for letter in text if "\u2800" <= letter <= "\u28ff"}
        # None of them reads every font; what each reads of a repaired one has to be what is written there.
        assert found <= signs
    assert max(len(signs & set(text)) for text in texts) == len(signs)


def test_the_pages_look_as_before(path: Path, repaired: tuple[Document, Tables, Path]) -> None:
    _, _, out = repaired
    before, after = (PageRenderer(one, to_password(one)) for one in (path, out))
    try:
        for number in range(1, len(before.sizes) + 1):
            assert before.render(number, 2.0, None) == after.render(number, 2.0, None)
    finally:
        before.close()
        after.close()


def test_what_the_file_held_stays_and_little_is_added(path: Path, repaired: tuple[Document, Tables, Path]) -> None:
    document, _, out = repaired
    old, new = path.read_bytes(), out.read_bytes()
    if path.stem != "broken_xref":  # nothing can be added to a table that is not there
        assert new.startswith(old)
    assert len(new) < 1.05 * len(old) + 4096 * len(document.fonts)


def test_the_repair_is_noted_in_the_document_information(files: Path, tmp_path: Path) -> None:
    path, out = files / "truetype_simple.pdf", tmp_path / "out.pdf"
    document = read_document(path)
    write(document, path, out, make_tables(document))
    before, after = (dict(pypdf.PdfReader(one).metadata or {}) for one in (path, out))
    assert after == {**before, "/CidfixRepair": "cidfix: a test"}


def test_an_encrypted_pdf_stays_encrypted_and_the_user_is_told(files: Path, tmp_path: Path) -> None:
    path, out = files / "encrypted.pdf", tmp_path / "encrypted.pdf"
    document = read_document(path, password="secret")
    (note,) = write(document, path, out, make_tables(document))
    assert "the repaired one opens with the same password" in note
    assert pypdf.PdfReader(out).is_encrypted


def test_a_signed_pdf_keeps_its_signed_bytes_and_the_user_is_told(files: Path, tmp_path: Path) -> None:
    writer = pypdf.PdfWriter(clone_from=files / "truetype_simple.pdf")
    form = pypdf.generic.DictionaryObject({pypdf.generic.NameObject("/SigFlags"): pypdf.generic.NumberObject(3)})
    writer.root_object[pypdf.generic.NameObject("/AcroForm")] = form
    data = io.BytesIO()
    writer.write(data)
    path, out = tmp_path / "signed.pdf", tmp_path / "out.pdf"
    path.write_bytes(data.getvalue())
    document = read_document(path)
    (note,) = write(document, path, out, make_tables(document))
    assert note.startswith("the PDF is signed")
    assert out.read_bytes().startswith(data.getvalue())


def test_what_a_font_said_of_codes_that_nobody_repaired_stays(files: Path, tmp_path: Path) -> None:
    path, out = files / "cff_type0.pdf", tmp_path / "out.pdf"
    document = read_document(path)
    font = document.fonts[0]
    code, *others = sorted(font.to_unicode)
    write(document, path, out, {font.name: {code: "\u2801"}})
    said = read_document(out).fonts[0].to_unicode
    assert said[code] == "\u2801"
    assert [said[other] for other in others] == [font.to_unicode[other] for other in others]


def test_a_pdf_that_has_changed_is_not_repaired_and_nothing_is_left(files: Path, tmp_path: Path) -> None:
    path, out = tmp_path / "it.pdf", tmp_path / "out.pdf"
    path.write_bytes((files / "truetype_simple.pdf").read_bytes())
    document = read_document(path)
    path.write_bytes((files / "type3_vector.pdf").read_bytes())
    with pytest.raises(CidfixError, match="changed since it was read"):
        write(document, path, out, {})
    assert [file.name for file in tmp_path.iterdir()] == ["it.pdf"]


def test_stopping_leaves_the_file_that_was_there(files: Path, tmp_path: Path) -> None:
    path, out = files / "truetype_simple.pdf", tmp_path / "out.pdf"
    out.write_text("before")
    document = read_document(path)

    def stop() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_repaired(document, (path, ""), out, Repair({}, [], {}, ""), stop)
    assert out.read_text() == "before"
    assert [file.name for file in tmp_path.iterdir()] == ["out.pdf"]


def test_pages_that_hold_up_the_other_reader_take_ever_less_of_its_time(
    files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = files.parent / "corpus" / "nivkh.pdf"
    document = read_document(path)
    ask, given = process.Worker.ask, list[float]()

    def hang(worker: process.Worker, operation: str, seconds: float, check: Callable[[], None], **more: Any) -> Any:
        if operation != "text" or more["number"] % 2 == 0:
            return ask(worker, operation, seconds, check, **more)
        given.append(seconds)
        worker.close()
        raise process.WorkerHungError

    monkeypatch.setattr(process.Worker, "ask", hang)
    texts = list(reread(document, path, "", lambda: None))
    assert [bool(text) for text in texts] == [page.number % 2 == 0 for page in document.pages]
    assert len(given) > 2
    assert given == [given[0] / 2**number for number in range(len(given))]


TEXTS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=4)
SIMPLE, COMPOSITE, MIXED = [(1, 0, 0xFF)], [(2, 0, 0xFFFF)], [(1, 0, 0x80), (2, 0x8140, 0x9FFC)]


def tables_in(spaces: list[tuple[int, int, int]]) -> st.SearchStrategy[dict[int, str]]:
    codes = st.one_of([st.integers(first, last) for _, first, last in spaces])
    return st.dictionaries(codes, TEXTS, max_size=300)


@pytest.mark.parametrize("spaces", [SIMPLE, COMPOSITE, MIXED])
def test_a_map_that_is_written_reads_back(spaces: list[tuple[int, int, int]]) -> None:
    @given(tables_in(spaces))
    def check(table: dict[int, str]) -> None:
        assert parse_to_unicode(format_to_unicode(table, spaces)) == table

    check()
