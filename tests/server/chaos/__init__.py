"""Chaos tests: processes are killed at random under load, and no acknowledged move may be lost."""
