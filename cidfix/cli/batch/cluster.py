"""The jobs on a cluster that runs already: nothing is ever connected to but the scheduler whose address is given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cidfix.cli.batch.jobs import Job, Outcome, fail
from cidfix.cli.batch.workers import Limits, run_jobs
from cidfix.errors import CidfixError

_SECONDS = "20s"  # until a scheduler that does not answer is given up
_TRIES = 3  # of a job whose machine is lost


def run_on_cluster(jobs: Iterable[Job], address: str, limits: Limits) -> Iterator[Outcome]:
    """Do jobs on the workers of a Dask scheduler; the outcomes come as they come.

    PDFs and outputs must have the same names on all machines. Raises CidfixError where there is no such scheduler, or
    no library to speak to it.
    """
    try:
        from distributed import Client, as_completed
    except ImportError:
        remedy = "install cidfix[cluster]"
        raise CidfixError("the library for clusters is not installed", "--scheduler", remedy) from None
    try:
        client = Client(address, timeout=_SECONDS)
    except (OSError, ValueError) as error:
        raise CidfixError("there is no scheduler", address, "check its address, as tcp://HOST:8786") from error
    with client:
        futures = {client.submit(run_alone, job, limits, pure=False, retries=_TRIES): job for job in jobs}
        for future in as_completed(futures):
            lost = future.exception()
            yield future.result() if lost is None else fail(futures[future], f"the cluster lost it: {lost}", 0.0)


def run_alone(job: Job, limits: Limits) -> Outcome:
    """Do one job in a process of its own, so that it keeps the limits wherever it runs."""
    return next(iter(run_jobs([job], 1, limits)))
