"""The contract that every game speaks. Nothing here knows a game, a network or a screen."""
