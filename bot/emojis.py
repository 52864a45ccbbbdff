"""The cards as emojis of the application, so that they can stand in lines, menus and buttons."""

import discord
import structlog

from bot.render import Painter, emoji_name
from bot.text.cards import LETTERS, Faces, drawn
from engine.cards import JOKER

_log = structlog.get_logger()
_CARDS = (*range(52), JOKER)


class CardEmojis:
    """The faces of all cards as emojis, once every one of them is there; letters until then.

    Their names change with their pictures. Old ones are left alone, because messages that were sent
    before still show them.
    """

    def __init__(self) -> None:
        self.faces: Faces = LETTERS

    async def bring(self, client: discord.Client, painter: Painter) -> None:
        """Create those that are missing. Where Discord refuses, cards stay letters."""
        try:
            there = {one.name: str(one) for one in await client.fetch_application_emojis()}
            missing = [card for card in _CARDS if emoji_name(card) not in there]
            pictures = await painter.emojis() if missing else {}
            for card in missing:
                name = emoji_name(card)
                made = await client.create_application_emoji(name=name, image=pictures[name])
                there[name] = str(made)
        except discord.HTTPException as error:
            _log.warning("no_card_emojis", status=error.status, code=error.code)
            return
        self.faces = drawn({card: there[emoji_name(card)] for card in _CARDS})
        _log.info("card_emojis", created=len(missing))
