"""The rules, one file a chapter of RULES.md."""
