"""The command line: `burghof …`, general over all games of a shelf, in four languages."""
