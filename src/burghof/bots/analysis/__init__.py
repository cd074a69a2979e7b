"""Analysis: what decided a finished game; each choice is judged by what its seat could know."""
