"""How far a recovery has come, as the report says it too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Draw = Callable[..., Any]


def test_progress_counts_glyphs_codes_uses_and_words(draw: Draw) -> None:
    drawn = draw("сик сик {F2:а}{F2:б}к", "кас")
    progress = drawn.recovery("@1.1:1 сик", "@1.2:1 к□с").progress
    known, total = 3 + 3 + 1 + 2, 12
    assert progress.known == pytest.approx(known / total, abs=1e-6)
    assert (progress.codes_left, progress.uses_left, progress.words_typed) == (3, 3, 2)
    first, second = progress.fonts
    assert (first.font, first.share, first.known) == (0, pytest.approx(10 / 12, abs=1e-6), 0.9)
    assert (second.font, second.share, second.known) == (1, pytest.approx(2 / 12, abs=1e-6), 0.0)


def test_the_report_says_the_same(draw: Draw) -> None:
    recovery = draw("сик сик {F2:а}{F2:б}к", "кас").recovery("@1.1:1 сик")
    report = recovery.to_report("apart")
    progress = recovery.progress
    assert report["known"] == progress.known
    assert [font["known"] for font in report["fonts"]] == [font.known for font in progress.fonts]
    assert len(report["unknown"]) == progress.codes_left
    assert sum(row["uses"] for row in report["unknown"]) == progress.uses_left


def test_a_document_without_text_is_known(draw: Draw) -> None:
    progress = draw().recovery().progress
    assert (progress.known, progress.codes_left, progress.uses_left, progress.words_typed) == (1.0, 0, 0, 0)


def test_suggestions_are_computed_once(draw: Draw) -> None:
    recovery = draw("сик нивгун").recovery()
    assert recovery.suggest() is recovery.suggestions
    assert recovery.suggestions is recovery.suggestions
