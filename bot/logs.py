"""Structured logs, one line per event, without hands, stock order or seeds."""

import logging
import sys
import threading
from types import TracebackType
from typing import Any

import structlog

from bot.settings import VERSION, Settings, SettingsError, warnings

_LEAST = {
    "aiosqlite": logging.INFO,
    "alembic.runtime.plugins": logging.WARNING,
    "asyncpg": logging.INFO,
    "discord": logging.INFO,
    "sqlalchemy": logging.WARNING,
    "sqlalchemy.pool": logging.CRITICAL,
}
"""The lowest level that is logged, by library. These libraries write too much below it.

Some write whole statements and messages, hands included. The pool reports connections that it could
not close, after data/database/trouble.py has already logged the cause.
"""
_log = structlog.get_logger()


def configure(settings: Settings) -> None:
    """Send all logs to standard error in the format of the settings.

    That includes logs of libraries, warnings and uncaught exceptions. In JSON each one is an object
    on its own line.
    """
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
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
    logging.captureWarnings(capture=True)
    sys.excepthook = _uncaught
    threading.excepthook = _uncaught_in_thread
    sys.unraisablehook = _uncaught_at_an_end


def log_start(settings: Settings) -> None:
    """Set up logging, then log the version and a warning for each doubtful setting."""
    configure(settings)
    _log.info("starting", version=VERSION)
    for warning in warnings(settings):
        _log.warning(**warning)


def report_problem(settings: Settings, sentence: str) -> None:
    """Print why the bot ends. With LOG_FORMAT=json, log the reason instead."""
    if settings.log_format == "json":
        _log.error("problem", problem=sentence)
    else:
        print(sentence, file=sys.stderr)  # noqa: T201  a person reads it


def report_mistakes(error: SettingsError, log_format: str) -> None:
    """Report each mistake on its own line, in the format that LOG_FORMAT names."""
    settings = Settings.model_construct()
    if log_format.lower() == "json":
        settings = Settings.model_construct(log_format="json")
        configure(settings)
    for sentence in str(error).splitlines():
        report_problem(settings, sentence)


def _uncaught(
    kind: type[BaseException], error: BaseException, traceback: TracebackType | None
) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, traceback)
        return
    _log.critical("uncaught", exc_info=(kind, error, traceback))


def _uncaught_in_thread(args: Any) -> None:
    if args.exc_value is not None:
        error = args.exc_value
        _log.error("uncaught", thread=args.thread and args.thread.name, exc_info=error)


def _uncaught_at_an_end(args: Any) -> None:
    """Log an exception in a destructor. Python reports it only to this hook."""
    _log.error("uncaught", doing=args.err_msg or "a destructor", exc_info=args.exc_value)
