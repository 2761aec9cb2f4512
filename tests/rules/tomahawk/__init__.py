"""Tomahawk, chapter by chapter."""
