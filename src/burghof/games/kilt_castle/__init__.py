"""Kilt Castle."""
