"""Tests of The Castle."""
