"""`python -m hypostyle` is the command line."""

import sys

try:
    from hypostyle.cli import main
except KeyboardInterrupt:  # somebody has changed their mind already
    sys.exit(130)

sys.exit(main())
