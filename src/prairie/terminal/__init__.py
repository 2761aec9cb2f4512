"""Play, watch and replay as text. Knows tables and computer players, and no game by name."""
