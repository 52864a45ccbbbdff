"""A phone shows the whole hand message at the usual moments of every game."""

import pytest

from bot.text import LANGUAGES
from bot.workers.painter import Painter
from engine.games.registry import REGISTRY
from tests.absent import absent
from tests.browser.camera import browser
from tests.browser.local_page import chromium
from tests.browser.screens import seen, wanted
from tests.browser.showcase import showcase
from tests.browser.usual_moments import LIMITS, USUAL
from tests.each import each
from tests.screens.registry import every_screen
from tests.screens.script import Script


@each("name", sorted(REGISTRY))
def test_every_game_has_its_usual_moments(name: str) -> None:
    moments = USUAL[name]
    assert {*moments.hands, *moments.benches} <= every_screen().keys()
    assert bool(moments.benches) == Script(name).game.features.rearrange
    assert len(moments.hands) + len(moments.benches) >= 2, "one to draw and one to play"


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_phone_shows_the_usual_moments_whole(language: str) -> None:
    if chromium() is None:
        absent("needs Chromium: install Debian's package chromium, or run .ci/run")
    painter = Painter(inline=True)
    async with browser() as chrome, showcase(language, painter) as place:
        messages = [one for one in wanted([*LIMITS], place.say) if one.name in LIMITS]
        heights = {one.name: one.high async for one in seen(place, chrome, messages, ["phone"])}
    await painter.close()
    assert heights.keys() == LIMITS.keys()
    assert {name: high for name, high in heights.items() if high > LIMITS[name]} == {}
