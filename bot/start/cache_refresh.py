"""Refresh of caches after another process of this bot has changed their data."""

from collections.abc import Awaitable, Callable, Mapping

import structlog

from bot.clicks.services import Services
from bot.start.housekeeping import until_stored
from data.pubsub import Notification, Topic, subscriber_of

_log = structlog.get_logger()


class OtherProcesses:
    """Listens to notifications through the database.

    ``made_elsewhere``: by topic, the functions that take over data that only another process makes.
    """

    def __init__(
        self,
        url: str,
        services: Services,
        made_elsewhere: Mapping[Topic, Callable[[], Awaitable[None]]],
    ) -> None:
        self._services, self._made_elsewhere = services, made_elsewhere
        self._subscriber = subscriber_of(url, self._on_notification)

    def start(self) -> None:
        """Start to listen."""
        if self._subscriber is not None:
            self._subscriber.start()

    async def stop(self) -> None:
        """Stop listening."""
        if self._subscriber is not None:
            await self._subscriber.stop()

    async def _on_notification(self, notification: Notification | None) -> None:
        try:
            await until_stored(lambda: self._learn(notification))
        except Exception as fault:  # noqa: BLE001  later notifications must still be heard
            _log.error("fault", doing="notification", exc_info=fault)

    async def _learn(self, notification: Notification | None) -> None:
        people = self._services.people
        match notification:
            case None:
                await people.reload()
                self._forget(None)
                for learn in self._made_elsewhere.values():
                    await learn()
            case Notification(Topic.PERSON, user_id):
                await people.load_person(user_id)
            case Notification(Topic.FORGOTTEN, user_id):
                await people.load_person(user_id)
                self._forget(user_id)
            case Notification(Topic.SERVER, guild_id):
                await people.load_server(guild_id)
            case Notification(topic) if topic in self._made_elsewhere:
                await self._made_elsewhere[topic]()

    def _forget(self, user_id: int | None) -> None:
        self._services.archive.forget()
        self._services.registry.unload_closed(user_id)
