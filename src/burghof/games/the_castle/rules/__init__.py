"""The rules of The Castle, one file a chapter of RULES.md or a part of one."""
