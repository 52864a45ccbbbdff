"""The bot's metrics for Prometheus (docs/operating.md, "Watching it").

Imported only if METRICS_PORT is set. No label contains a person, a server, a channel, a table or a
typed text. Each label has a few values that are known in advance.
"""


class MetricsError(Exception):
    """The metrics page cannot be served. The message says why and what to do."""
