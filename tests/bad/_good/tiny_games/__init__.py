"""The games of this project, a package each."""
