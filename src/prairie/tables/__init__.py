"""One game being played: seats, sealed commitments, undo. No screen, no network, no disk."""
