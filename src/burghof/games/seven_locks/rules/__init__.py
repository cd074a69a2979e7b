"""The rules of Castle of the 7 Locks, one module per chapter of RULES.md."""
