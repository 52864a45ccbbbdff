"""What keeps the metrics from being served."""


class MetricsError(Exception):
    """The page cannot be served: one sentence that says why and what to do."""
