"""Reads the pages: clauses, stated values, terms, numerals, modals."""
