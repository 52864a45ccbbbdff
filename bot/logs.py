"""Logs: structured, one line each, without hands, stock order or seeds."""

import logging

import structlog

from bot.settings import Settings

_LEAST = {
    "aiosqlite": logging.INFO,
    "alembic.runtime.plugins": logging.WARNING,
    "asyncpg": logging.INFO,
    "discord": logging.INFO,
    "sqlalchemy": logging.WARNING,
}
"""Libraries that below these levels write whole statements and messages, hands included, or what
nobody wants to know."""


def configure(settings: Settings) -> None:
    """Send our own and discord.py's logs to standard error in the format of the settings."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    last: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if settings.log_format == "json"
        else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level)
    for library, least in _LEAST.items():
        logging.getLogger(library).setLevel(max(root.level, least))
