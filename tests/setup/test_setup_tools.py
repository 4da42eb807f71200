"""The scripts that the Makefile calls: what they say where something is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEEDED = ["sh", "env", "dirname", "cat", "cksum", "rm", "head", "id", "uname"]


class Machine:
    """A copy of the set-up's files, and a PATH on which only few commands are."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "project"
        self.bin = folder / "bin"
        self.bin.mkdir()
        shutil.copytree(ROOT / "tools", self.root / "tools")
        for name in ("requirements.txt", "pyproject.toml"):
            shutil.copy(ROOT / name, self.root / name)
        for name in NEEDED:
            (self.bin / name).symlink_to(shutil.which(name) or name)

    def command(self, name: str, *lines: str) -> Path:
        """Put a command on the PATH."""
        path = self.bin / name
        path.write_text("\n".join(["#!/bin/sh", *lines, ""]), "utf-8")
        path.chmod(0o755)
        return path

    def run(self, tool: str, **env: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["sh", f"tools/{tool}"],
            cwd=self.root,
            env={"PATH": str(self.bin), "HOME": str(self.root), **env},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def python_without_venv(machine: Machine) -> None:
    machine.command(
        "python3",
        'case "$*" in *ensurepip*) exit 1 ;; esac',
        f'exec "{sys.executable}" "$@"',
    )


def test_no_python(machine: Machine) -> None:
    done = machine.run("setup")
    assert done.returncode == 1
    assert "Python 3.11 or newer is needed" in done.stderr
    assert "apt-get install python3 python3-venv" in done.stderr


def test_an_old_python(machine: Machine) -> None:
    old = machine.command("python3.10", 'case "$*" in *version_info*) exit 1 ;; esac')
    done = machine.run("setup", PYTHON=str(old))
    assert done.returncode == 1
    assert f"{old} is not that" in done.stderr


def test_a_python_without_its_venv_module(machine: Machine) -> None:
    python_without_venv(machine)
    done = machine.run("setup")
    package = f"python3.{sys.version_info.minor}-venv"
    assert done.returncode == 1
    assert f"'apt-get install {package}'" in done.stderr
    assert not (machine.root / ".venv").exists()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root installs without being asked")
def test_root_gets_the_venv_module_installed(machine: Machine) -> None:
    python_without_venv(machine)
    # It installs nothing, which must be noticed too.
    machine.command("apt-get", f'echo "$@" >>"{machine.root}/asked"')
    done = machine.run("setup")
    assert done.returncode == 1
    assert "-venv\n" in (machine.root / "asked").read_text("utf-8")
    assert "comes without its venv module. Install it" in done.stderr


def test_a_browser_on_the_path(machine: Machine) -> None:
    machine.command("fc-list", "echo Noto Sans CJK KR")
    machine.command("chromium-browser", "exit 1")  # as on Ubuntu, where it only gives advice
    chrome = machine.command("google-chrome", "echo Chrome 1")
    done = machine.run("browser")
    assert (done.returncode, done.stdout) == (0, f"{chrome}\n")


def test_a_browser_by_name(machine: Machine) -> None:
    machine.command("fc-list", "echo Noto Sans CJK KR")
    own = machine.command("mine", "echo Chromium 1")
    done = machine.run("browser", RULEBOOK_CHROMIUM=str(own))
    assert (done.returncode, done.stdout) == (0, f"{own}\n")


def test_a_wrong_name_for_the_browser(machine: Machine) -> None:
    machine.command("chromium", "echo Chromium 1")
    done = machine.run("browser", RULEBOOK_CHROMIUM="no-such-browser")
    assert done.returncode == 1
    assert "RULEBOOK_CHROMIUM=no-such-browser does not run" in done.stderr


def test_no_browser(machine: Machine) -> None:
    done = machine.run("browser")
    assert (done.returncode, done.stdout) == (1, "")
    assert "none is on PATH" in done.stderr
    assert "apt-get install chromium fonts-noto-cjk" in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="other systems bring a font for Korean")
def test_no_font_for_korean(machine: Machine) -> None:
    machine.command("chromium", "echo Chromium 1")
    machine.command("fc-list")
    done = machine.run("browser")
    assert (done.returncode, done.stdout) == (1, "")
    assert "no font for Korean" in done.stderr


@pytest.mark.skipif(os.geteuid() != 0, reason="only root installs without being asked")
def test_root_gets_browser_and_font_installed(machine: Machine) -> None:
    machine.command("chmod", f'exec {shutil.which("chmod")} "$@"')
    machine.command(
        "apt-get",
        f'case "$*" in *chromium*) echo "#!/bin/sh" >"{machine.bin}/chromium" ;;',
        f'*fonts*) printf "#!/bin/sh\\necho Noto\\n" >"{machine.bin}/fc-list" ;; esac',
        f'for made in chromium fc-list; do [ ! -e "{machine.bin}/$made" ] ||'
        f' chmod +x "{machine.bin}/$made"; done',
    )
    done = machine.run("browser")
    assert (done.returncode, done.stdout) == (0, f"{machine.bin}/chromium\n"), done.stderr
