"""The games: a folder each, with rules, cards, words and the statements of the source."""
