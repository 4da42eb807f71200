"""The tests here share ``counters_game``."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent))  # Whatever way pytest imports tests.
