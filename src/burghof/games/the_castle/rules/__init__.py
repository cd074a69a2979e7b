"""The rules of The Castle, one file per chapter of RULES.md or part of a chapter."""
