"""How fast the engine is: figures with their command, as ratios in one run where peers take part."""
