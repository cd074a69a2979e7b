"""Tests of Castle of Appenzell."""
