"""A practice deal: the hand panel with the table in it, and a coach's words on top."""

from bot.screens.advice import reason
from bot.screens.click import ME, Click, write_positions
from bot.screens.coach import Learner, hints
from bot.screens.coach.lessons import LESSONS, practice_seed
from bot.screens.colours import GREY
from bot.screens.controls import HandControls
from bot.screens.hand import hand_screen
from bot.screens.recap import new_cards
from bot.screens.result import ROOM, deal_blocks
from bot.screens.screen import Block, Button, ButtonRow, Picture, Screen, Tone
from bot.screens.table import table_alt, table_picture
from bot.screens.text_limit import within_limit
from bot.text import Text
from bot.text.goals import goal_in_words
from bot.text.names import Names
from engine.computer.advice import Advice
from engine.game import Game
from engine.live.sight import Sight
from engine.moves import Move
from engine.result import Result


def practice_screen(
    sight: Sight, game: Game, controls: HandControls, could: frozenset[type[Move]], say: Text
) -> Screen:
    """The panel of a learner; ``could`` are the kinds of moves that are legal for them now."""
    return within_limit(lambda words: _panel(sight, game, controls, could, words), say)


def _panel(
    sight: Sight, game: Game, controls: HandControls, could: frozenset[type[Move]], say: Text
) -> Screen:
    blocks: list[Block] = [_coach(sight, Learner(sight, could, new_cards(sight)), say.rich)]
    if not controls.text_first:  # in words the hand's own panel tells the table
        blocks.append(Picture(table_picture(sight), table_alt(sight, say.lettered)))
    hand = hand_screen(sight, game, controls, say)
    return Screen((*blocks, *hand.blocks, _row(sight, controls, could, say)), hand.colour)


def _coach(sight: Sight, learner: Learner, say: Text) -> str:
    """What to do now and why."""
    view, fine = learner.view, learner.fine
    facts: dict[str, str | int] = {
        "name": Names(sight, say, you=sight.seat)(view.turn),
        "card": "" if view.upcard is None else say.card(view.upcard),
        "goal": "" if view.goal is None else goal_in_words(view.goal, say),
        "points": 0 if fine is None else fine.points,
        "what": "" if fine is None else say(f"fine-{fine.what.value.replace('_', '-')}"),
    }
    told = [say(hint.says, **facts) for hint in hints(sight.game, learner)]
    return "\n".join([say("practice-head", game=say(f"game-{sight.game}")), *told])


def _row(
    sight: Sight, controls: HandControls, could: frozenset[type[Move]], say: Text
) -> ButtonRow:
    def click(verb: str, rest: str = "") -> Click:
        return Click(sight.table_id, sight.version, verb, rest)

    shown = click("show-me", write_positions(controls.selection))
    return (
        Button(say("button-show-me"), shown, Tone.GOOD, live=bool(could)),
        Button(say("button-do-it"), click("do-it"), Tone.GOOD, live=bool(could)),
        Button(say("button-rules"), click("rules")),
        Button(say("button-stop-practice"), click("stop")),
    )


def advised(advice: Advice, words: str, sight: Sight, say: Text, *, done: bool = False) -> str:
    """What a good player might do, or what was ``done`` as they would, and why; ``words`` tell the
    move."""
    why = reason(advice, sight.game, say)
    return say("practice-done" if done else "practice-show", move=words, why=why)


def practice_over_screen(sight: Sight, say: Text) -> Screen:
    """The end of practice: the result with a closing word, and what to do next."""
    result = sight.view.result if sight.view else None
    if result is None:
        return Screen((say("practice-stopped"), _next(sight, say)), GREY)
    closing = _closing(sight, result, say)
    told = deal_blocks(sight, result, say, ROOM - len(closing))
    return Screen((*told, closing, _next(sight, say)), GREY)


def _closing(sight: Sight, result: Result, say: Text) -> str:
    if result.winner is None:
        line = say("practice-nobody")
    elif result.winner == sight.seat:
        line = say("practice-won")
    else:
        line = say("practice-lost", name=Names(sight, say)(result.winner))
    told = result.reckoning
    if told is not None and sight.seat in told.not_born:
        line += " " + say("practice-never-born")
    return line


def _next(sight: Sight, say: Text) -> ButtonRow:
    """Another deal, real people, the rules."""
    deals = LESSONS[sight.game].deals
    seeds = [practice_seed(sight.game, number).hex() for number in deals]
    after = (seeds.index(sight.seed) + 1) % len(deals) if sight.seed in seeds else 0
    return (
        Button(
            say("button-another-deal"), Click(ME, 0, "again", f"{sight.game}.{after}"), Tone.MAIN
        ),
        Button(say("button-real-game"), Click(ME, 0, "real", sight.game), Tone.GOOD),
        Button(say("button-rules"), Click(ME, 0, "rules", sight.game)),
    )
