"""The lab: arenas of many games between bots, here or on a Ray cluster, and reports of what they show."""
