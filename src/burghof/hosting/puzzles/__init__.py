"""Puzzles: decisions from games between bots, each with a proof."""
