"""Comanchería: a solitaire war game that runs its own enemy."""
