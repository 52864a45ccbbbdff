"""What the bot counts about itself, for Prometheus to fetch: docs/operating.md, "Watching it".

Loaded only where METRICS_PORT is set. No label is a person, a server, a channel or a table, and
none is anything that somebody has typed: each has a few values that are known beforehand.
"""


class MetricsError(Exception):
    """The page cannot be served: one sentence that says why and what to do."""
