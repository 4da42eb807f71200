"""Languages: those whose numerals, modals and answers are read, and no others."""

from __future__ import annotations

#: What each language is called in messages.
LANGUAGES = {"ko": "Korean", "en": "English"}
