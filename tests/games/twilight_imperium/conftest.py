"""The tests here share ``ti_tables``."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent))  # Whatever way pytest imports tests.
