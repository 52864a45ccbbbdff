"""A person who plays sensibly and knows nothing but what stands on the panel."""

from collections import Counter

from bot.text.card_words import FACES
from engine.games.contract.rules import points
from tests.discord.play.kit import Player, Room, live, menus_for, plain

CARDS = {plain(face): card for card, face in FACES.items()}
MOST_STEPS = 2_000


async def play_on(person: Player, room: Room) -> None:
    """Go on until the game is over; every move is a click on the panel."""
    for _ in range(MOST_STEPS):
        labels = person.live()
        if "Next deal" in labels:
            await person.press("Next deal")
        elif "No, thanks" in labels:
            await person.press(_answer(person, labels))
        elif "Draw" in labels:
            await person.press("Draw")
        elif person.can("Contract"):
            await person.lay("Contract")
        elif person.can("Lay off"):
            await person.lay("Lay off")
        elif menus_for(person.panel, "discard"):
            await person.discard(_worst(person))
        else:
            return
    raise AssertionError("the game did not end")


def _answer(person: Player, labels: list[str]) -> str:
    """Ask for the upcard if two of its rank are held already."""
    take = next((one for one in live(person.room.shown()) if one.startswith("Take ")), "")
    asked = person.text().partition("You can have ")[2].partition(" now")[0] or take[5:]
    held = Counter(face[:-1] for face in person.faces())
    wants = next((one for one in labels if one.startswith(("May I?", "Buy"))), None)
    return wants if wants is not None and held[asked[:-1]] >= 2 else "No, thanks"


def _worst(person: Player) -> str:
    """The dearest card without a companion of its rank, jokers last of all."""
    lines = [line for menu in menus_for(person.panel, "discard") for line in menu["options"]]
    faces = [plain(line["label"]) for line in lines]
    ranks = Counter(face[:-1] for face in faces)
    return min(
        faces, key=lambda face: (face == FACES[52], ranks[face[:-1]] > 1, -points(CARDS[face]))
    )
