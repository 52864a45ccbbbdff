"""The pages of local play show the cards' emojis."""

import re

from bot.blocks.screen import Screen
from bot.workers.painter import Painter
from engine.cards import JOKER
from tests.browser.showcase import showcase


async def test_local_play_shows_the_pictures_of_the_emojis_of_cards() -> None:
    async with showcase("en", Painter(inline=True)) as place:
        cards = place.say.rich.cards((0, JOKER))
        names = set(re.findall(r"<:(uc_\w+):\d+>", cards))
        await place.put(Screen((cards,), 0), whispered=False)
        assets = (await place.page.snapshot())["assets"].values()
    there = {one["filename"].partition(".")[0] for one in assets if one["available"]}
    assert len(names) == 2
    assert names <= there
