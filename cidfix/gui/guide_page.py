"""The guide that comes with cidfix, in a window beside the other."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage, QTextDocument
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from cidfix.resource import find_resource

_GUIDE = find_resource("guide", "guide.md")
_PICTURE_WIDTH = 640  # pixels


class GuidePage(QDialog):
    """The guide, read from its Markdown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Guide"))
        self.resize(720, 800)
        self.text = _Browser()
        self.text.setAccessibleName(self.tr("Guide"))
        self.text.setMarkdown(_GUIDE.read_text("utf-8"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        column = QVBoxLayout(self)
        column.addWidget(self.text)
        column.addWidget(buttons)


class _Browser(QTextBrowser):
    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.anchorClicked.connect(open_link)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Pictures of the guide, as wide as its text."""
        file = name.toString() if isinstance(name, QUrl) else name
        path = find_resource("guide", file)
        if kind == QTextDocument.ResourceType.ImageResource.value and path.is_file():
            picture = QImage(str(path))
            return picture.scaledToWidth(_PICTURE_WIDTH, Qt.TransformationMode.SmoothTransformation)
        return None


def open_link(link: QUrl) -> None:
    """Open what the guide leads to: a page of the web, or another file that comes with cidfix."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(_GUIDE)).resolved(link))
