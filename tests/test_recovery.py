"""A recovery from Python: the same results as the command, replayed and undone."""

from pathlib import Path

import pytest

import cidfix
from cidfix.errors import CidfixError


@pytest.fixture(scope="module")
def nivkh(corpus: Path) -> cidfix.Recovery:
    """The first page of nivkh, with a few words typed."""
    recovery = cidfix.open(corpus / "nivkh.pdf", pages=[1])
    typed = "@1.1 Қʼатьгун сик правоғун Декларация\nнивгун сик макыр\n@1.2:1 Нивӊ\n"
    return recovery.with_decisions(*cidfix.parse_decisions(typed, "typed"))


def test_the_first_line_reads_as_typed(nivkh: cidfix.Recovery) -> None:
    assert nivkh.to_text("mark", "keep").startswith("Қʼатьгун сик правоғун Декларация\n")


def test_with_and_without_a_decision_is_what_it_was(nivkh: cidfix.Recovery) -> None:
    (extra,) = cidfix.parse_decisions("@1.2:2 қʼатьгун", "more")
    again = nivkh.with_decisions(extra).without_decision(extra)
    assert again.decisions == nivkh.decisions
    assert again.to_text("mark", "keep") == nivkh.to_text("mark", "keep")


def test_a_session_replays_the_same_text_at_the_same_places(nivkh: cidfix.Recovery, tmp_path: Path) -> None:
    path = tmp_path / "nivkh.session.json"
    cidfix.save_session(nivkh, path)
    before = path.read_bytes()
    replayed = cidfix.replay_session(cidfix.Recovery(nivkh.document), path)
    assert replayed.decisions == nivkh.decisions
    assert replayed.to_text("mark", "keep") == nivkh.to_text("mark", "keep")
    assert replayed.found_places == nivkh.found_places
    assert path.read_bytes() == before
    cidfix.save_session(replayed, path)
    assert path.read_bytes() == before


def test_a_session_that_can_not_be_saved_leaves_the_old_one(nivkh: cidfix.Recovery, tmp_path: Path) -> None:
    with pytest.raises(CidfixError):
        cidfix.save_session(nivkh, tmp_path / "nowhere" / "nivkh.session.json")
    assert list(tmp_path.iterdir()) == []


def test_a_recovery_does_not_change(nivkh: cidfix.Recovery) -> None:
    before = nivkh.to_text("mark", "keep")
    nivkh.with_decisions(*cidfix.parse_decisions("@1.3:1 абвгдежзиклмн", "more")).to_text("mark", "keep")
    assert nivkh.to_text("mark", "keep") == before


def test_decisions_are_written_as_they_are_read(nivkh: cidfix.Recovery) -> None:
    text = cidfix.format_decisions(nivkh.decisions)
    assert cidfix.parse_decisions(text, "again") == nivkh.decisions
