"""The last decisions of a game solved as what they are: matrix games. One module per game (compiled)."""
