"""Words: messages of the kernel, of the games and of the command line as sentences in four languages, by Fluent."""
