"""Pow Wow, by Ronald Corn (Franjos, 1996): a race in which nobody owns a runner for long."""
