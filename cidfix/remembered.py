"""Methods that remember their answers, in the object itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

_Self = TypeVar("_Self")
_Asked = ParamSpec("_Asked")
_Answer = TypeVar("_Answer")
_Method = Callable[Concatenate[_Self, _Asked], _Answer]


def remembered(most: int) -> Callable[[_Method[_Self, _Asked, _Answer]], _Method[_Self, _Asked, _Answer]]:
    """Make a method of hashable arguments remember at most so many answers; after that it begins anew.

    `lru_cache` would hold the object, and be held by it: such a ring is only freed by a search through all there is,
    for which the window cannot wait.
    """

    def decorate(method: _Method[_Self, _Asked, _Answer]) -> _Method[_Self, _Asked, _Answer]:
        name = f"remembered by {method.__name__}"

        @wraps(method)
        def ask(self: _Self, /, *asked: _Asked.args, **named: _Asked.kwargs) -> _Answer:
            answers: dict[tuple[Any, ...], _Answer] = self.__dict__.setdefault(name, {})
            key = (*asked, *named.items())
            try:
                return answers[key]
            except KeyError:
                if len(answers) >= most:
                    answers.clear()
                answer = answers[key] = method(self, *asked, **named)
                return answer

        return ask

    return decorate
