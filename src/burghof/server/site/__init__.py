"""The site: what `make web` has made, served as it is."""
