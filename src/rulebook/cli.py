"""The command line: ``rulebook check``."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from rulebook.gate.printing import github_report, json_report, rich_report
from rulebook.gate.process import check as check_project


@click.group()
@click.version_option(package_name="rulebook")
def main() -> None:
    """Rules of board games whose text, scenarios and engine must agree."""


@main.command()
@click.argument("project", type=click.Path(path_type=Path), default=Path())
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "github"]),
    default="text",
    show_default=True,
    help="How to print the findings.",
)
def check(project: Path, form: str) -> None:
    """Check the PROJECT (a folder with a rulebook.toml, or one inside it).

    Exits 0 when text, scenarios and engine agree, 1 when there are findings, 2 when the check
    cannot run.
    """
    report = check_project(project)
    if form == "json":
        click.echo(json_report(report))
    elif form == "github":
        click.echo(github_report(report), nl=False)
    else:
        console = Console(soft_wrap=True, highlight=False)
        console.print(rich_report(report, project_root(project)), end="")
    raise SystemExit(report.exit_code)


def project_root(start: Path) -> Path:
    """Return the root of the project around ``start``, or ``start`` where there is none."""
    from rulebook.gate.project import CannotRun, find_project

    try:
        return find_project(start).root
    except CannotRun:
        return start
