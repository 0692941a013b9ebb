"""Keeps the user's reference fonts as they were measured, since measuring one takes seconds and reading it back none.

What is kept belongs to one index of shapes and to one version of a file, told by its name, size and time of change.
"""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from stat import S_ISREG

import numpy as np

from cidfix.errors import CidfixError
from cidfix.files import write_atomically
from cidfix.shapes.adding import FittedFont, fit_font
from cidfix.shapes.index import ShapeIndex
from cidfix.shapes.measure import measure_file
from cidfix.version import VERSION

_ARRAYS = ("hashes", "traits", "places", "small")


def read_reference(path: Path, shapes: ShapeIndex, folder: Path) -> list[FittedFont]:
    """The fonts of a file in terms of an index, from what is kept in a folder or measured and then kept there.

    Raises CidfixError for a file that is no font, or has no letters.
    """
    kept = folder / f"{_name_kept(path, shapes)}.npz"
    fonts = _read_kept(kept, shapes)
    if fonts is None:
        fonts = _measure(path, shapes)
        with suppress(CidfixError, OSError):  # then it is measured again next time
            folder.mkdir(parents=True, exist_ok=True)
            _write_kept(kept, fonts)
    if not fonts:
        remedy = "name a font that says which letters its glyphs are"
        raise CidfixError("the font has no letters that it names", str(path), remedy)
    return fonts


def is_kept(path: Path, shapes: ShapeIndex, folder: Path) -> bool:
    """Whether a file was measured before, so that it can be read in no time. Raises CidfixError as `read_reference`."""
    return (folder / f"{_name_kept(path, shapes)}.npz").is_file()


def _measure(path: Path, shapes: ShapeIndex) -> list[FittedFont]:
    try:
        return [fit_font(font, shapes) for font in measure_file(path)]
    except CidfixError:
        raise
    except OSError as error:
        raise CidfixError((error.strerror or str(error)).lower(), str(path), "check the file") from error
    except Exception as error:  # a malformed font can raise anything
        remedy = "name a TrueType, OpenType, WOFF or Type 1 (.pfb) font"
        raise CidfixError("the file is no font that can be read", str(path), remedy) from error


def _name_kept(path: Path, shapes: ShapeIndex) -> str:
    if path.is_dir():
        raise CidfixError("this is a folder", str(path), "name a font file in it")
    try:
        state = path.stat()
    except OSError as error:
        raise CidfixError((error.strerror or str(error)).lower(), str(path), "check the name") from error
    if not S_ISREG(state.st_mode):
        raise CidfixError("this is a device or a pipe, no font file", str(path), "name the font's file")
    known = [VERSION, path.name, str(state.st_size), str(state.st_mtime_ns)]
    whole = hashlib.blake2b("\0".join(known).encode("utf-8", "surrogateescape"), digest_size=16)
    whole.update(shapes.arrays["project"].tobytes())
    return whole.hexdigest()


def _write_kept(path: Path, fonts: Sequence[FittedFont]) -> None:
    said = json.dumps([(font.name, font.values) for font in fonts]).encode()
    arrays = {f"{name}{number}": getattr(font, name) for number, font in enumerate(fonts) for name in _ARRAYS}
    stream = io.BytesIO()
    np.savez_compressed(stream, said=np.frombuffer(said, np.uint8), **arrays)
    write_atomically(path, stream.getvalue())


def _read_kept(path: Path, shapes: ShapeIndex) -> list[FittedFont] | None:
    """What is kept in a file; None where that is missing or damaged."""
    fonts = []
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as arrays:
            for number, (name, values) in enumerate(json.loads(arrays["said"].tobytes())):
                hashes, traits, places, small = (arrays[f"{kind}{number}"] for kind in _ARRAYS)
                count, width = len(values), shapes.arrays["project"].shape[1]
                if [a.shape for a in (hashes, traits, places, small)] != [
                    (count,),
                    (count, width),
                    (count, 3),
                    (count,),
                ]:
                    return None
                fonts.append(FittedFont(name, hashes, traits, places, [tuple(value) for value in values], small))
    except Exception:  # noqa: BLE001 (whatever is the matter with it, the font is measured anew)
        return None
    return fonts
