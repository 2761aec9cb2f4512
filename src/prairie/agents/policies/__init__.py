"""What computer players know of each game beyond its rules, one module per game (compiled)."""
