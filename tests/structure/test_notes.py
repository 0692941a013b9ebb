"""Footnotes that go on elsewhere, and signs of notes that are not known."""

from __future__ import annotations

TEXT = "Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt. "
LONG = "1 Diese Anmerkung ist so lang, dass sie am Fuß der Seite nicht zu Ende geht und auf der nächsten Seite am Fuß "
REST = "der Spalte weitergeht, unter dem Text, der dort steht, bis sie endlich aus ist."


def page_of(paper, number, note):
    text = paper.text(TEXT * 6, 60, 80, 200, page=number)
    return [*text, *paper.text(note, 60, 80 + 12 * len(text) + 30, 200, size=8, leading=9.6, page=number)]


def test_a_note_that_goes_on_at_the_foot_of_the_next_page_is_one(paper):
    lines = page_of(paper, 1, LONG + REST)
    cut = max(k for k, line in enumerate(lines) if line.size == 8)
    first = [line for line in lines if line.size == 10 or line.y < lines[cut - 1].y]
    rest = " ".join(line.text for line in lines[cut - 1 :])
    found = paper.read(first, page_of(paper, 2, rest + " 2 Noch eine."))
    notes = [text for role, text in found.blocks if role == "footnote"]
    assert notes[0].startswith("1 Diese Anmerkung")
    assert rest in notes[0]


def test_a_note_under_the_next_page_with_a_mark_of_its_own_is_another(paper):
    found = paper.read(page_of(paper, 1, LONG + REST), page_of(paper, 2, "2 Eine andere Anmerkung steht hier."))
    notes = [text for role, text in found.blocks if role == "footnote"]
    assert notes == [LONG + REST, "2 Eine andere Anmerkung steht hier."]


def test_the_sign_of_a_note_that_is_not_known_keeps_its_brackets(paper):
    text = paper.text(TEXT * 3, 60, 80, 200)
    note = [paper.words("7", 60, 200, 5), *paper.text("Anmerkung am Fuß.", 64, 203, 200, size=8)]
    written = paper.read(text, note, unknown=True).write()
    assert f"[(cid:{ord('7')})]" in written
