"""Staging: a build goes to a folder of its own and takes the site's place only when it is done.

MkDocs empties the site folder before it renders the first page. What is found out later (a value
that was read but is not rendered) would then cost the last good site.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig


class Stage:
    """The folder a build goes to, and the one it is meant for."""

    def __init__(self, config: MkDocsConfig) -> None:
        self.site = Path(config.site_dir)
        self.site.parent.mkdir(parents=True, exist_ok=True)
        # Beside the site, so that taking its place is a rename.
        self.folder = Path(tempfile.mkdtemp(prefix=f".{self.site.name}-", dir=self.site.parent))
        config.site_dir = str(self.folder)
        self._config = config

    def land(self) -> None:
        """Let what was built take the place of the site."""
        self.folder.chmod(0o755)
        if self.site.exists():
            old = Path(tempfile.mkdtemp(prefix=f".{self.site.name}-", dir=self.site.parent))
            self.site.rename(old / "old")
            self.folder.rename(self.site)
            shutil.rmtree(old)
        else:
            self.folder.rename(self.site)
        self._config.site_dir = str(self.site)

    def drop(self) -> None:
        """Throw away what was built; the site stays as it was."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self._config.site_dir = str(self.site)
