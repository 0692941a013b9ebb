"""`python -m cidfix` is the command `cidfix`."""

import sys

from cidfix.cli import main

if __name__ == "__main__":
    sys.exit(main())
