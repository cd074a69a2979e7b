"""Tests of the Castle of the 7 Locks."""
