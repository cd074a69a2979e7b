"""The rules of Castle of Appenzell, one module per chapter of RULES.md."""
