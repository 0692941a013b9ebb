"""What the README shows works as it stands there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_the_python_example_runs_as_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    shown = capsys.readouterr().out
    assert "Упкатңи илэл Бугаду бидеритын" in shown
    assert "1.0" in shown.splitlines()


@pytest.mark.parametrize("name", ["nivkh", "nivkh_legacy8bit", "nenets", "evenki_tex"])
def test_a_sample_is_recovered_by_its_entries(name: str) -> None:
    import cidfix

    folder = ROOT / "sample_pdfs"
    typed = cidfix.read_decisions(folder / f"{name}.entries.txt")
    recovery = cidfix.open(folder / f"{name}.pdf").with_decisions(*typed)
    assert recovery.to_report("apart")["unknown"] == []
    right = (folder / f"{name}.txt").read_text("utf-8").split()
    found = recovery.to_text("mark", "apart").split()
    # A word that a hyphen cuts at a line's end stands there in two parts until they are joined by repair.
    joined = re.sub(r"- ", "-", " ".join(found)).split()
    whole = {word.replace("-", "") for word in right}
    assert [word for word in joined if word.replace("-", "") not in whole] == []
    assert abs(len(joined) - len(right)) <= 1
