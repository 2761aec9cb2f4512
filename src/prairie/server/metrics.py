"""What the server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    def __init__(self) -> None:
        made = CollectorRegistry()
        self.registry = made
        self.requests = Counter("prairie_requests", "HTTP requests answered", ["status"], registry=made)
        self.sockets = Gauge("prairie_sockets", "WebSockets open", registry=made)
        self.tables = Gauge("prairie_tables", "Tables in memory", registry=made)
        self.rebuilt = Counter("prairie_tables_rebuilt", "Tables rebuilt from their journals", registry=made)
        decisions = Counter("prairie_decisions", "Decisions written down", ["by"], registry=made)
        self.decided_by_person = decisions.labels("person")
        self.decided_by_computer = decisions.labels("computer")
        self.refused = Counter("prairie_refused", "Refusals over WebSockets", ["code"], registry=made)
        self.commits = Histogram(
            "prairie_commit_seconds", "Time to make a group of decisions durable", buckets=BUCKETS, registry=made
        )
        self.grouped = Histogram(
            "prairie_commit_decisions", "Decisions in a group", buckets=(1, 2, 5, 10, 20, 50, 100, 200), registry=made
        )

    def committed(self, seconds: float, decisions: int) -> None:
        self.commits.observe(seconds)
        self.grouped.observe(decisions)

    def page(self) -> bytes:
        return generate_latest(self.registry)
