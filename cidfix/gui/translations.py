"""The words of the window in the user's language, where somebody has translated them.

A translation is a file `cidfix_LANGUAGE.qm`; `resources/translations/README.md` tells how one is made.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from cidfix.resource import find_resource


def load_translations(app: QCoreApplication, locale: QLocale) -> None:
    """Install Qt's own words and those of cidfix in the language of `locale`; where there are none, English stays."""
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in (("qtbase", qt), ("cidfix", str(find_resource("translations")))):
        translator = QTranslator(app)
        if translator.load(locale, name, "_", folder):
            app.installTranslator(translator)
