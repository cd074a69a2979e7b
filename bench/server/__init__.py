"""Benchmarks of the server, compared to pgbench with the same append transaction in the same run."""
