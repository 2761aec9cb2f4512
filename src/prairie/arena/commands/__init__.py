"""The commands of the arena, one module each."""
