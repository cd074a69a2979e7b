"""The command line: `burghof …`, for all games of a package, in four languages."""
