"""The lobby: who sits, which rules, who may start."""

from bot.clicks import Click
from bot.presenter.people import FELT, GREY, plain
from bot.screen import Button, Screen, Tone
from bot.text import Text
from engine.games.registry import REGISTRY
from engine.live.sight import Sight
from engine.lobby import Status, Why


def lobby_screen(sight: Sight, say: Text) -> Screen:
    """The public message of a lobby, open or closed."""
    entry, sitting = REGISTRY[sight.game], sight.sitting
    title = say("lobby-title", game=entry.title)
    if sitting.status is Status.CLOSED:
        idle = sitting.closed_because is Why.IDLE
        return Screen((title, say("lobby-closed-idle" if idle else "lobby-closed-left")), GREY)
    least, most = sight.seats[0], sight.seats[-1]
    rows = []
    for number in range(most):
        if number < len(sitting.sitters):
            sitter = sitting.sitters[number]
            kind = "computer" if sitter.user is None else "person"
            kind = "host" if sitter.user == sitting.host else kind
            rows.append(f"{number + 1}. " + say(f"lobby-{kind}", name=plain(sitter.name)))
        else:
            rows.append(f"{number + 1}. " + say("lobby-free"))
    missing = max(0, least - len(sitting.sitters))
    host = next(s.name for s in sitting.sitters if s.user == sitting.host)
    rules = say.differences(entry, sight.options)
    return Screen(
        (
            title,
            "\n".join([say("lobby-rules"), *(f"- {rule}" for rule in rules)])
            if rules
            else say("lobby-standard-rules"),
            "\n".join(rows),
            say("lobby-missing", missing=missing, least=least, most=most)
            if missing
            else say("lobby-ready", host=plain(host)),
            _buttons(sight, say, enough=not missing),
            *_computer_row(sight, say),
            say("lobby-sealed", seal=sight.commitment),
        ),
        FELT,
    )


def _buttons(sight: Sight, say: Text, *, enough: bool) -> tuple[Button, ...]:
    full = len(sight.sitting.sitters) >= sight.seats[-1]

    def click(verb: str) -> Click:
        return Click(sight.table_id, sight.version, verb)

    return (
        Button(say("button-join"), click("join"), Tone.MAIN, live=not full),
        Button(say("button-leave-lobby"), click("stand")),
        Button(say("button-add-computer"), click("robot"), live=not full),
        Button(say("button-house-rules"), click("rules")),
        Button(say("button-start"), click("start"), Tone.GOOD, live=enough),
    )


def _computer_row(sight: Sight, say: Text) -> tuple[tuple[Button, ...], ...]:
    if all(sitter.user is not None for sitter in sight.sitting.sitters):
        return ()
    click = Click(sight.table_id, sight.version, "unrobot")
    return ((Button(say("button-remove-computer"), click),),)
