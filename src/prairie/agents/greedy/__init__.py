"""Greedy players, one module per game: what looks best now, over a handful of worlds that could be true."""
