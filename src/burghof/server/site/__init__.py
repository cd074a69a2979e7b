"""The site: serves the files that `make web` builds, unchanged."""
