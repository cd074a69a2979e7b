"""The replayer: rebuilds recorded games outside the event loop, and answers tasks about them."""
