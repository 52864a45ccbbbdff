"""How many lines the log has of each level: faults and warnings are all told there."""

import logging

from prometheus_client import CollectorRegistry, Counter

_LEVELS = ("info", "warning", "error", "critical")


class LogLines(logging.Handler):
    """Counts the lines of our own and of libraries, between ``start`` and ``stop``."""

    def __init__(self, registry: CollectorRegistry) -> None:
        super().__init__(logging.INFO)
        self._lines = Counter(
            "upcard_log_lines", "Lines of the log, by their level.", ["level"], registry=registry
        )
        for level in _LEVELS:
            self._lines.labels(level)

    def start(self) -> None:
        """Hear of every line from now on."""
        logging.getLogger().addHandler(self)

    def stop(self) -> None:
        """Hear of none any more."""
        logging.getLogger().removeHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        level = record.levelname.lower()
        if level in _LEVELS:
            self._lines.labels(level).inc()
