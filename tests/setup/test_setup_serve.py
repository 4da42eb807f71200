"""``tools/serve``: who may have the address is told before anything is built."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SERVE = Path(__file__).parents[2] / "tools" / "serve"


@pytest.fixture
def python(tmp_path: Path) -> Path:
    """An environment whose ``mkdocs`` says how it was called, and builds until it is stopped."""
    bin = tmp_path / "venv" / "bin"
    bin.mkdir(parents=True)
    (bin / "python").symlink_to(sys.executable)
    mkdocs = bin / "mkdocs"
    mkdocs.write_text('#!/bin/sh\necho "mkdocs $*"\nread line || true\n', "utf-8")
    mkdocs.chmod(0o755)
    return bin / "python"


@pytest.fixture
def free() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{probe.getsockname()[1]}"


@pytest.fixture
def serving(python: Path, free: str) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [python, SERVE, free], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield process
        process.kill()


def call(python: Path, address: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [python, SERVE, address],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )


def test_mkdocs_serves_at_the_address(serving: subprocess.Popen[str], free: str) -> None:
    assert serving.stdout is not None
    said = [serving.stdout.readline() for _ in range(3)]
    assert f"http://{free}/" in said[0]
    assert said[2] == f"mkdocs serve --dev-addr {free}\n"


def test_a_second_call_is_refused_while_the_first_still_builds(
    python: Path, serving: subprocess.Popen[str], free: str
) -> None:
    assert serving.stdout is not None
    serving.stdout.readline()
    second = call(python, free)
    assert second.returncode == 1
    assert f"{free} is about to be used" in second.stderr
    serving.communicate("\n")
    assert call(python, free).returncode == 0


def test_an_address_in_use_is_refused(python: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = call(python, f"127.0.0.1:{taken.getsockname()[1]}")
    assert done.returncode == 1
    assert "cannot be used" in done.stderr


@pytest.mark.parametrize("address", ["127.0.0.1:http", "127.0.0.1:99999999"])
def test_what_is_no_address_is_refused_without_a_traceback(python: Path, address: str) -> None:
    done = call(python, address)
    assert done.returncode == 1
    assert done.stderr.startswith(f"{address} cannot be used")


@pytest.mark.parametrize("address", ["here", "127.0.0.1", "8000", ":8000"])
def test_an_address_names_host_and_port(python: Path, address: str) -> None:
    done = call(python, address)
    assert done.returncode == 1
    assert f"{address} is no address; name one as host:port" in done.stderr
