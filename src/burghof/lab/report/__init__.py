"""Reports: what the games of arenas show, as a page with plots or as Markdown, each plot with its table."""
