"""The rules of a game in a private message with pages: an introduction, then the sections."""

from functools import lru_cache
from typing import NamedTuple

from bot.blocks.control import At, Click, Control, Cost, Payload, TargetId
from bot.blocks.rule_examples import Strip, Strips
from bot.blocks.screen import (
    FELT,
    MENU_LINES,
    Block,
    Button,
    ButtonRow,
    Choice,
    Menu,
    Picture,
    Screen,
    Tone,
)
from bot.blocks.text_limit import within_limit
from bot.games.registry import PRACTISED, PRESENTERS
from bot.render.specs import StripGroup, StripSpec
from bot.screens.notes import close_button
from bot.text import Text
from bot.text.rules_in_words import differences, goal_in_words, length_lines, rules_in_words
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.options import rules_hash
from engine.table.record import RULES_REVISION

ABOUT = "about"
"""The name of the first page. Each other page has a section's name, such as ``lay-off``."""

_HASH = 16
"""The number of shown characters of a rules' hash. It is enough to compare two rulebooks."""

PAGE = Control("page", At.TABLE | At.ME, cost=Cost.PAGES)
PAGE_AT = Control("page-at", At.TABLE | At.ME, payload=Payload.LINE, cost=Cost.PAGES)
PRACTICE = Control("practice", At.ME, cost=Cost.OPENING)

_MARKS = {True: "example-good", False: "example-bad", None: "example-plain"}


class Rulebook(NamedTuple):
    """The rules of a game under its options, for a reader."""

    game: str
    options: object
    table: TargetId | None = None
    """The table at which the rules are played, or None for the rules of the server."""
    deal_no: int = 1
    """The number of the deal whose contract is shown."""
    practising: bool = False
    """Whether the rules are read during a practice deal."""

    def click(self, control: Control, page: str) -> Click:
        """Return a click that shows a page of this book.

        Without a table, the click carries the game's name.
        """
        if self.table is None:
            return control.click(f"{self.game}.{page}")
        return control.on(self.table, page)


def pages_of(game_name: str, say: Text) -> tuple[str, ...]:
    """Return the pages of a game's rules in their order."""
    prefix = f"rules-{game_name}-"
    return (ABOUT, *(name.removeprefix(prefix) for name in say.ids(prefix)))


def rules_screen(book: Rulebook, page: str, say: Text, *, text_first: bool) -> Screen:
    """Return a page of the rules, with buttons and a menu to all other pages.

    An unknown page means the first.
    """
    return within_limit(lambda words: _screen(book, page, words, text_first=text_first), say)


def _screen(book: Rulebook, page: str, say: Text, *, text_first: bool) -> Screen:
    pages = pages_of(book.game, say)
    number = pages.index(page) if page in pages else 0
    sections = rules_in_words(book.game, book.options, say)
    blocks: list[Block] = [say("rules-title", game=say(f"game-{book.game}"))]
    if number == 0:
        blocks += _about(book, say)
    else:
        blocks.append(sections[number - 1])
        for strip in _strips(book.game, book.options, book.deal_no).get(pages[number], ()):
            blocks += strip_blocks(strip, book.game, book.options, say, text_first=text_first)
    blocks.append(say("pages-of", page=number + 1, pages=len(pages)))
    first = (section.partition("\n")[0].removeprefix("### ") for section in sections)
    headings = [say("pages-about"), *first]
    choices = tuple(
        Choice(heading, name, chosen=name == pages[number])
        for name, heading in zip(pages, headings, strict=True)
    )
    blocks.append(
        Menu(book.click(PAGE_AT, pages[number]), choices[:MENU_LINES], say("pages-choose"))
    )
    return Screen((*blocks, _turning(book, pages, number, say)), FELT)


@lru_cache(maxsize=64)
def _strips(game_name: str, options: object, deal_no: int) -> Strips:
    return PRESENTERS[game_name].strips(options, deal_no)


def _turning(book: Rulebook, pages: tuple[str, ...], number: int, say: Text) -> ButtonRow:
    """Return the buttons Back and Next.

    The first and the last page also have a button for practice, if the game can be practised.
    """
    row, last = [], number + 1 == len(pages)
    if number > 0:
        row.append(Button(say("button-back"), book.click(PAGE, pages[number - 1])))
    if not last:
        click = book.click(PAGE, pages[number + 1])
        row.append(Button(say("button-next-page"), click, Tone.MAIN))
    if (number == 0 or last) and book.game in PRACTISED and not book.practising:
        row.append(Button(say("button-practice"), PRACTICE.click(book.game), Tone.GOOD))
    return (*row, close_button(say))


def _about(book: Rulebook, say: Text) -> list[Block]:
    """Return the introduction to the game, and the rules that differ from the standard."""
    listing, own = REGISTRY[book.game], f"pages-{book.game}"
    introduction = own if own in say.ids(own) else f"game-{book.game}.description"
    house = differences(listing, book.options, say)
    rules = [*length_lines(listing, book.options, say), say("lobby-standard-rules")]
    if house:
        mark = rules_hash(book.game, RULES_REVISION, book.options)[:_HASH]
        rules = [*rules[:-1], say("lobby-rules"), *(f"- {rule}" for rule in house)]
        rules.append(say("rules-hash", hash=mark))
    origin = f"origin-{book.game}"
    from_where = [f"**{say('page-origin')}**\n{say(origin)}"] if origin in say.ids(origin) else []
    return [say(introduction), "\n".join(rules), *from_where]


def strip_blocks(
    strip: Strip, game_name: str, options: object, say: Text, *, text_first: bool
) -> list[Block]:
    """Return examples under these house rules, as a picture with words.

    ``text_first``: whether there are only words.
    """
    rules, say = game(game_name, options), say.of(game_name)
    head = []
    if strip.deal_no is not None:
        wanted = rules.goals.of_deal.get(strip.deal_no)
        if wanted is not None:
            head.append(
                say("example-contract-of", deal=strip.deal_no, goal=goal_in_words(wanted, say))
            )
    if text_first:
        return ["\n".join([*head, *_lines(strip, rules, say.spoken)])]
    groups = tuple(StripGroup(example.cards, example.good) for example in strip.examples)
    plain = _lines(strip, rules, say.lettered.spoken)
    picture = Picture(StripSpec(groups, rules.deck.suits), "\n".join([*head, *plain]))
    small = [f"-# {line}" for line in _lines(strip, rules, say.rich)]
    return ["\n".join(head), picture, "\n".join(small)] if head else [picture, "\n".join(small)]


def _lines(strip: Strip, rules: Game, say: Text) -> list[str]:
    lines = []
    for example in strip.examples:
        says = say(example.says, points=sum(map(rules.points, example.cards)))
        line = say(_MARKS[example.good], cards=say.cards(example.cards), says=says)
        lines.append(line)
    return lines
