"""The speed of the server, beside pgbench doing the same append transaction in the same run."""
