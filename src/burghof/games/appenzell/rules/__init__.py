"""The rules of Castle of Appenzell, a file a chapter of RULES.md."""
