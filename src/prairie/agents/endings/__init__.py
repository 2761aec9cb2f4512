"""The last decisions of a game, solved: as a matrix game, or by following all ends. One module per game (compiled)."""
