"""Pages as pictures: right in size and place, and never more than a fault where they cannot be drawn."""

from __future__ import annotations

import os
import random
import shutil
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pymupdf
import pytest
from numpy.typing import NDArray

from cidfix.errors import CidfixError, PasswordError
from cidfix.pdf import PageRenderer, Picture, process, read_document, source, view

FILES = Path(__file__).parents[1] / "files"
CORPUS = Path(__file__).parents[1] / "corpus"
NIVKH = CORPUS / "nivkh.pdf"
_RED_SQUARE = b"1 0 0 rg 100 150 20 20 re f"  # 30 to 50 points from the top of the page


@pytest.fixture
def open_pdf() -> Iterator[Callable[..., PageRenderer]]:
    """Open a renderer that is closed behind the test."""
    opened: list[PageRenderer] = []

    def open_one(path: Path, password: str = "") -> PageRenderer:
        opened.append(PageRenderer(path, password))
        return opened[-1]

    yield open_one
    for renderer in opened:
        renderer.close()


@pytest.fixture
def pids(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The process ids of the workers that the test starts, newest last; the idle one is not reused."""
    started: list[int] = []

    class Watched(process.Worker):
        def __init__(self) -> None:
            super().__init__()
            started.append(self.pid)

    for module in (process, source):
        monkeypatch.setattr(module, "Worker", Watched)
    process.close_idle()
    yield started
    process.close_idle()


def to_array(picture: Picture) -> NDArray[np.uint8]:
    assert picture.fault == ""
    return np.frombuffer(picture.pixels, np.uint8).reshape(picture.height, picture.width, 3)


def find_red(picture: Picture) -> tuple[int, int, int, int]:
    """The box of what is red: left, top, right, bottom in pixels."""
    red = (to_array(picture) == (255, 0, 0)).all(axis=2)
    rows, columns = np.flatnonzero(red.any(axis=1)), np.flatnonzero(red.any(axis=0))
    return int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1


def test_a_page_is_drawn_where_it_says_and_as_large_as_asked_for(
    open_pdf: Callable[..., PageRenderer], write_page: Callable[..., Path]
) -> None:
    renderer = open_pdf(write_page(_RED_SQUARE))
    assert renderer.sizes == ((300.0, 200.0),)
    picture = renderer.render(1, 2.0, None)
    assert (picture.width, picture.height) == (600, 400)
    assert find_red(picture) == (200, 60, 240, 100)


def test_a_part_of_a_page_begins_at_its_corner_and_is_white_beyond_the_page(
    open_pdf: Callable[..., PageRenderer], write_page: Callable[..., Path]
) -> None:
    renderer = open_pdf(write_page(_RED_SQUARE))
    inside = renderer.render(1, 2.0, (90.0, 20.0, 130.0, 60.0))
    assert (inside.width, inside.height) == (80, 80)
    assert find_red(inside) == (20, 20, 60, 60)
    across = renderer.render(1, 1.0, (-10.5, -20.0, 110.0, 40.0))
    assert (across.width, across.height) == (121, 60)
    assert find_red(across) == (111, 50, 121, 60)
    outside = renderer.render(1, 1.0, (400.0, 0.0, 410.0, 10.0))
    assert (to_array(outside) == 255).all()
    assert outside.width == 10


def test_a_turned_page_is_drawn_as_it_is_seen(
    open_pdf: Callable[..., PageRenderer], write_page: Callable[..., Path]
) -> None:
    renderer = open_pdf(write_page(_RED_SQUARE, entries=b"/Rotate 90/CropBox[50 0 300 200]"))
    assert renderer.sizes == ((200.0, 250.0),)
    assert find_red(renderer.render(1, 1.0, None)) == (150, 50, 170, 70)


def test_glyphs_stand_in_the_picture_where_the_document_says(open_pdf: Callable[..., PageRenderer]) -> None:
    for name in ("rotated_page", "type0_identity", "type3_bitmap"):
        document = read_document(FILES / f"{name}.pdf")
        renderer = open_pdf(document.path)
        occurrences, glyphs = document.occurrences, document.glyphs
        inked = np.flatnonzero(~glyphs.blank[occurrences.glyph] & (occurrences.dy == 0))[:20]
        for place in inked.tolist():
            x, y, size, along = (
                float(a[place]) for a in (occurrences.x, occurrences.y, occurrences.size, occurrences.dx)
            )
            left, bottom, right, top = (float(side) * size for side in glyphs.ink[occurrences.glyph[place]])
            start, stop = sorted((x + left * along, x + right * along))
            picture = renderer.render(document.pages[0].number, 3.0, (start, y - top, stop, y - bottom))
            assert to_array(picture).min() < 128


def test_annotations_are_drawn(open_pdf: Callable[..., PageRenderer]) -> None:
    path = FILES / "forms_annots.pdf"
    picture = open_pdf(path).render(1, 1.0, None)
    with pymupdf.open(path) as document:
        plain = document[0].get_pixmap(annots=False)
    assert (to_array(picture) != np.frombuffer(plain.samples, np.uint8).reshape(plain.height, plain.width, 3)).any()


def test_an_encrypted_file_asks_for_its_password(open_pdf: Callable[..., PageRenderer]) -> None:
    path = FILES / "encrypted.pdf"
    with pytest.raises(PasswordError, match="is encrypted"):
        open_pdf(path)
    with pytest.raises(PasswordError, match="is wrong"):
        open_pdf(path, "other")
    assert open_pdf(path, "secret").render(1, 1.0, None).fault == ""


def test_what_cannot_be_read_is_refused_in_the_words_of_reading(tmp_path: Path) -> None:
    path = tmp_path / "text.pdf"
    path.write_bytes(b"hello, this is text and no PDF\n" * 20)
    for bad in (path, tmp_path, tmp_path / "nowhere.pdf"):
        with pytest.raises(CidfixError) as reading:
            read_document(bad)
        with pytest.raises(CidfixError) as drawing:
            PageRenderer(bad, "")
        assert str(drawing.value) == str(reading.value)


def test_what_makes_no_sense_or_is_too_large_is_a_fault(open_pdf: Callable[..., PageRenderer]) -> None:
    renderer = open_pdf(NIVKH)
    assert renderer.render(7, 1.0, None).fault == "there is no page 7"
    assert renderer.render(1, 0.0, None).fault == "there is nothing to draw"
    assert renderer.render(1, float("nan"), None).fault == "there is nothing to draw"
    assert renderer.render(1, 1.0, (20.0, 20.0, 10.0, 30.0)).fault == "there is nothing to draw"
    assert renderer.render(1, 100.0, None).fault.startswith("the picture would be too large")
    assert renderer.render(1, 100.0, (0.0, 0.0, 10.0, 10.0)).width == 1000


def test_reading_and_drawing_go_on_at_the_same_time(open_pdf: Callable[..., PageRenderer]) -> None:
    renderer = open_pdf(NIVKH)
    pictures: list[Picture] = []
    document = read_document(NIVKH, progress=lambda done, _total: pictures.append(renderer.render(done, 1.0, None)))
    assert [picture.fault for picture in pictures] == [""] * 6
    assert not any(page.fault for page in document.pages)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to kill a process with")
def test_a_crash_between_pictures_costs_none(open_pdf: Callable[..., PageRenderer], pids: list[int]) -> None:
    renderer = open_pdf(NIVKH)
    expected = renderer.render(2, 1.0, None)
    os.kill(pids[-1], signal.SIGKILL)
    os.waitid(os.P_PID, pids[-1], os.WEXITED | os.WNOWAIT)
    assert renderer.render(2, 1.0, None) == expected
    assert len(pids) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to stop a process with")
def test_a_page_that_hangs_is_given_up_and_the_next_is_drawn(
    open_pdf: Callable[..., PageRenderer], pids: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(view, "_PICTURE_SECONDS", 0.2)
    renderer = open_pdf(NIVKH)
    os.kill(pids[-1], signal.SIGSTOP)
    assert "took longer" in renderer.render(1, 1.0, None).fault
    monkeypatch.setattr(view, "_PICTURE_SECONDS", 60.0)
    assert renderer.render(2, 1.0, None).fault == ""
    monkeypatch.setattr(view, "_PICTURE_SECONDS", 0.2)
    os.kill(pids[-1], signal.SIGSTOP)
    assert "took longer" in renderer.render(1, 1.0, None).fault
    assert "not tried again" in renderer.render(1, 1.0, None).fault
    assert len(pids) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to stop a process with")
def test_the_next_pdf_is_drawn_by_the_process_that_drew_one_which_was_closed(
    open_pdf: Callable[..., PageRenderer], pids: list[int], write_page: Callable[..., Path], files: Path
) -> None:
    first = open_pdf(write_page(_RED_SQUARE))
    alone = first.render(1, 1.0, None)
    first.close()
    first.close()
    other, again = open_pdf(files / "truetype_simple.pdf"), open_pdf(write_page(_RED_SQUARE))
    assert len(pids) == 2
    assert again.render(1, 1.0, None) == alone
    assert other.render(1, 0.5, None) != alone
    assert first.render(1, 1.0, None).fault == "the PDF was closed"


def test_closing_ends_a_picture_that_is_being_drawn(open_pdf: Callable[..., PageRenderer], pids: list[int]) -> None:
    renderer = open_pdf(NIVKH)
    os.kill(pids[-1], signal.SIGSTOP)
    pictures: list[Picture] = []
    drawing = threading.Thread(target=lambda: pictures.append(renderer.render(1, 1.0, None)))
    drawing.start()
    renderer.close()
    drawing.join()
    assert pictures[0].fault
    assert renderer.render(1, 1.0, None).fault == "the PDF was closed"
    with pytest.raises(ProcessLookupError):
        os.kill(pids[-1], 0)
    renderer.close()


@pytest.mark.parametrize("change", ["removed", "overwritten", "replaced"])
def test_pages_are_drawn_as_they_were_opened_whatever_becomes_of_the_file(
    open_pdf: Callable[..., PageRenderer], pids: list[int], write_page: Callable[..., Path], change: str
) -> None:
    path = write_page(_RED_SQUARE)
    renderer = open_pdf(path)
    if change == "replaced":
        path.rename(path.with_name("before.pdf"))
    if change == "removed":
        path.unlink()
    else:
        shutil.copyfile(NIVKH, path)
    assert find_red(renderer.render(1, 2.0, None)) == (200, 60, 240, 100)
    if sys.platform != "win32":
        os.kill(pids[-1], signal.SIGTERM)
        os.waitid(os.P_PID, pids[-1], os.WEXITED | os.WNOWAIT)
    assert find_red(renderer.render(1, 3.0, None)) == (300, 90, 360, 150)


def test_what_is_read_from_the_copy_belongs_to_the_pages_drawn(
    open_pdf: Callable[..., PageRenderer], tmp_path: Path
) -> None:
    path = Path(shutil.copy(NIVKH, tmp_path / "book.pdf"))
    expected = read_document(path)
    renderer = open_pdf(path)
    shutil.copyfile(FILES / "scan_only.pdf", path)
    document = read_document(renderer.copy)
    assert document.sha256 == renderer.sha256 == expected.sha256
    assert (document.occurrences.glyph == expected.occurrences.glyph).all()
    renderer.close()
    assert not renderer.copy.exists()


def test_many_pages_are_measured(open_pdf: Callable[..., PageRenderer], tmp_path: Path) -> None:
    path = tmp_path / "many.pdf"
    with pymupdf.open() as document:
        for number in range(2000):
            document.new_page(width=100 + number, height=50)
        document.save(path)
    renderer = open_pdf(path)
    assert len(renderer.sizes) == 2000
    assert renderer.sizes[1999] == (2099.0, 50.0)
    assert renderer.render(2000, 0.1, None).fault == ""


def test_a_page_that_is_not_there_has_the_size_of_a4_and_a_fault(
    open_pdf: Callable[..., PageRenderer], write_page: Callable[..., Path]
) -> None:
    path = write_page(_RED_SQUARE)
    path.write_bytes(path.read_bytes().replace(b"/Count 1", b"/Count 2"))
    renderer = open_pdf(path)
    assert renderer.sizes == ((300.0, 200.0), (595.0, 842.0))
    assert renderer.render(2, 1.0, None).fault.startswith("the page cannot be drawn")
    assert renderer.render(1, 1.0, None).fault == ""


@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 60))])
def test_damaged_files_are_drawn_or_refused(tmp_path: Path, seed: int) -> None:
    dice = random.Random(seed)
    data = bytearray(dice.choice(sorted((*CORPUS.glob("*.pdf"), *FILES.glob("*.pdf")))).read_bytes())
    for _ in range(dice.choice([5, 50, 500])):
        data[dice.randrange(len(data))] = dice.randrange(256)
    if seed % 3 == 0:
        del data[dice.randrange(len(data)) :]
    path = tmp_path / "damaged.pdf"
    path.write_bytes(data)
    try:
        renderer = PageRenderer(path, "")
    except CidfixError:
        return
    for number in range(1, min(len(renderer.sizes), 5) + 1):
        picture = renderer.render(number, 0.5, None)
        assert picture.fault or len(picture.pixels) == 3 * picture.width * picture.height
    renderer.close()
