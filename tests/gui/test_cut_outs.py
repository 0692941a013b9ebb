"""Words cut from the page."""

from __future__ import annotations

from cidfix.gui.cut_outs import find_cut
from cidfix.gui.workbench import Workbench
from cidfix.layout.boxes import find_box
from cidfix.recover.cues import find_stretch
from cidfix.recover.decisions import Place


def test_a_long_word_is_cut_out_whole_wherever_in_it_the_marked_letter_stands(nivkh: Workbench):
    recovery = nivkh.recovery
    # The second word of line 15 on page 2 has fifteen letters.
    start, stop = find_stretch(recovery.layout, Place(2, 15, 2, None))
    assert stop - start == 15
    left, _, right, _ = find_box(recovery.document, recovery.layout.occurrence[start:stop])
    for marked in range(start, stop):
        cut = find_cut(recovery.document, recovery.layout, (start, stop), (marked,))
        assert cut.box[0] < left
        assert cut.box[2] > right
