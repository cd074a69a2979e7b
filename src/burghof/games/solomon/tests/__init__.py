"""Tests of King Solomon's Treasure Chamber."""
