"""Brings the translations up to date with the code of the window.

    python -m cidfix.gui.translate FOLDER

For each language, FOLDER/cidfix_LANGUAGE.ts gets the words that are new, loses those that are gone, and keeps what is
translated; FOLDER/cidfix_LANGUAGE.qm, which the program reads, is made from it. What is left to translate is listed.
"""

from __future__ import annotations

import argparse
import subprocess
import sysconfig
from pathlib import Path

import cidfix.gui
from cidfix.gui.engine import read_sentences
from cidfix.gui.translate.catalogue import PLURAL_FORMS, read_catalogue, write_catalogue
from cidfix.gui.translate.code import Words, find_words


def list_words() -> tuple[Words, ...]:
    """All that is to be translated: the words of the window and the sentences of the engine."""
    window = find_words(Path(cidfix.gui.__path__[0]))
    return (*window, *(Words("Engine", sentence, False) for sentence in read_sentences()))


def main() -> None:
    """Bring all languages up to date."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    words = list_words()
    for language in PLURAL_FORMS:
        source = folder / f"cidfix_{language}.ts"
        known = read_catalogue(source)
        write_catalogue(source, language, words, known)
        compile_catalogue(source)
        for one in words:
            if not known.get((one.context, one.source)):
                print(f"{language}\t{one.context}\t{one.source}")  # noqa: T201 - for whoever translates


def compile_catalogue(source: Path) -> None:
    """Make the .qm beside a .ts."""
    lrelease = Path(sysconfig.get_path("scripts")) / "pyside6-lrelease"
    target = source.with_suffix(".qm")
    subprocess.run([lrelease, "-silent", source, "-qm", target], check=True, capture_output=True)


if __name__ == "__main__":
    main()
