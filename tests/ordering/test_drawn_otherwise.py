"""What fonts draw in another order, or in other pieces, than most, is spelt as the Unicode Standard has it."""

from __future__ import annotations

import pytest

from cidfix.ordering.read import find_rules
from cidfix.ordering.reorder import to_logical

DRAWN = """
Khmr  គា ្ន         គ្នា      together     consonant and aa are one glyph, no follows below
Khmr  ឆា ្ន ំ       ឆ្នាំ     year         the same with a mark at the end
Khmr  េ មា ៉ ង      ម៉ោង      hour         and what stands above the consonant
Khmr  េ កៅ ្ដ        ក្ដៅ      hot          consonant and the rest of au are one glyph
Khmr  ទ ំ ា ង        ទាំង      all          nikahit is drawn over the consonant first
Mymr  ြု ပ          ပြု       to do        medial ra and u are one glyph
Mymr  ြု ဖ ိ         ဖြို      to pull down  i is drawn after them and spelt before u
Mymr  ဖ ွ့ ဲ        ဖွဲ့       to form      wa and the dot below are one glyph, ai is drawn above
Mymr  ဥ ီ           ဦ        uncle        the letter uu
Mymr  ည ှ ဥ ် း       ညှဉ်း     to torment   nya without its vowel looks like the letter u
Beng  চ ঁ া দ        চাঁদ      moon         candrabindu is drawn over the consonant first
Beng  অ া ম          আম       mango        the letter aa
Deva  ह ा ें         हों       may be       aa and what stands above it are the sign o
Deva  क ा ै न        कौन      who          and the sign au
Deva  ड ा ॅ          डॉ        doctor       and the sign candra o
Deva  ह ं ा          हां       yes          anusvara is drawn over the consonant first
Deva  अ ा म          आम       mango        the letter aa
Deva  अ ो र          ओर       side         the letter o
Deva  ए े स ा         ऐसा      such         the letter ai
Deva  इ र् ख          ईख       sugar cane   the letter ii
Gujr  ક ા ે ણ        કોણ      who          aa and what stands above it are the sign o
Gujr  અ ા            આ        this         the letter aa
Guru  ੳ ੁ ਸ          ਉਸ       that         the letter u is a bearer and a sign
Guru  ਿ ੲ ਕ          ਇਕ       one          the letter i, its sign drawn first
"""


@pytest.mark.parametrize("line", DRAWN.strip().splitlines())
def test_what_is_drawn_otherwise_is_spelt_as_it_is_typed(line: str):
    script, rest = line.split(None, 1)
    columns = [column for column in rest.split("  ") if column]
    units, word = columns[0].split(), columns[1].strip()
    rules = find_rules(script)
    assert rules is not None
    assert to_logical(units, rules) == word
