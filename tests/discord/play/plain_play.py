"""A person who takes the first thing that the panel offers, in games without a contract."""

from tests.discord.play.kit import Player, menus_for
from tests.discord.play.row import can_take_row, take_row

MOST_STEPS = 2_000


async def play_out(person: Player) -> None:
    """Go on until the game is over; every move is a click on the panel."""
    for _ in range(MOST_STEPS):
        labels = person.live()
        if "Next deal" in labels:
            await person.press("Next deal")
            continue
        ends = "Big gin", "Gin", "Knock", "Show", "Declare"
        if (end := next(filter(person.can, ends), None)) is not None:
            await person.lay(end)
        elif can_take_row(person):
            await take_row(person)
        elif (simple := next((one for one in ("Pass", "Draw") if one in labels), None)) is not None:
            await person.press(simple)
        elif (laid := next(filter(person.can, ("Meld", "Lay off")), None)) is not None:
            await person.lay(laid)
        elif menus_for(person.panel, "discard"):
            await person.discard()
        else:
            return
    raise AssertionError("the game did not end")
