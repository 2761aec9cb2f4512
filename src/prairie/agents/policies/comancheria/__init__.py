"""What the search knows of Comanchería: how to ride, how to answer, and what a generation's end is worth."""

from prairie.agents.policies.comancheria.policy import ComancheriaPolicy

POLICY = ComancheriaPolicy
