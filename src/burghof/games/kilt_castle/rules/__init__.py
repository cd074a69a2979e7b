"""The rules of Kilt Castle, one module per chapter of RULES.md."""
