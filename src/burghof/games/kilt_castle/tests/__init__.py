"""Tests of Kilt Castle."""
