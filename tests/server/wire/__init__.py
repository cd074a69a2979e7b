"""What leaves the server tells no secret: pairs of worlds through the real server, compared byte by byte."""
