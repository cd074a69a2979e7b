"""Castle of the 7 Locks: players deduce from echoes which key opens which tower, and take the pearls inside."""
