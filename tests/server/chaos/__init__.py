"""Chaos: processes are killed at random under load, and nothing that was acknowledged may be lost."""
