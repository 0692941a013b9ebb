"""Builds the index of reference shapes from fonts: `python -m cidfix.shapes.build FOLDER -o resources/shapes.npz`.

FOLDER holds fonts in any depth; `--fetch` first fills it with the Debian packages that `resources/shapes.txt` names.
The outcome depends on the fonts alone. It is built seldom, so it may take minutes and memory; what it writes has to be
small and quick to load: of each outline its hash and what it stands for, and of each shape that is worth comparing with
a short row of numbers, in which differences of design count little and differences of letter much.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
from fontTools import unicodedata
from numpy.typing import NDArray

from cidfix.languages.find import count_uses
from cidfix.languages.scripts import find_script
from cidfix.pdf.document import Floats
from cidfix.resource import find_resource
from cidfix.shapes.features import PLACE, WIDTH
from cidfix.shapes.index import HASH_BITS, TRAITS, find_script_of_all, pack_names, to_steps
from cidfix.shapes.measure import MeasuredFont, find_scales, measure_file, rescale_font

_KEPT = 12  # designs of a letter, at most
_NEAR = 3.9  # a shape as near as that to one of the same value is not kept
_RIDGE = 5.0  # times the mean scatter within letters, added to each direction, so that none counts for everything
_COMPONENTS = 500  # principal ones that are looked at
_PLACE_WEIGHT = 12.0  # of size and place, beside the cells of pictures
_UNLIKE = ("Hani", "Hang", "Tang", "Xsux", "Egyp", "Hluw", "Lina", "Nshu", "Dupl", "Sgnw")
"""Scripts of so many signs that what tells these apart would count for more than what tells letters apart."""
_PUNCTUATION = "«»‹›“”„‘’‚–—…·•ʼ′″‐‑§¶†‡°"
_SUFFIXES = (".ttf", ".otf", ".ttc", ".pfb")


def measure_fonts(path: Path) -> list[MeasuredFont]:
    """The fonts of a file, measured; none, and a line on stderr, where it can't be read."""
    try:
        return list(measure_file(path))
    except Exception as error:  # noqa: BLE001 (a font that cannot be read costs itself; the list says so)
        print(f"{path.name}: {type(error).__name__}: {error}", file=sys.stderr)  # noqa: T201
        return []


def find_projection(rows: NDArray[np.float16], label: NDArray[np.int64]) -> tuple[Floats, Floats]:
    """The mean (WIDTH,) and the directions (WIDTH, TRAITS) in which letters differ and designs of a letter don't.

    Linear discriminant analysis (Fisher 1936; Rao 1948): directions in which the scatter within a class is one and that
    between classes is largest, found in the space of the principal components.
    """
    weight = np.ones(WIDTH)
    weight[-PLACE:] = _PLACE_WEIGHT
    mean = rows.mean(axis=0, dtype=np.float64)
    scatter = np.zeros((WIDTH, WIDTH))
    for block in np.array_split(rows, max(1, len(rows) // 20_000)):
        centred = (block - mean) * weight
        scatter += centred.T @ centred
    _, basis = np.linalg.eigh(scatter)
    basis = basis[:, ::-1][:, :_COMPONENTS] * weight[:, None]
    blocks = np.array_split(rows, max(1, len(rows) // 20_000))
    reduced = np.concatenate([(block - mean) @ basis for block in blocks])
    count = np.bincount(label)
    sums = np.zeros((len(count), reduced.shape[1]))
    np.add.at(sums, label, reduced)
    means = sums / np.maximum(count, 1)[:, None]
    shared = count >= 3
    inner = (reduced - means[label])[shared[label]]
    part = 1 / np.sqrt(count[label][shared[label]])  # a letter that a hundred fonts have is no hundred times a letter
    within = (inner * part[:, None]).T @ (inner * part[:, None]) / (part**2).sum()
    within += np.eye(len(within)) * _RIDGE * np.trace(within) / len(within)
    size, direction = np.linalg.eigh(within)
    whiten = direction / np.sqrt(size)
    outer = (means[shared] - means[shared].mean(axis=0)) @ whiten
    _, best = np.linalg.eigh(outer.T @ outer)
    project = basis @ whiten @ best[:, ::-1][:, :TRAITS]
    return mean.astype(np.float32), project.astype(np.float32)


def choose_rows(
    traits: Floats, label: NDArray[np.int64], order: NDArray[np.int64], most: Sequence[int]
) -> NDArray[np.int64]:
    """The rows worth keeping: for each value the first in `order`, then whichever is farthest from those kept.

    `most` is how many are kept of each label.
    """
    by_label: dict[int, list[int]] = defaultdict(list)
    for row in order.tolist():
        by_label[int(label[row])].append(row)
    kept: list[int] = []
    for number, rows in by_label.items():
        mine = traits[rows]
        chosen = [0]
        far = np.linalg.norm(mine - mine[0], axis=1)
        while len(chosen) < most[number] and far.max() > _NEAR:
            new = int(far.argmax())
            chosen.append(new)
            far = np.minimum(far, np.linalg.norm(mine - mine[new], axis=1))
        kept += [rows[i] for i in chosen]
    return np.array(sorted(kept), np.int64)


def build(fonts: Sequence[MeasuredFont]) -> dict[str, NDArray[np.generic]]:
    """The arrays of the index; `index.py` says what each holds."""
    fonts = [rescale_font(font, scale) for font, scale in zip(fonts, find_scales(fonts), strict=True)]
    hashes = np.concatenate([font.hashes for font in fonts])
    rows = np.concatenate([font.rows for font in fonts])
    places = np.concatenate([font.places for font in fonts])
    owner = np.repeat(np.arange(len(fonts)), [len(font.hashes) for font in fonts])
    all_values = [value for font in fonts for value in font.values]
    all_small = np.concatenate([font.small for font in fonts])
    joined: dict[int, dict[str, None]] = defaultdict(dict)
    for as_small in (False, True):  # what a shape stands for as a small capital counts only where it is no other letter
        settled = set(joined)
        for number, values, is_small in zip(hashes.tolist(), all_values, all_small.tolist(), strict=True):
            if is_small == as_small and number not in settled:
                joined[number].update(dict.fromkeys(values))
    _, first = np.unique(hashes, return_index=True)
    first.sort()
    sets: dict[tuple[str, ...], int] = {}
    label = np.array(
        [sets.setdefault(tuple(sorted(joined[number])), len(sets)) for number in hashes[first].tolist()], np.int64
    )
    both = np.array([_has_both_cases(values) for values in sets])
    small = all_small[first] | both[label]
    script = {number: find_script_of_all(values) for values, number in sets.items()}
    learned = np.flatnonzero(~small & np.array([script[number] not in _UNLIKE for number in label.tolist()]))
    found = find_projection(rows[first][learned], label[learned])
    mean, project = (array.astype(np.float16).astype(np.float32) for array in found)  # as exact as they are kept
    traits = np.concatenate(
        [(block - mean) @ project for block in np.array_split(rows[first], max(1, len(first) // 20_000))]
    )
    kept = choose_rows(traits, label, np.flatnonzero(~small), [_limit(values) for values in sets])
    scripts = sorted({script[number] for number in label[kept].tolist()})
    script_of = np.array([scripts.index(script[number]) for number in label[kept].tolist()])
    kept = kept[np.argsort(script_of, kind="stable")]
    named = np.flatnonzero([script[number] not in _UNLIKE for number in label.tolist()])
    short = hashes[first][named] >> np.uint64(64 - HASH_BITS)
    by_hash = np.argsort(short)
    numbers = dict(zip(hashes[first][named].tolist(), label[named].tolist(), strict=True))
    wholes = [frozenset(values) for values in sets]
    numbered = [_list_numbered(font, numbers, wholes, sets) for font in fonts]
    strings = sorted({value for values in sets for value in values})
    number_of = {value: number for number, value in enumerate(strings)}
    members = [[number_of[value] for value in values] for values in sets]
    return {
        "mean": mean.astype(np.float16),
        "project": project.astype(np.float16),
        "trait": to_steps(traits[kept]),
        "trait_set": label[kept].astype(np.uint32),
        "trait_place": places[first][kept],
        "trait_font": owner[first][kept].astype(np.uint16),
        "scripts": pack_names(scripts),
        "script_start": np.concatenate([[0], np.cumsum(np.bincount(script_of))]).astype(np.uint32),
        "hash_step": np.diff(short[by_hash], prepend=np.uint64(0)).astype(np.uint32),
        "hash_set": label[named][by_hash].astype(np.uint32),
        "hash_font": owner[first][named][by_hash].astype(np.uint16),
        "gid_start": np.concatenate([[0], np.cumsum([len(mine) for mine in numbered])]).astype(np.uint32),
        "gid_step": np.concatenate([np.diff([gid for gid, _ in mine], prepend=0) for mine in numbered]).astype(
            np.uint16
        ),
        "gid_set": np.array([number for mine in numbered for _, number in mine], np.uint32),
        "set_start": np.concatenate([[0], np.cumsum([len(m) for m in members])]).astype(np.uint32),
        "set_value": np.array([number for member in members for number in member], np.uint32),
        "values": np.frombuffer("\0".join(strings).encode(), np.uint8),
        "fonts": pack_names([font.name for font in fonts]),
    }


def _list_numbered(
    font: MeasuredFont,
    numbers: Mapping[int, int],
    wholes: Sequence[frozenset[str]],
    sets: dict[tuple[str, ...], int],
) -> list[tuple[int, int]]:
    """The glyph ids of a font's glyphs that stand for less than their outlines do, and their sets, added to `sets`.

    `numbers` are the sets of the outlines by hash, `wholes` the values of these.
    """
    found = []
    for gid, place, values in font.numbered:
        number = numbers.get(int(font.hashes[place]))
        if number is not None and wholes[number] > {*values}:
            found.append((gid, sets.setdefault(tuple(sorted(values)), len(sets))))
    return found


def _limit(values: Iterable[str]) -> int:
    """How many designs of a shape are worth keeping, by the commonest of what it stands for."""
    uses = count_uses()
    return max(_limit_one(value, uses.get(value, 0)) for value in values)


def _limit_one(value: str, uses: int) -> int:
    if uses or (value.isascii() and len(value) == 1) or value in _PUNCTUATION:
        return _KEPT if find_script(value) not in _UNLIKE else 1
    if find_script(value) in _UNLIKE:
        return 1
    if len(value) > 1:
        return 2
    return _KEPT // 4 if unicodedata.category(value)[0] in "LMN" else 1


def _has_both_cases(values: Iterable[str]) -> bool:
    """Whether a shape is a capital's and a small letter's too: small capitals, and fonts that have no others."""
    letters = {value for value in values if len(value) == 1 and value.lower() != value.upper()}
    return len({letter.lower() for letter in letters}) < len(letters)


def _fetch(folder: Path) -> None:
    """Fill a folder with the fonts of the Debian packages that are named in `resources/shapes.txt`."""
    names = [line for line in find_resource("shapes.txt").read_text("utf-8").split("\n") if line and line[0] != "#"]
    packages = sorted({line.split()[0] for line in names})
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(["apt-get", "download", *packages], cwd=folder, check=True)
    for archive in sorted(folder.glob("*.deb")):
        subprocess.run(["dpkg-deb", "-x", archive, folder], check=True)
        archive.unlink()


def _choose_fonts(folder: Path, without: Sequence[str]) -> list[Path]:
    """The font files that `resources/shapes.txt` asks for by a pattern behind the package's name, in its order."""
    files = sorted(path for path in folder.rglob("*") if path.suffix.lower() in _SUFFIXES)
    chosen: dict[str, Path] = {}
    for line in find_resource("shapes.txt").read_text("utf-8").split("\n"):
        if not line or line.startswith("#"):
            continue
        pattern = re.compile(line.split(maxsplit=1)[1])
        chosen |= {p.name: p for p in files if p.name not in chosen and pattern.fullmatch(p.stem)}
    return [path for name, path in chosen.items() if not any(word in name for word in without)]


def main() -> None:
    """Build, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("-o", "--output", type=Path, required=True)
    parser.add_argument("--fetch", action="store_true", help="download the packages first")
    parser.add_argument("--without", nargs="*", default=[], help="leave out files whose name holds this, to measure")
    arguments = parser.parse_args()
    if arguments.fetch:
        _fetch(arguments.folder)
    with ProcessPoolExecutor() as pool:
        read = pool.map(measure_fonts, _choose_fonts(arguments.folder, arguments.without), chunksize=4)
        fonts = [font for found in read for font in found]
    arrays = build(fonts)
    np.savez_compressed(arguments.output, **arrays)  # type: ignore[arg-type]
    print(  # noqa: T201
        f"{len(fonts)} fonts, {len(arrays['hash_set'])} outlines, {len(arrays['trait'])} shapes,"
        f" {WIDTH} numbers to {TRAITS}, {arguments.output.stat().st_size / 1e6:.1f} MB"
    )


if __name__ == "__main__":
    main()
