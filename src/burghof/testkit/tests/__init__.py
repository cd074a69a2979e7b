"""Tests of the kit: it passes fair games and catches every planted leak."""
