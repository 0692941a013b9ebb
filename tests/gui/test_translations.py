"""The window in other languages: nothing left in English, nothing garbled, and the language chosen is remembered."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from string import Formatter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication, QMenu

import cidfix
from cidfix.errors import CidfixError
from cidfix.gui.app import Program
from cidfix.gui.document_view import WorkStep
from cidfix.gui.engine import read_sentences, say
from cidfix.gui.glyphs.reasons import explain_reason
from cidfix.gui.language_menu import LanguageMenu
from cidfix.gui.menus import add_submenus, list_commands, menu_titles
from cidfix.gui.settings import Settings
from cidfix.gui.translate.__main__ import list_words
from cidfix.gui.translate.catalogue import PLURAL_FORMS, Catalogue, read_catalogue, write_catalogue
from cidfix.gui.translate.code import Words, find_words
from cidfix.gui.translations import LANGUAGES, load_translations, use_language
from cidfix.gui.window import MainWindow
from cidfix.gui.wording import describe_share
from cidfix.resource import find_resource

FOLDER = find_resource("translations")
TRANSLATED = pytest.mark.parametrize("language", PLURAL_FORMS)
WORDS = {(one.context, one.source): one for one in list_words()}


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Puts the program into a language as long as the test runs."""
    before = QLocale()
    yield lambda language: use_language(qapp, language)
    use_language(qapp, "en")
    QLocale.setDefault(before)


@pytest.fixture
def mirrored(qapp: QApplication) -> Iterator[None]:
    """Qt speaks Arabic, which runs from right to left."""
    load_translations(qapp, QLocale("ar"))
    yield
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()


def read(language: str) -> Catalogue:
    return read_catalogue(FOLDER / f"cidfix_{language}.ts")


@TRANSLATED
def test_all_words_of_the_window_are_translated_and_no_others(language):
    known = read(language)
    assert sorted(name for name in WORDS if not known.get(name)) == []
    assert sorted(known.keys() - WORDS.keys()) == []


def fields(text: str) -> Counter[str]:
    """What is filled in: {} by its place, {0} and {name} by their names."""
    names = [name for _, name, _, _ in Formatter().parse(text) if name is not None]
    return Counter(name or str(number) for number, name in enumerate(names))


@TRANSLATED
def test_what_is_filled_in_keys_and_ends_agree_with_the_english(language):
    for (context, source), forms in read(language).items():
        counts = WORDS[context, source].counts
        assert len(forms) == (PLURAL_FORMS[language] if counts else 1), source
        for form in forms:
            assert fields(form) == fields(source), (source, form)
            assert re.findall(r"\*\.\w+|[⏎↓✓�]|U\+049A|F\d+", form) == re.findall(
                r"\*\.\w+|[⏎↓✓�]|U\+049A|F\d+", source
            ), (source, form)
            assert ("…" in form) == ("…" in source), (source, form)
            assert form.count("&") == source.count("&"), (source, form)
            assert (form[0] == " ") == (source[0] == " ") or language == "zh_CN", (source, form)
        assert not counts or "%n" in forms[-1], source


@TRANSLATED
def test_what_the_program_reads_is_made_from_what_translators_write(language):
    translator = QTranslator()
    assert translator.load(str(FOLDER / f"cidfix_{language}.qm"))
    for (context, source), forms in read(language).items():
        counts = (1, 2, 5) if len(forms) == 3 else (1, 2)
        numbers = counts[: len(forms)] if WORDS[context, source].counts else (-1,)
        assert tuple(translator.translate(context, source, "", n) for n in numbers) == forms, source


def test_no_two_entries_of_a_menu_have_the_same_letter_in_any_language(speak, window, book, open_book):
    open_book(window, book)
    doubled = []
    for language in LANGUAGES:
        speak(language)
        menus = {title: QMenu() for title in menu_titles()}
        for command in list_commands(window):
            if command.menu:
                menus[command.menu].addAction(command.text)
        add_submenus(window, menus, Settings())
        entries = [("", title) for title in menus]
        entries += [(title, action.text()) for title, menu in menus.items() for action in menu.actions()]
        letters = Counter((menu, letter) for menu, text in entries for letter in re.findall(r"&(\w)", text.lower()))
        doubled += [(language, *where) for where, count in letters.items() if count > 1]
    assert doubled == []


def test_things_are_counted_as_the_language_counts(speak):
    def left(count: int) -> str:
        return QCoreApplication.translate("ProgressHeader", "%n letters left", "", count)

    speak("ru")
    assert [left(n) for n in (1, 3, 5, 11, 21)] == [
        "осталась 1 буква",
        "осталось 3 буквы",
        "осталось 5 букв",
        "осталось 11 букв",
        "осталась 21 буква",
    ]
    speak("es")
    assert [left(n) for n in (1, 2)] == ["queda 1 letra", "quedan 2 letras"]
    speak("zh_CN")
    assert left(7) == "还剩 7 个字母"
    speak("en")
    assert left(7) == "7 letters left"


def test_shares_are_written_as_the_language_writes_numbers(speak):
    speak("fr")
    assert describe_share(0.9962) == "99,6\u00a0%"
    speak("zh_CN")
    assert describe_share(0.9962) == "99.6%"


def test_a_reason_of_the_engine_is_told_in_the_language(speak):
    speak("fr")
    assert say("none of its 57 codes has a Unicode value") == "aucun de ses 57 codes n’a de valeur Unicode"
    wrong = "4 of 31 letters are drawn as something else, e.g. “a” like “б”, “o” like “ө”"
    assert say(wrong) == (
        "4 lettres sur 31 sont dessinées comme autre chose, "
        "p. ex. «\u00a0a\u00a0» comme «\u00a0б\u00a0», «\u00a0o\u00a0» comme «\u00a0ө\u00a0»"
    )
    speak("ru")
    assert say("the PDF cannot be read: the file is empty") == "PDF не читается: файл пуст"
    assert explain_reason("looks as in Charis SIL Italic; TeX's T2A encoding says so") == (
        "выглядит как в Charis SIL Italic; так говорит кодировка TeX T2A"
    )


def test_an_error_is_told_in_the_language(speak, window: MainWindow, texts):
    speak("es")
    window.notices.tell_error(CidfixError("the file is larger than 64 MB", "a.txt", "check that it is the right file"))
    assert texts(window) == ["El archivo supera 64 MB (a.txt). Compruebe que es el archivo correcto."]


def test_what_the_engine_is_not_known_to_say_stays_as_it_is(speak):
    speak("ru")
    assert say("something new, of 3 kinds; and {more}") == "something new, of 3 kinds; and {more}"
    assert say("") == ""


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(read_sentences()), st.lists(st.text("ab1 ,;.“”{}", min_size=1, max_size=6), min_size=4))
def test_in_english_the_engine_is_never_said_otherwise(sentence, values):
    words = sentence.format(*values)
    assert say(words) == words


LEFT_OUT = ("cli", "gui", "export", "ordering")  # what the window never tells: maps of other programs, files of rules


def find_sentences() -> Iterator[str]:
    """What errors of the engine say and advise, where it is written out at its place."""
    package = Path(cidfix.__path__[0])
    for path in package.rglob("*.py"):
        if path.relative_to(package).parts[0] in LEFT_OUT:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "CidfixError":
                yield from (to_sentence(text) for text in (*node.args[:1], *node.args[2:3]) if is_text(text))


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def to_sentence(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    assert isinstance(node, ast.JoinedStr)
    numbers = iter(range(9))
    parts = [part.value if isinstance(part, ast.Constant) else f"{{{next(numbers)}}}" for part in node.values]
    return "".join(map(str, parts))


def test_the_errors_of_the_engine_are_in_the_list_for_translators():
    assert sorted(set(find_sentences()) - {*read_sentences(), ""}) == []


def test_the_language_chosen_is_remembered_and_one_that_is_not_known_is_that_of_the_system():
    assert Settings().language == ""
    Settings().language = "ru"
    assert Settings().language == "ru"
    Settings().language = "tlh"
    assert Settings().language == ""


def choose(window: MainWindow, name: str) -> None:
    """Choose a language in the menu, by its own name."""
    menu = window.findChildren(LanguageMenu)[-1]  # when menus are made anew, those before go a moment later
    next(action for action in menu.actions() if action.text() == name).trigger()


def test_with_nothing_open_the_window_speaks_another_language_at_once(qapp, speak):
    program = Program(qapp)
    before = program.window
    choose(before, LANGUAGES["ru"])
    assert program.window is not before
    assert not before.isVisible()
    assert program.window.isVisible()
    assert program.window.menuBar().actions()[0].text() == "&Файл"
    program.window.close()
    program.window.deleteLater()


def test_with_a_pdf_open_it_is_said_that_the_language_changes_later_and_can_change_now(
    qtbot, qapp, speak, book: Path, texts
):
    program = Program(qapp)
    program.window.open_path(book)
    qtbot.waitUntil(program.window.is_ready, timeout=30_000)
    before = program.window
    choose(before, LANGUAGES["fr"])
    assert program.window is before
    assert texts(before)[0] == "The window changes its language when cidfix is started again."
    before.notices.notices[0].buttons[0].click()
    qtbot.waitUntil(lambda: program.window is not before and program.window.is_ready(), timeout=30_000)
    assert program.window.document.path == book
    assert program.window.menuBar().actions()[0].text() == "&Fichier"
    program.window.close()
    program.window.deleteLater()


def test_from_right_to_left_the_window_is_mirrored_and_the_document_is_not(mirrored, window, book, open_book):
    open_book(window, book)
    assert window.layoutDirection() is Qt.LayoutDirection.RightToLeft
    view = window.view
    view.show_step(WorkStep.LETTERS)
    origin = window.rect().topLeft()
    assert view.side.mapTo(window, origin).x() < view.pages.mapTo(window, origin).x()
    assert view.strip.mapTo(window, origin).x() > view.pages.mapTo(window, origin).x()
    _, row, _ = next(view.lines.list.rows_in_sight())
    first, second = (row.frames(at, at + 1)[0].left() for at in (row.start, row.start + 1))
    assert first < second


def test_words_are_found_with_their_context_and_what_they_count(tmp_path):
    code = 'class Card(QWidget):\n    def name(self):\n        translate("Menus", "&Go"), self.tr("Go on", "", 2)\n'
    (tmp_path / "part.py").write_text(code, "utf-8")
    assert find_words(tmp_path) == (Words("Card", "Go on", True), Words("Menus", "&Go", False))


def test_computed_words_are_refused(tmp_path):
    (tmp_path / "part.py").write_text("words = translate('Menus', name)\n", "utf-8")
    with pytest.raises(CidfixError, match="line 1"):
        find_words(tmp_path)


def test_what_is_translated_is_kept_and_what_is_gone_is_left_out(tmp_path):
    path = tmp_path / "cidfix_ru.ts"
    words = Words("Card", "%n letters", True), Words("Card", "Go on <now> & here", False)
    known = {("Card", "%n letters"): ("%n буква", "%n буквы", "%n букв"), ("Card", "gone"): ("прочь",)}
    write_catalogue(path, "ru", words, known)
    assert read_catalogue(path) == {
        ("Card", "%n letters"): ("%n буква", "%n буквы", "%n букв"),
        ("Card", "Go on <now> & here"): (),
    }
