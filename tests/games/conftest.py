"""What the tests of games share lies here, what those of one game share beside them."""

import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
# Whatever way pytest imports tests.
sys.path += [str(HERE), str(HERE / "ascension"), str(HERE / "twilight_imperium")]
pytest.register_assert_rewrite("random_play", "telling_games")
