"""What the search knows of Tomahawk: how to lay cards, how the enemy lays its own, and what a position is worth."""

from prairie.agents.policies.tomahawk.policy import TomahawkPolicy

POLICY = TomahawkPolicy
