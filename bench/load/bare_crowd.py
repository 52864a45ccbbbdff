"""People who click at the bare bot: each on a message of their own, again and again."""

import asyncio
from collections.abc import Sequence
from time import monotonic

from bench.load.bare import SAME, TEXT
from bench.load.crowd import Slice
from bench.load.discord import CountedLoopback
from tests.discord import payloads
from tests.discord.payloads import CHANNEL_ID, Json

_TIMEOUT = 60.0


async def play_bare(
    server: CountedLoopback,
    at_once: int,
    seconds: float,
    picture: int | None = None,
    components: list[Json] | None = None,
    places: Sequence[int] = (CHANNEL_ID,),
) -> Slice:
    """Let so many be under way at once for so long, spread over these channels.

    Each answer has a PNG of so many bytes, and these components where there are some.
    """
    slice_, begun = Slice(at_once), monotonic()
    custom_id = TEXT if picture is None else str(picture)
    custom_id = custom_id if components is None else SAME + custom_id
    shown = {"flags": 1 << 15, "components": components}

    async def click(number: int) -> None:
        place = places[number % len(places)]
        message = server.world.keep(payloads.message(shown, [], channel_id=place))
        while monotonic() < begun + seconds:
            message = server.messages[message["id"]]
            asked = await server.click(message, custom_id, by=f"Bare {number}")
            slice_.took["click"].append(await server.shown(asked, _TIMEOUT))

    await asyncio.gather(*map(click, range(at_once)))
    slice_.seconds = monotonic() - begun
    return slice_
