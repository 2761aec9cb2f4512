"""What every game gets for nothing: each test here runs on every registered game, option and number of seats."""
