"""What the search knows of Pow Wow."""

from prairie.agents.policies.powwow.policy import PowWowPolicy

POLICY = PowWowPolicy
