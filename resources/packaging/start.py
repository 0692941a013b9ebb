"""Where the built program starts. It is its own Python: the processes it starts ask it to run modules of cidfix."""

import runpy
import sys


def main() -> None:
    """Run the command line, or a module as `python -P -m MODULE` would."""
    if sys.argv[1:3] == ["-P", "-m"] and sys.argv[3:4] and sys.argv[3].startswith("cidfix."):
        module = sys.argv[3]
        sys.argv = [module, *sys.argv[4:]]
        runpy.run_module(module, run_name="__main__", alter_sys=True)
        return
    from cidfix.cli import main as run

    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
