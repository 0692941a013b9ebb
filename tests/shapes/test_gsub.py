"""What the substitutions of a font tell of the glyphs that have no code point."""

from __future__ import annotations

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder

from cidfix.shapes.gsub import find_small_capitals, find_values, to_value

FEATURES = """
languagesystem DFLT dflt;
feature liga { sub f i by f_i; } liga;
feature smcp { sub a by a.sc; } smcp;
feature init { sub beh by beh.init; } init;
feature half { sub ka virama by k_half; } half;
feature blws { sub k_half ssa by k_ssa; } blws;
feature frac { sub one by one.numr; } frac;
feature blwf { sub stacker u by lower_u; } blwf;
feature rphf { sub nga asat stacker by kinzi; sub kinzi u by kinzi_u; } rphf;
"""
MAPPED = {"f": 0x66, "i": 0x69, "a": 0x61, "beh": 0x628, "ka": 0x915, "virama": 0x94D, "ssa": 0x937, "one": 0x31}
MAPPED |= {"nga": 0x1004, "u": 0x102F, "stacker": 0x1039, "asat": 0x103A}
MADE = ["lower_u", "kinzi", "kinzi_u", "f_i", "a.sc", "beh.init", "k_half", "k_ssa", "one.numr"]


def make_font() -> object:
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", *MAPPED, *MADE])
    builder.setupCharacterMap({code: name for name, code in MAPPED.items()})
    addOpenTypeFeaturesFromString(builder.font, FEATURES)
    return builder.font


def test_glyphs_that_are_made_of_others_stand_for_these_together() -> None:
    values = find_values(make_font())
    assert {name: values.get(name) for name in MADE} == {
        "lower_u": ("\u102f",),  # no stacker: it stacks consonants
        "kinzi": ("\u1004\u103a\u1039",),
        "kinzi_u": ("\u1004\u103a\u1039\u102f",),
        "f_i": ("fi",),
        "a.sc": ("a",),
        "beh.init": ("ب",),
        "k_half": ("क्",),
        "k_ssa": ("क्ष",),
        "one.numr": None,
    }


def test_small_capitals_are_told() -> None:
    assert find_small_capitals(make_font()) == {"a.sc"}


def test_values_are_plain_letters() -> None:
    assert to_value("\ufb01") == "fi"
    assert to_value("\ufe91") == "ب"
    assert to_value("e\u0301") == "é"
    assert to_value("\ue000") == to_value("\u200d") == to_value("Ⅿ") == to_value("ａ") == ""
