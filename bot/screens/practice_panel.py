"""The panel of a practice deal: a coach, and the hand panel with the table in it."""

from bot.blocks.coach import Hints, Learner
from bot.blocks.control import At, Control, Cost, write_positions
from bot.blocks.presenter import practice_seed
from bot.blocks.screen import GOLD, GREY, Block, Button, ButtonRow, Screen, Tone
from bot.blocks.text_limit import notice_lines, within_limit
from bot.games.registry import PRESENTERS
from bot.screens.advice_words import reason, sentences
from bot.screens.hand_panel import hand_facts, hand_screen, own_table, small_line
from bot.screens.notes import TABLE_RULES
from bot.screens.panel_controls import BACK, HandControls, live_rows
from bot.screens.recap import new_cards, since_my_turn
from bot.screens.replay_screen import PLAY_ON
from bot.screens.result_screen import REPLAY, ROOM, deal_blocks
from bot.screens.rules_screen import strip_blocks
from bot.text import Text
from bot.text.name_words import Names
from bot.text.rules_in_words import goal_in_words
from bot.text.text import signed
from engine.computer.plain.advice import Advice
from engine.live.table_view import TableView
from engine.moves import Move
from engine.result import Result
from engine.table.terms import Branch

SHOW_ME = Control("show-me", At.TABLE)
WHY = Control("why", At.TABLE)
DO_IT = Control("do-it", At.TABLE)
STOP = Control("stop", At.TABLE)
ANOTHER = Control("again", At.ME, cost=Cost.OPENING)
REAL = Control("real", At.ME, cost=Cost.OPENING)
GAME_RULES = Control("rules", At.ME, cost=Cost.PAGES)


def practice_begins_screen(table_view: TableView, say: Text, *, text_first: bool) -> Screen:
    """Return the introduction to a practice deal, with a picture of melds."""
    blocks: list[Block] = [say("practice-title", game=say(f"game-{table_view.game.name}"))]
    welcome = f"practice-{table_view.game.name}-welcome"
    if welcome in say.ids(welcome):
        blocks.append(say(welcome, goal=_goal(table_view, say)))
    lesson = PRESENTERS[table_view.game.name].practice
    if lesson is not None:
        look = lesson.first_look, table_view.game.name, table_view.game.options
        blocks += strip_blocks(*look, say, text_first=text_first)
        blocks.append(say("first-look-melds"))
    rules = Button(say("button-rules"), TABLE_RULES.on(table_view))
    row = (Button(say("button-begin"), BACK.on(table_view), Tone.MAIN), rules)
    return Screen((*blocks, row), GOLD)


def _goal(table_view: TableView, say: Text) -> str:
    """Return in words the first melds that this deal asks for, or "" if it asks for none."""
    goal = table_view.game.goals.of_deal.get(table_view.seen.deal_no)
    return "" if goal is None else goal_in_words(goal, say)


def practice_screen(
    table_view: TableView,
    controls: HandControls,
    could: frozenset[type[Move]],
    say: Text,
) -> Screen:
    """Return the panel of a learner.

    ``could``: the kinds of moves that are legal for the learner now.
    """
    say = say.of(table_view.game.name)
    if table_view.terms.branch is not None:
        stop = Button(say("button-stop-branch"), STOP.on(table_view))
        return within_limit(lambda words: with_table(table_view, controls, words, stop), say)
    return within_limit(lambda words: _panel(table_view, controls, could, words), say)


def _panel(
    table_view: TableView,
    controls: HandControls,
    could: frozenset[type[Move]],
    say: Text,
) -> Screen:
    # Screen readers get letters, because they would read out the names of emojis.
    rich = say if controls.likes.text_first else say.rich
    words = controls.advised if isinstance(controls.advised, str) else None
    suggested = controls.advised if words is None else None
    lesson = PRESENTERS[table_view.game.name].practice
    coached = controls._replace(notice=None, advised=suggested, coached=lesson is not None)
    blocks: list[Block] = []
    if coached.coached:
        blocks += small_line(hand_facts(table_view, coached, rich))
    blocks += notice_lines(controls.notice)
    if words is not None:
        blocks.append(words)
    else:
        learner = Learner(table_view, could, new_cards(table_view))
        hints = [] if lesson is None else _hints(table_view, lesson.hints, learner, rich)
        hints += _since(table_view, learner, rich)
        blocks += ["\n".join(hints)] if hints else []
    # For readers of words, the hand panel itself has the table. A workbench shows it, too.
    if not controls.likes.text_first and controls.bench is None:
        blocks.append(own_table(table_view, controls, say))
    hand = hand_screen(table_view, coached, say)
    return Screen((*blocks, *hand.blocks, *_rows(table_view, controls, could, say)), hand.colour)


def with_table(table_view: TableView, controls: HandControls, say: Text, *below: Button) -> Screen:
    """Return a hand panel with the table in it. These buttons are below."""
    hand = hand_screen(table_view, controls, say)
    shows_table = not controls.likes.text_first and controls.bench is None
    table = [own_table(table_view, controls, say)] if shows_table else []
    return Screen((*table, *hand.blocks, *([below] if below else [])), hand.colour)


def _since(table_view: TableView, learner: Learner, say: Text) -> list[str]:
    """Return a line with the opponents' moves since the learner's last turn.

    The line is there until the learner draws.
    """
    if not learner.turns_ended or learner.is_playing():
        return []
    lines = since_my_turn(table_view, say).rest
    return [f"-# {' '.join(lines)}"] if lines else []


def _hints(table_view: TableView, hints: Hints, learner: Learner, say: Text) -> list[str]:
    seen, fine = learner.seen, learner.fine
    facts: dict[str, str | int] = {
        "name": Names(table_view, say, you=table_view.seat)(seen.turn),
        "card": "" if table_view.upcard is None else say.card(table_view.upcard),
        "goal": _goal(table_view, say),
        "points": 0 if fine is None else fine.points,
        "what": "" if fine is None else say(f"fine-{fine.what.value.replace('_', '-')}"),
    }
    return [say(hint.says, **facts) for hint in hints.of(learner)]


def _rows(
    table_view: TableView, controls: HandControls, could: frozenset[type[Move]], say: Text
) -> list[ButtonRow]:
    """Return the coach's buttons, which replace Suggest, and the button that stops practice.

    Once the coach has shown a move, a button explains the move.
    """
    chosen = write_positions(controls.selection)
    in_words = isinstance(controls.advised, str)
    label, coaching = ("button-why", WHY) if in_words else ("button-show-me", SHOW_ME)
    row = [
        Button(say(label), coaching.on(table_view, chosen), Tone.GOOD, live=bool(could)),
        Button(say("button-do-it"), DO_IT.on(table_view), Tone.GOOD, live=bool(could)),
        Button(say("button-stop-practice"), STOP.on(table_view)),
    ]
    if controls.likes.every_control:
        row.append(Button(say("button-rules"), TABLE_RULES.on(table_view)))
        return [tuple(row)]
    return list(live_rows([tuple(row)]))


def shown_move(words: str, say: Text) -> str:
    """Return the sentence that shows the move of a good player.

    ``words``: the move in words.
    """
    return say("practice-show", move=words)


def explained_move(advice: Advice, words: str, table_view: TableView, say: Text) -> str:
    """Return a good player's move, the reason for it, and the facts that support the reason.

    Each has its own line.
    """
    why, *saw = sentences(advice, table_view, say)
    return "\n".join((shown_move(words, say), why, *(f"- {fact}" for fact in saw)))


def done_move(advice: Advice, words: str, table_view: TableView, say: Text) -> str:
    """Return the sentence about a move that was played for the learner, with the reason."""
    return say("practice-done", move=words, why=reason(advice, table_view, say))


def practice_over_screen(table_view: TableView, say: Text) -> Screen:
    """Return the end of a practice deal: the result, a closing sentence, and the next steps."""
    result, say = table_view.seen.result, say.of(table_view.game.name)
    branch = table_view.terms.branch
    after = _next(table_view, say) if branch is None else _from_there(branch, say)
    if result is None:
        stopped = "practice-stopped" if branch is None else "branch-stopped"
        return Screen((say(stopped), after), GREY)
    if branch is None:
        closing = _closing(table_view, result, say)
    else:
        closing = _compared(table_view, branch, result, say)
    deal = deal_blocks(table_view, result, say, ROOM - len(closing))
    return Screen((closing, *deal, after) if branch else (*deal, closing, after), GREY)


def _compared(table_view: TableView, branch: Branch, result: Result, say: Text) -> str:
    """Return a line with the deal's result in the real game, and the result of this try."""
    assert table_view.seat is not None
    you = signed(table_view.game.end.worth(result)[table_view.seat])
    words = say("branch-over", you=you)
    if branch.really is not None:
        words = say("branch-compared", really=signed(branch.really), you=you)
    if branch.medium is not None:
        words += " " + say("branch-medium", points=signed(branch.medium))
    return words


def _from_there(branch: Branch, say: Text) -> ButtonRow:
    """Return a button that plays from the same move again, and a button to the replay."""
    again = PLAY_ON.click(branch.table_id, branch.place)
    return (
        Button(say("button-branch-again"), again, Tone.MAIN),
        Button(say("button-replay"), REPLAY.click(branch.table_id, branch.place)),
    )


def _closing(table_view: TableView, result: Result, say: Text) -> str:
    if result.winner is None:
        line = say("practice-nobody")
    elif result.winner == table_view.seat:
        line = say("practice-won")
    else:
        line = say("practice-lost", name=Names(table_view, say)(result.winner))
    lesson = PRESENTERS[table_view.game.name].practice
    closing = "" if lesson is None else lesson.closing(result, table_view.seat)
    return f"{line} {say(closing)}" if closing else line


def _next(table_view: TableView, say: Text) -> ButtonRow:
    game = table_view.game.name
    lesson = PRESENTERS[game].practice
    deals = () if lesson is None else lesson.deals
    seeds = [practice_seed(game, number).hex() for number in deals]
    after = (seeds.index(table_view.seed) + 1) % len(deals) if table_view.seed in seeds else 0
    return (
        Button(say("button-another-deal"), ANOTHER.click(f"{game}.{after}"), Tone.MAIN),
        Button(say("button-real-game"), REAL.click(game), Tone.GOOD),
        Button(say("button-rules"), GAME_RULES.click(game)),
    )
