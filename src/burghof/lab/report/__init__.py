"""Reports on the games of arenas: an HTML page with plots, or Markdown. Each plot has its table."""
