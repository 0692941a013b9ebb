"""How two sources become one entry. Needs the packages of `cidfix[data]`, and is left out without them."""

from __future__ import annotations

import json

import pytest

pytest.importorskip("gflanguages")
pytest.importorskip("hyperglot")
pytest.importorskip("langcodes")

from cidfix.languages import build
from cidfix.languages.sources import GFLANGUAGES, HYPERGLOT, Record, read_versions
from cidfix.resource import find_resource


def record(source: str, code: str, script: str, **other: object) -> Record:
    empty = dict.fromkeys(("autonym", "base", "auxiliary", "marks", "punctuation", "numerals", "sample", "status"), "")
    return Record(**{"source": source, "code": code, "script": script, "places": (), "said": "x", **empty, **other})


def rows(monkeypatch: pytest.MonkeyPatch, listed: list[Record], entries: list[Record]) -> list[dict[str, object]]:
    monkeypatch.setattr(build, "read_hyperglot", lambda: (listed, []))
    monkeypatch.setattr(build, "read_gflanguages", lambda: entries)
    data = json.loads("\n".join(build.build()))
    assert data["format"] == "cidfix-languages"
    return list(data["languages"])


def test_letters_that_either_source_calls_main_are_main(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = [
        record(HYPERGLOT, "vie", "Latn", names=("Vietnamese",), base="A a", auxiliary="z", status="primary"),
        record(HYPERGLOT, "vie", "Latn", names=("Vietnamese",), base="A a ꞗ", status="historical"),
    ]
    entries = [record(GFLANGUAGES, "vi", "Latn", names=("Vietnamese",), base="a đ", sample="Đa a", numerals="1 +")]
    (row,) = rows(monkeypatch, listed, entries)
    assert (row["tag"], row["iso"], row["status"]) == ("vi", "vie", "primary")
    assert row["letters"] == "A a đ"
    assert row["auxiliary"] == "z ꞗ Đ Z Ꞗ"
    assert (row["numerals"], row["punctuation"]) == ("1", "+")
    assert (row["sample"], row["frequency"]) == (3, {"a": 2, "đ": 1})
    assert row["words"] == "a đa"
    assert row["sources"] == {"hyperglot": "x", "gflanguages": "x"}
    assert "other_names" not in row


def test_a_member_joins_its_macrolanguage_where_only_that_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = [record(HYPERGLOT, "khk", "Cyrl", names=("Halh Mongolian",), base="ө", status="primary")]
    entries = [
        record(GFLANGUAGES, "mn", "Cyrl", names=("Mongolian",)),
        record(GFLANGUAGES, "mn", "Mong", names=("Mongolian (Mongolian)",)),
    ]
    usual, other = rows(monkeypatch, listed, entries)
    assert (usual["tag"], usual["name"], usual["other_names"]) == ("mn", "Mongolian", ["Halh Mongolian"])
    assert (other["tag"], other["regions"]) == ("mn-Mong", "CN")


def test_a_script_that_no_list_calls_usual_is_named_where_there_are_two(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = [record(HYPERGLOT, "evn", "Cyrl", names=("Evenki",), base="ӈ", status="primary")]
    entries = [record(GFLANGUAGES, "evn", "Latn", names=("Evenki",))]
    assert [row["tag"] for row in rows(monkeypatch, listed, entries)] == ["evn-Cyrl", "evn-Latn"]
    assert [row["tag"] for row in rows(monkeypatch, listed, [])] == ["evn"]


@pytest.mark.slow
def test_the_file_that_comes_with_cidfix_is_what_its_sources_give() -> None:
    shipped = find_resource("languages.json").read_text("utf-8")
    if json.loads(shipped)["sources"] != read_versions():
        pytest.skip("built from other versions of the sources")
    assert "".join(f"{line}\n" for line in build.build()) == shipped
