"""Which fonts are taken for known ones with codes of their own: by their name, and by what they draw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import cidfix
from cidfix.naming import read_known_fonts
from cidfix.pdf.document import Document, Font, Glyphs, Occurrences
from cidfix.recover.candidates import Candidate
from cidfix.recover.known_fonts import find_fillers, find_known_fonts, to_map_fits
from cidfix.recover.values import State
from cidfix.recovery import Recovery

NOTHING = Occurrences(
    np.zeros(0, np.int32),
    *(np.zeros(0, np.float32) for _ in range(8)),
    vertical=np.zeros(0, np.bool_),
    marks=np.zeros(0, np.uint8),
)
NEPAL = b"g]kfn"


def make_pdf(path: Path, text: bytes, base_font: str) -> Path:
    """A page with a few bytes in a font that is not embedded."""
    content = b"BT /F 20 Tf 72 700 Td (" + text + b") Tj ET"
    font = f"<< /Type /Font /Subtype /Type1 /BaseFont /{base_font} /Encoding /WinAnsiEncoding >>".encode()
    page = (
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>"
    )
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        page,
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(content), content),
        font,
    ]
    data = b"%PDF-1.4\n" + b"".join(b"%d 0 obj\n%s\nendobj\n" % item for item in enumerate(objects, 1))
    path.write_bytes(data + b"trailer << /Root 1 0 R /Size 6 >>\n%%EOF\n")
    return path


@pytest.fixture(scope="module")
def nepal(tmp_path_factory: pytest.TempPathFactory) -> Recovery:
    return cidfix.open(make_pdf(tmp_path_factory.mktemp("preeti") / "nepal.pdf", NEPAL, "Preeti"))


def draw(name: str, embedded: bool, codes: Sequence[int], own_map: Mapping[int, str] | None = None) -> Document:
    """A document of one font, without pages."""
    font = Font("F1", name, "TrueType", embedded, "encoding" if own_map else "", own_map or {})
    glyphs = Glyphs(
        font=np.zeros(len(codes), np.int32),
        code=np.array(codes, np.int64),
        gid=np.arange(len(codes), dtype=np.int32),
        advance=np.ones(len(codes), np.float32),
        ink=np.ones((len(codes), 4), np.float32),
        blank=np.zeros(len(codes), np.bool_),
        outline=tuple(f"{code:02x}" for code in codes),
    )
    return Document(Path("drawn.pdf"), "", "", 0, (font,), glyphs, NOTHING, ())


def look_like(texts: Sequence[str], distance: float = 0.4) -> tuple[tuple[Candidate, ...], ...]:
    return tuple((Candidate(text, distance, 0.0, "Reference"),) for text in texts)


PREETI = next(font for font in read_known_fonts() if font.name == "Preeti")
CODES = [code for code, text in PREETI.values.items() if "क" <= text[:1] <= "ह"][:20]
LETTERS = [PREETI.values[code] for code in CODES]


def name_found(document: Document, candidates: tuple[tuple[Candidate, ...], ...]) -> list[str]:
    return [found.known.name for found in find_known_fonts(document, candidates)]


def test_a_font_that_is_not_embedded_is_known_by_its_name(nepal: Recovery) -> None:
    assert nepal.to_text("mark", "keep").strip() == "नेपाल"
    (verdict,) = nepal.verdicts
    assert verdict.verdict == "wrong"
    assert "Preeti" in verdict.reason
    assert {value.state for value in nepal.values} == {State.SURE}
    assert all("known font Preeti" in value.source for value in nepal.values)


def test_what_a_known_font_says_is_not_used_where_no_proposals_are(nepal: Recovery) -> None:
    assert "नेपाल" not in nepal.with_letters(nepal.shapes, "none").to_text("mark", "keep")


def test_words_that_are_typed_outrank_a_known_font(nepal: Recovery) -> None:
    typed = replace(nepal, decisions=tuple(cidfix.parse_decisions("=F5:103 म", "entries")))
    assert typed.to_text("mark", "keep").strip() == "मेपाल"


def test_another_name_is_taken_as_it_says(tmp_path: Path) -> None:
    other = cidfix.open(make_pdf(tmp_path / "other.pdf", b"plain", "Preston"))
    assert other.to_text("mark", "keep").strip() == "plain"


def test_shapes_confirm_a_name() -> None:
    assert name_found(draw("Preeti", True, CODES), look_like(LETTERS)) == ["Preeti"]


def test_shapes_refute_a_name() -> None:
    latin = [chr(ord("a") + k) for k in range(len(CODES))]
    assert name_found(draw("Preeti", True, CODES), look_like(latin)) == []


def test_a_font_without_its_name_is_known_by_its_shapes() -> None:
    (name,) = name_found(draw("TTE1A0", True, CODES), look_like(LETTERS))
    assert name in ("Preeti", "Kantipur", "Sagarmatha", "PCS Nepali", "Fontasy Himali")


def test_a_font_without_its_name_is_not_known_by_a_few_shapes() -> None:
    assert name_found(draw("TTE1A0", True, CODES[:6]), look_like(LETTERS[:6])) == []


def test_letters_that_stand_under_their_latin_codes_are_no_known_font() -> None:
    codes = list(range(0x41, 0x5B)) + list(range(0x61, 0x7B))
    assert name_found(draw("Times", True, codes), look_like([chr(code) for code in codes])) == []


def test_a_map_that_somebody_has_mended_is_left_alone() -> None:
    mended = dict(zip(CODES, LETTERS, strict=True))
    assert name_found(draw("Preeti", False, CODES, mended), ((),) * len(CODES)) == []


def test_the_very_outline_of_something_else_is_not_overruled() -> None:
    document = draw("Preeti", True, CODES)
    candidates = (*look_like(["ॐ"], distance=0.0), *look_like(LETTERS[1:]))
    (fit,) = to_map_fits(document, find_known_fonts(document, candidates), candidates)
    assert {match.glyph for match in fit.matches if not match.context} == set(range(1, len(CODES)))


def test_codes_that_only_widen_a_letter_part_no_words() -> None:
    document = draw("DVBWTTSurekhNormal", True, [0x20, 0xDB, 0xFA])
    blank = np.array([True, False, True])
    document = replace(document, glyphs=replace(document.glyphs, blank=blank))
    assert find_fillers(document) == {2: False}
