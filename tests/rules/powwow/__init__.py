"""Pow Wow, chapter by chapter."""
