"""From lines to blocks with roles, in reading order."""

from cidfix.structure.find import find_structure
from cidfix.structure.furniture import find_furniture
from cidfix.structure.model import Block, NoteMark, Place, Role, Structure

__all__ = ["Block", "NoteMark", "Place", "Role", "Structure", "find_furniture", "find_structure"]
