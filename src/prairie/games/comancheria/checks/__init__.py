"""What a pack of data must hold before it can be played with: every mistake is named by its place and reason."""

from prairie.games.comancheria.checks.pack import check_pack

__all__ = ["check_pack"]
