"""What leaves the server reveals no secret: pairs of worlds in the real server, compared byte by byte."""
