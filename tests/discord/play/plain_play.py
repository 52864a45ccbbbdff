"""A person who takes the first thing that the panel offers, in games without a contract."""

from tests.discord.play.kit import Player, menus, plain

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
    await pick_line(person, "1. ")


async def pick_line(person: Player, words: str) -> None:
    """The first line of any of the panel's menus that holds these words."""
    menu, value = line_of(person, words)
    await person.use(menu, value)


def line_of(person: Player, words: str) -> tuple[str, str]:
    """The custom_id of the menu and the value of that line."""
    return next(
        (menu["custom_id"], line["value"])
        for menu in menus(person.panel)
        for line in menu["options"]
        if words in plain(line["label"])
    )


async def _lay_or_throw(person: Player) -> None:
    if "Suggest" in person.live():
        await person.press("Suggest")
        await pick_first(person)
        return
    [*_, last] = menus(person.panel)[-1]["options"]
    await person.use(menus(person.panel)[-1]["custom_id"], last["value"])
    await person.press("Discard")
