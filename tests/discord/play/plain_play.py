"""A person who takes the first thing that the panel offers, in games without a contract."""

from tests.discord.play.kit import Player, menus

MOST_STEPS = 2_000


async def play_out(person: Player) -> None:
    """Go on until the game is over; every move is a click on the panel."""
    for _ in range(MOST_STEPS):
        labels = person.live()
        if "Next deal" in labels:
            await person.press("Next deal")
            continue
        for label in ("Knock", "Take from row"):
            if label in labels:
                await person.press(label)
                await pick_first(person)
                break
        else:
            simple = next((label for label in ("Pass", "Draw") if label in labels), None)
            if simple is not None:
                await person.press(simple)
            elif menus(person.panel):
                await _lay_or_throw(person)
            else:
                return
    raise AssertionError("the game did not end")


async def pick_first(person: Player) -> None:
    """The first reading of those offered."""
    assert "Back" in person.live(), person.text()
    await person.pick("1. ")


async def _lay_or_throw(person: Player) -> None:
    if "Suggest" in person.live():
        await person.press("Suggest")
        await pick_first(person)
        return
    [*_, last] = menus(person.panel)[-1]["options"]
    await person.use(menus(person.panel)[-1]["custom_id"], last["value"])
    await person.press("Discard")
