"""Lines and tokens by geometry alone, the direction of lines, and guesses of what separates words and sentences."""

from cidfix.layout.areas import Area, AreaRule
from cidfix.layout.compose import lay_out
from cidfix.layout.model import DIRECTION_NAMES, Direction, DirectionName, DirectionRule, Guess, Layout, Separators

__all__ = [
    "DIRECTION_NAMES",
    "Area",
    "AreaRule",
    "Direction",
    "DirectionName",
    "DirectionRule",
    "Guess",
    "Layout",
    "Separators",
    "lay_out",
]
