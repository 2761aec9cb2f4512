"""One folder per game: every rule of its rulebook has a test here that would fail without it."""
