"""What the page view can be told to do: commands of the window, and the keys of the page for the list of shortcuts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cidfix.gui.actions import Command

if TYPE_CHECKING:
    from cidfix.gui.page.view import PageView

translate = QCoreApplication.translate


def list_page_commands(view: PageView) -> tuple[Command, ...]:
    """All of them; those without a menu are keys that the page hears only while it has the focus."""
    return (*_list_zooms(view), *_list_pages(view), *_list_keys(view))


def _always() -> bool:
    return True


def _list_zooms(view: PageView) -> tuple[Command, ...]:
    menu = translate("Menus", "&View")
    wide, whole = partial(view.set_fit, "width"), partial(view.set_fit, "page")
    return (
        Command(menu, translate("PageView", "Zoom in"), ("Ctrl++", "Ctrl+="), "zoom-in", view.zoom_in, _always),
        Command(menu, translate("PageView", "Zoom out"), ("Ctrl+-",), "zoom-out", view.zoom_out, _always),
        Command(menu, translate("PageView", "Fit width"), ("Ctrl+0",), "fit-width", wide, _always),
        Command(menu, translate("PageView", "Fit page"), ("Ctrl+9",), "fit-page", whole, _always),
        Command(
            menu,
            translate("PageView", "Show states on the page"),
            ("Ctrl+Shift+S",),
            "",
            lambda: view.show_states(not view.states_shown),
            lambda: view.text is not None,
            lambda: view.states_shown,
        ),
    )


def _list_pages(view: PageView) -> tuple[Command, ...]:
    menu = translate("Menus", "&Go")
    before, after = translate("PageView", "Previous page"), translate("PageView", "Next page")
    return (
        Command(menu, before, ("Ctrl+PgUp",), "up", lambda: view.show_page(view.page - 1), _always),
        Command(menu, after, ("Ctrl+PgDown",), "down", lambda: view.show_page(view.page + 1), _always),
    )


def _list_keys(view: PageView) -> tuple[Command, ...]:
    keys = (
        (translate("PageView", "On the page: scroll up"), "PgUp", lambda: view.scroll_by(-1)),
        (translate("PageView", "On the page: scroll down"), "PgDown", lambda: view.scroll_by(1)),
        (translate("PageView", "On the page: first page"), "Ctrl+Home", lambda: view.show_page(1)),
        (translate("PageView", "On the page: last page"), "Ctrl+End", lambda: view.show_page(view.page_count)),
        (translate("PageView", "On the page: word to the right"), "Ctrl+Right", lambda: view.walk(1, extend=False)),
        (translate("PageView", "On the page: word to the left"), "Ctrl+Left", lambda: view.walk(-1, extend=False)),
        (translate("PageView", "On the page: a word more"), "Ctrl+Shift+Right", lambda: view.walk(1, extend=True)),
        (translate("PageView", "On the page: a word less"), "Ctrl+Shift+Left", lambda: view.walk(-1, extend=True)),
        (translate("PageView", "On the page: type what stands there"), "Return", view.typing_wanted.emit),
        (translate("PageView", "On the page: copy what is decoded"), "Ctrl+C", view.copy),
        (translate("PageView", "On the page: choose nothing"), "Escape", view.clear),
    )
    return tuple(Command("", text, (key,), "", call, _always) for text, key, call in keys)
