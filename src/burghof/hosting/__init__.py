"""Hosting: what a host of tables does, on any storage. It knows no framework, no database and no bus."""
