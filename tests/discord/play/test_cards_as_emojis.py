"""The cards as emojis of the application: made once, shown where they can stand, else letters."""

from bot.render.specs import EMOJI_NAMES, TILES
from bot.start.wiring import Wiring
from engine.cards import JOKER, SUITS, parse
from tests.discord.play.journals import HANDS, deal, store_table
from tests.discord.play.kit import Room, alt_texts, components, open_room, plain, text
from tests.discord.play.tile_tables import tile_deal, tiles_at


async def prepare(room: Room, store) -> None:
    await store_table(room, store, deal(HANDS, upcard="KD"), seats=(0, 1, 2))


def made(room: Room) -> int:
    """How many emojis the application has been asked to create."""
    return sum(
        one.method == "POST" and one.path.endswith("/emojis") for one in room.env.http_requests
    )


async def ready(room: Room) -> None:
    """Until the emojis are there: they are made beside everything else."""
    assert await room.bot.emoji_pictures()


async def test_they_are_made_once_and_found_again_after_a_restart(url: str) -> None:
    async with open_room(url, emojis=True) as room:
        await ready(room)
        assert made(room) == 157
        assert room.bot.services.people.text("en").rich.card(parse("7S")).startswith("<:uc_")
        await room.restart()
        await ready(room)
        assert made(room) == 157


async def test_they_stand_in_lines_buttons_and_menus_and_letters_in_alt_texts(url: str) -> None:
    async with open_room(url, emojis=True, prepare=prepare) as room:
        await ready(room)
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await ann.press("Take K♦")
        king = room.bot.services.people.text("th").emoji(parse("KD"))
        assert king is not None
        assert f"took {king}" in text(room.shown())
        lines = [line for part in components(ann.panel) for line in part.get("options", ())]
        assert len(lines) == 11
        assert all(line["emoji"]["name"].startswith("uc_") for line in lines)
        assert {plain(line["label"]) for line in lines} >= {"K♦", "2♠"}
        assert "<:" not in alt_texts(room.shown())[0] + alt_texts(ann.panel)[0]


async def test_tiles_stand_in_lines_and_menus_and_letters_on_labels(url: str) -> None:
    racks = ("1R 2R 3R 4K JK", "5B 6B 7B 8B 9B")
    async with open_room(url, emojis=True, prepare=tiles_at(tile_deal(racks))) as room:
        await ready(room)
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        lines = [line for part in components(ann.panel) for line in part.get("options", ())]
        assert [line["label"] for line in lines] == ["🔴1", "🔴2", "🔴3", "🔳4", "🃏"]
        say = room.bot.services.people.text("th").of("tiles")
        assert [f"<:{line['emoji']['name']}:{line['emoji']['id']}>" for line in lines] == [
            say.emoji(card) for card in (0, 1, 2, 42, JOKER)
        ]
        assert "<:" not in alt_texts(room.shown())[0] + alt_texts(ann.panel)[0]


async def test_a_group_of_the_workbench_has_the_emoji_of_its_first_card(url: str) -> None:
    racks = ("9R 13Y 13K 2B 9B 10B 11B", "6R 7R 8R JK 10Y 11Y 12Y 3K 5R 1B")
    moves = ("0 rearrange 9B 10B 11B", "1 rearrange 9B 10B 11B / 10Y 11Y 12Y")
    begun = tiles_at(tile_deal(racks, pool="2Y"), moves)
    async with open_room(url, emojis=True, prepare=begun) as room:
        await ready(room)
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        menus = [part for part in components(ann.panel) if part.get("options")]
        shown = {line["label"]: line["emoji"]["name"] for menu in menus for line in menu["options"]}
        assert shown["1: 🟦9 🟦10 🟦11"] == EMOJI_NAMES[TILES][13 + 8]
        assert shown["2: 🔶10 🔶11 🔶12"] == EMOJI_NAMES[TILES][26 + 9]


async def test_where_discord_refuses_cards_stay_letters_and_the_log_says_so(
    url: str, logged: list
) -> None:
    room = Room(url, {"computer_pause_seconds": 0}, Wiring(inline=True, edit_interval=0, linger=0))
    room.env.inject_error("POST", "/applications/*/emojis", status=400, code=30008)
    try:
        await room.env.start()
        await ready(room)
        say = room.bot.services.people.text("en")
        assert say.rich.card(parse("7S")) == say.card(parse("7S"))
        [line] = [line for line in logged if line["event"] == "no_card_emojis"]
        assert (line["code"], line["deck"]) == (30008, SUITS)
        # Only one was refused: the other decks are whole.
        assert [say.of(game).rich.card(0)[:2] for game in ("tiles", "phases")] == ["<:", "<:"]
    finally:
        await room.bot.close()
        await room.env.shutdown()
