"""What the window says of the document that is open or being opened, each matter in one message that follows it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cidfix.errors import CidfixError
from cidfix.gui.keeping import find_crashed
from cidfix.gui.open_document import OnDisk
from cidfix.gui.proposals.guesses import count_taken

if TYPE_CHECKING:
    from cidfix.gui.window import MainWindow

translate = QCoreApplication.translate

_COMING, _FILE, _DISK, _COMPLETE = "coming", "file", "disk", "complete"  # what messages are about


def tell_crashed(window: MainWindow) -> None:
    """Offer what was open when the program ended unexpectedly."""
    for path in find_crashed():
        words = translate("Messages", "cidfix ended unexpectedly while {} was open. What you did is saved.")
        offer = translate("Messages", "Go on with it"), partial(window.open_path, path)
        window.notices.tell("warning", words.format(path.name), offer, about=_name_crash(path))


def tell_coming(window: MainWindow) -> None:
    """Say what is being opened while another document is still shown."""
    if window.coming is not None:
        words = translate("Messages", "Opening {}…").format(window.coming.path.name)
        offer = translate("Messages", "Cancel"), window.stop_opening
        window.notices.tell("info", words, offer, about=_COMING)


def tell_refused(window: MainWindow, error: CidfixError) -> None:
    """Say why a file can't be opened."""
    window.notices.tell_error(error, about=_FILE)


def end_opening(window: MainWindow) -> None:
    """Nothing is being opened any more."""
    window.notices.withdraw(_COMING)


def tell_opened(window: MainWindow, path: Path) -> None:
    """A file was opened: what was wrong with one before is past."""
    for matter in (_COMING, _FILE, _name_crash(path)):
        window.notices.withdraw(matter)


def tell_completed(window: MainWindow, is_complete: bool) -> None:
    """Every letter is known, or not any more."""
    if is_complete:
        _tell_complete(window)
    else:
        window.notices.withdraw(_COMPLETE)


def follow_completed(window: MainWindow) -> None:
    """Of a document that is complete more may be confirmed now, or less: what was told of it follows."""
    if window.notices.tells_of(_COMPLETE):
        _tell_complete(window)


def _tell_complete(window: MainWindow) -> None:
    words, offers = translate("Messages", "Every letter of this document is known."), []
    view, workbench = window.view, window.workbench
    if view is not None and workbench is not None and (count := count_taken(workbench.recovery)):
        words = translate("Messages", "Every letter of this document was read, %n by shape alone.", "", count)
        offers = [(translate("Messages", "Look at them"), view.proposals.go)]
    export = translate("Messages", "Export text…"), window.export_text
    save = translate("Messages", "Save the map"), window.files.save_map
    window.notices.tell("info", words, *offers, export, save, about=_COMPLETE)


def tell_disk(window: MainWindow, found: OnDisk) -> None:
    """Say what has become of the file; the pages are those that were opened, whatever it is."""
    if found == "same":
        window.notices.withdraw(_DISK)
    elif found == "gone":
        words = translate(
            "Messages", "The PDF is not on the disk any more. You can go on with it; what you did is kept."
        )
        window.notices.tell("warning", words, about=_DISK)
    else:
        words = translate(
            "Messages", "The PDF has changed on the disk. You see it as it was opened; what you did is kept."
        )
        offer = translate("Messages", "Open it again"), window.reopen
        window.notices.tell("warning", words, offer, about=_DISK)


def _name_crash(path: Path) -> str:
    return f"crash {path}"
