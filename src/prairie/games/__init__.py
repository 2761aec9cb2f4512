"""The games. Each folder is one game; the same file names mean the same thing in all of them."""
