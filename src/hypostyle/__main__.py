"""`python -m hypostyle` is the command line."""

import sys

from hypostyle.cli import main

sys.exit(main())
