"""Analysis: what a finished game was decided by, each choice judged by what its seat could know."""
