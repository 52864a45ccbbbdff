"""Cards in letters and as emojis: each colour has one shape, and a game its own faces."""

from itertools import combinations

from PIL import ImageChops

from bot.render.shapes import shape_mask
from bot.render.specs import EMOJI_NAMES, PHASES, TILES
from bot.text import Text
from bot.text.card_words import LETTERS, SIGNS, emoji_faces
from engine.cards import HIDDEN, JOKER, SUITS, joker_as, parse
from engine.games.registry import KNOWN
from tests.each import each


def emojis(*decks: str) -> Text:
    """English with emojis for the cards of these decks."""
    names = {
        deck: {card: f"<:{name}:1>" for card, name in EMOJI_NAMES[deck].items()} for deck in decks
    }
    return Text("en", drawn=emoji_faces(names))


def test_a_colour_has_one_sign_and_one_shape_in_every_game() -> None:
    colours = {letter for deck in (TILES, PHASES) for letter in deck}
    assert colours == SIGNS.keys()
    assert len(set(SIGNS.values())) == len(SIGNS)
    for one, other in combinations(colours, 2):
        apart = ImageChops.difference(shape_mask(one, 20), shape_mask(other, 20))
        assert sum(apart.histogram()[128:]) >= 30, f"{one} and {other} look alike without colours"


@each(
    ("game", "told"),
    [("tiles", "🔴1 🟦2 🔶3 🔳13 🃏🔴1"), ("phases", "🔴1 🟦2 🔶3 🍀13 ★1")],
)
def test_until_there_are_emojis_colours_are_signs(game: str, told: str) -> None:
    say = Text("en").of(game)
    black_or_green = 51 if game == "tiles" else 50
    cards = (0, 14, 28, black_or_green, joker_as(0))
    assert say.rich.cards(cards) == told.replace("🍀13", "🍀12")
    assert say.emoji(0) is None


def test_a_text_draws_the_cards_of_each_game_and_labels_have_letters() -> None:
    say = emojis(SUITS, TILES, PHASES)
    tiles, phases = say.of("tiles"), say.of("phases")
    assert (say.emoji(0), tiles.emoji(0), phases.emoji(0)) == tuple(
        f"<:{EMOJI_NAMES[deck][0]}:1>" for deck in (SUITS, TILES, PHASES)
    )
    for text in (tiles.rich, say.rich.of("tiles")):
        assert text.cards((51, JOKER)) == " ".join(
            f"<:{EMOJI_NAMES[TILES][card]}:1>" for card in (51, JOKER)
        )
        assert text.deck is KNOWN["tiles"].deck
        assert text.lettered.cards((51, JOKER)) == tiles.cards((51, JOKER)) == "🔳13 🃏"
        assert text.spoken.card(51) == "black 13"
    assert tiles.rich.card(HIDDEN) == say.rich.card(HIDDEN)
    assert phases.rich.card(joker_as(6)) == f"<:{EMOJI_NAMES[PHASES][JOKER]}:1>7"


def test_a_wild_card_has_one_emoji_whatever_it_stands_for() -> None:
    say = emojis(SUITS, TILES)
    assert say.emoji(joker_as(parse("7S"))) == say.emoji(JOKER)
    assert say.of("tiles").emoji(joker_as(6)) == say.of("tiles").emoji(JOKER)


def test_a_deck_that_has_no_emojis_stays_letters() -> None:
    playing, coloured = emojis(SUITS), emojis(TILES)
    assert playing.of("tiles").rich.card(51) == "🔳13"
    assert coloured.of("tiles").rich.card(51) == f"<:{EMOJI_NAMES[TILES][51]}:1>"
    assert coloured.rich.card(51) == LETTERS.of[51]
    assert coloured.rich.of("tiles").card(51) == coloured.of("tiles").rich.card(51)
    assert coloured.emoji(0) is None
