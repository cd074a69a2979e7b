"""Words: translates messages of the kernel, the games and the command line into four languages, with Fluent."""
