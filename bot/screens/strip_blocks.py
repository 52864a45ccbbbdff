"""Examples as a picture with its words under it."""

from bot.render import StripGroup, StripSpec
from bot.screens.examples import Strip
from bot.screens.screen import Block, Picture
from bot.text import Text
from bot.text.goals import goal_in_words
from engine.game import Game
from engine.games.registry import game

_MARKS = {True: "example-good", False: "example-bad", None: "example-plain"}


def strip_blocks(
    strip: Strip, game_name: str, options: object, say: Text, *, text_first: bool
) -> list[Block]:
    """Examples under these house rules: the picture and small words; the words alone for people
    who read rather than look."""
    rules = game(game_name, options)
    head = []
    if strip.deal_no is not None:
        wanted = rules.goal(strip.deal_no)
        if wanted is not None:
            head.append(
                say("example-contract-of", deal=strip.deal_no, goal=goal_in_words(wanted, say))
            )
    if text_first:
        return ["\n".join([*head, *_lines(strip, rules, say)])]
    groups = tuple(StripGroup(one.cards, one.good) for one in strip.examples)
    plain = _lines(strip, rules, say.lettered)
    picture = Picture(StripSpec(groups), "\n".join([*head, *plain]))
    small = [f"-# {line}" for line in _lines(strip, rules, say.rich)]
    return ["\n".join(head), picture, "\n".join(small)] if head else [picture, "\n".join(small)]


def _lines(strip: Strip, rules: Game, say: Text) -> list[str]:
    """What is said of each example."""
    lines = []
    for example in strip.examples:
        says = say(example.says, points=sum(map(rules.points, example.cards)))
        line = say(_MARKS[example.good], cards=say.cards(example.cards), says=says)
        lines.append(line)
    return lines
