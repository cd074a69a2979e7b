"""The rules of Kilt Castle, a file a chapter of RULES.md."""
