"""The lab: plays many games between bots, locally or on a Ray cluster, and reports the results."""
