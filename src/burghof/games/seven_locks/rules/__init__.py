"""The rules of the Castle of the 7 Locks, a file a chapter of RULES.md."""
