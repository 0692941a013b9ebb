"""From lines to blocks with roles, in reading order."""

from cidfix.structure.corrections import correct_furniture, correct_structure
from cidfix.structure.find import find_structure
from cidfix.structure.furniture import find_furniture
from cidfix.structure.model import Block, NoteMark, Place, Role, Structure
from cidfix.structure.sections import Section, find_sections, flatten

__all__ = [
    "Block",
    "NoteMark",
    "Place",
    "Role",
    "Section",
    "Structure",
    "correct_furniture",
    "correct_structure",
    "find_furniture",
    "find_sections",
    "find_structure",
    "flatten",
]
