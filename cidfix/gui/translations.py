"""The words of the window in the user's language, where somebody has translated them.

A translation is a file `cidfix_LANGUAGE.qm`; `resources/translations/README.md` tells how one is made. Numbers are
written as that language writes them, and Qt mirrors the window where it is written from right to left.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from cidfix.resource import find_resource

LANGUAGES = {"en": "English", "fr": "Français", "es": "Español", "ru": "Русский", "zh_CN": "中文"}
"""The languages that the window can be put into, by the names that Qt has for them, each called as it calls itself."""


def use_language(app: QCoreApplication, language: str) -> None:
    """Put what is shown from now on into one of `LANGUAGES`, or with "" into the system's."""
    for translator in app.findChildren(QTranslator):
        app.removeTranslator(translator)
        translator.deleteLater()
    locale = QLocale(language) if language else QLocale.system()
    QLocale.setDefault(locale)
    load_translations(app, locale)


def load_translations(app: QCoreApplication, locale: QLocale) -> None:
    """Install Qt's own words and those of cidfix in the language of `locale`; where there are none, English stays."""
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in (("qtbase", qt), ("cidfix", str(find_resource("translations")))):
        translator = QTranslator(app)
        if translator.load(locale, name, "_", folder):
            app.installTranslator(translator)
