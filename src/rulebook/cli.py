"""The command line: ``rulebook check`` and ``rulebook usage``."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from rulebook.gate.printing import github_report, json_report, rich_report
from rulebook.gate.process import check as check_project
from rulebook.gate.project import CannotRun, find_project
from rulebook.gate.usage import count_usage, write_usage


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


@main.command()
@click.argument("game")
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=10_000,
    show_default=True,
    help="How many random games to play.",
)
@click.option("--project", type=click.Path(path_type=Path), default=Path())
def usage(game: str, games: int, project: Path) -> None:
    """Count in how many random games of GAME each clause is used; keep it as data.

    Every number of players is played in turn, and every choice is as likely as any other: this
    shows which rules come up, not how people play.
    """
    try:
        found = find_project(project)
        with click.progressbar(length=games, label=game) as bar:
            counted = count_usage(found, game, games, lambda done: bar.update(1))
        path = write_usage(found, game, counted)
    except (CannotRun, OSError) as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"wrote {found.relative(path)}")


def project_root(start: Path) -> Path:
    """Return the root of the project around ``start``, or ``start`` where there is none."""
    try:
        return find_project(start).root
    except CannotRun:
        return start
