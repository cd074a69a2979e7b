"""Lessons: a game that teaches itself, step by step."""
