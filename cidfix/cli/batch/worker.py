"""A process that does jobs one after the other, so that a file that crashes it, or fills its memory, costs itself only.

It reads a job a line from its standard input, as JSON, and writes an outcome a line.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict

from cidfix.child import limit_memory
from cidfix.cli.batch.jobs import Job, run_job


def main() -> None:
    """Do jobs until standard input ends; the only argument is how many bytes of memory may be used."""
    limit_memory(int(sys.argv[1]))
    with os.fdopen(os.dup(1), "w", encoding="ascii") as answers:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        for line in sys.stdin:
            values = json.loads(line)
            job = Job(values["path"], values["out"], tuple(values["arguments"]), tuple(values["stamp"]))
            answers.write(json.dumps(asdict(run_job(job)), ensure_ascii=True) + "\n")
            answers.flush()


if __name__ == "__main__":
    main()
