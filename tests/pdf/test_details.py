"""What a PDF says beside its pages: offered for repair where it was typed as the pages were, and else left alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pypdf
import pytest
from pypdf.annotations import Text
from pypdf.generic import (
    ArrayObject,
    DecodedStreamObject,
    DictionaryObject,
    NameObject,
    NumberObject,
    PdfObject,
    StreamObject,
    TextStringObject,
)

import cidfix
from cidfix.export.details import OfferedDetail
from cidfix.pdf import Detail, read_details
from cidfix.recover.grammar import parse_decisions
from cidfix.recovery import Recovery

# The page shows "жик икж кжи" in a font that draws ж where the file says a, и where it says b, к where it says c.
PAGE = b"BT /F 20 Tf 20 100 Td (abc bca cab) Tj ET"
XMP = b'<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>%s</a><b>abcabc</b></x:xmpmeta>'


def add_details(path: Path, out: Path, title: str) -> Path:
    """The PDF with a title, a bookmark, a note and a field typed in its font, and with others that were not."""
    writer = pypdf.PdfWriter(clone_from=path)
    writer.add_metadata({"/Title": title, "/Author": "A. Cab Linguist"})
    outer = writer.add_outline_item(title="cab abc", page_number=0)
    writer.add_outline_item(title="Introduction", page_number=0, parent=outer)
    writer.add_annotation(page_number=0, annotation=Text(rect=(10, 10, 20, 20), text="bca"))
    rect: PdfObject = ArrayObject(map(NumberObject, (30, 10, 40, 20)))
    names = {"FT": NameObject("/Tx"), "Subtype": NameObject("/Widget"), "T": TextStringObject("abc"), "Rect": rect}
    names |= {"V": TextStringObject("abc bca")}
    field = writer._add_object(DictionaryObject({NameObject(f"/{name}"): value for name, value in names.items()}))
    page = writer.pages[0]
    page[NameObject("/Annots")] = ArrayObject([*page.get("/Annots", []), field])
    form = DictionaryObject({NameObject("/Fields"): ArrayObject([field])})
    writer.root_object[NameObject("/AcroForm")] = form
    metadata = DecodedStreamObject()
    metadata.set_data(XMP % title.encode())
    writer.root_object[NameObject("/Metadata")] = writer._add_object(metadata)
    writer.write(out)
    return out


@pytest.fixture
def path(write_page: Callable[..., Path], tmp_path: Path) -> Path:
    return add_details(write_page(PAGE), tmp_path / "typed.pdf", "abc")


@pytest.fixture
def recovery(path: Path) -> Recovery:
    document = cidfix.open(path).document
    font = next(font.name for font in document.fonts if 97 in font.own_map)
    text = "".join(f"={font}:{code} {value}\n" for code, value in ((97, "ж"), (98, "и"), (99, "к")))
    return Recovery(document, parse_decisions(text, "a test"))


def offer(recovery: Recovery, path: Path) -> tuple[OfferedDetail, ...]:
    return recovery.offer_details(path, "", lambda: None)


def test_all_that_is_said_beside_the_pages_is_read(recovery: Recovery, path: Path) -> None:
    found = read_details(recovery.document, (path, ""), lambda: None)
    assert set(found) == {
        Detail("title", 0, "abc"),
        Detail("author", 0, "A. Cab Linguist"),
        Detail("bookmark", 0, "cab abc"),
        Detail("bookmark", 0, "Introduction"),
        Detail("annotation", 1, "bca"),
        Detail("form value", 1, "abc bca"),
    }


def test_what_was_typed_in_the_font_is_offered(recovery: Recovery, path: Path) -> None:
    assert {(one.detail.kind, one.detail.text, one.text) for one in offer(recovery, path)} == {
        ("title", "abc", "жик"),
        ("bookmark", "cab abc", "кжи жик"),
        ("annotation", "bca", "икж"),
        ("form value", "abc bca", "жик икж"),
    }


def test_what_is_chosen_is_repaired_and_all_else_stays(recovery: Recovery, path: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    chosen = [one for one in offer(recovery, path) if one.detail.kind != "annotation"]
    recovery.write_pdf(out, path, "", chosen, lambda: None)
    repaired = pypdf.PdfReader(out)
    assert repaired.metadata is not None
    assert (repaired.metadata.title, repaired.metadata.author) == ("жик", "A. Cab Linguist")
    assert [item.title for item in repaired.outline if not isinstance(item, list)] == ["кжи жик"]
    note, field = (one.get_object() for one in repaired.pages[0]["/Annots"])  # type: ignore[attr-defined]
    metadata = repaired.root_object["/Metadata"].get_object()
    assert isinstance(metadata, StreamObject)
    assert (note["/Contents"], field["/V"], field["/T"]) == ("bca", "жик икж", "abc")
    assert metadata.get_data() == XMP % "жик".encode()
    assert out.read_bytes().startswith(path.read_bytes())
    assert json.loads(str(repaired.metadata["/CidfixRepair"]))["details"] == 3


def test_the_metadata_stay_xml_whatever_a_code_stands_for(recovery: Recovery, path: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    chosen = [OfferedDetail(Detail("title", 0, "abc"), "<\x01&ик")]
    recovery.write_pdf(out, path, "", chosen, lambda: None)
    metadata = pypdf.PdfReader(out).root_object["/Metadata"].get_object()
    assert isinstance(metadata, StreamObject)
    root = fromstring(metadata.get_data())
    assert root.findtext("a") == "<&ик"


def test_without_being_chosen_nothing_beside_the_pages_is_changed(
    recovery: Recovery, path: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.pdf"
    recovery.write_pdf(out, path, "", (), lambda: None)
    before = read_details(recovery.document, (path, ""), lambda: None)
    assert read_details(recovery.document, (out, ""), lambda: None) == before


def test_bookmarks_that_run_in_a_circle_are_read_once(write_page: Callable[..., Path], tmp_path: Path) -> None:
    path, out = write_page(PAGE), tmp_path / "circle.pdf"
    writer = pypdf.PdfWriter(clone_from=path)
    item = writer.add_outline_item(title="abc", page_number=0).get_object()
    assert isinstance(item, DictionaryObject)
    assert item.indirect_reference is not None
    item[NameObject("/Next")] = item.indirect_reference
    item[NameObject("/First")] = item.indirect_reference
    writer.write(out)
    found = read_details(cidfix.open(out).document, (out, ""), lambda: None)
    assert [one.text for one in found if one.kind == "bookmark"] == ["abc"]


def test_a_title_in_a_language_that_the_font_is_not_for_is_left_alone(
    write_page: Callable[..., Path], tmp_path: Path
) -> None:
    path = add_details(write_page(PAGE), tmp_path / "typed.pdf", "A cab")
    document = cidfix.open(path).document
    trusting = Recovery(document)  # the font says what it draws
    assert offer(trusting, path) == ()
