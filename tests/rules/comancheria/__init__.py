"""Comanchería: its data, and its rules."""
