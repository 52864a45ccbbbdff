"""What somebody could send who builds it by hand: nearly right, wrong, and nonsense.

Names of tables begin with ``@`` and stand for the tables of a house, ``@now`` for their versions:
the same input means the same in every run.
"""

from typing import Any

from hypothesis import strategies as st

from bot.blocks.control import At, Payload
from bot.screens.controls import CONTROLS
from engine.games.registry import REGISTRY
from tests.fuzz.house import ABROAD, ALONE, ANN, BEN, CHI, DAO, HERE, NEXT_DOOR, ODD, UNKNOWN

TABLES = ("@lobby", "@contract", "@basic", "@dummy", "@practice")
GAMES = (*REGISTRY, "poker", "")

NASTY = (
    *("", " ", "0", "1", "-1", "zz", "٣", "²", "1" * 40, "9" * 5000, str(2**63), str(2**64), "1e9"),
    *(
        "\x00",
        "\ud800",
        "a\udfffb",
        "\u202e",
        "\u200b\u200d",
        "é" * 200,
        "\n\n# x",
        "|",
        "u1|",
        "😀",
    ),
    *("null", "[]", "{}", '"', "NaN", "1e999", "[" * 60, '{"mode": "hands", "hands": -1}', "true"),
    *("../../etc/passwd", "'; DROP TABLE tables; --", "%s%n", "{0.__class__}", "<@1>", "@everyone"),
    *(
        "http://evil.example",
        "discord.gg/x",
        *["K" * 3999] * 4,
        "\u0301" * 90,
        "A\r\nB",
        "\ufeff",
        "=1+1",
    ),
)

_nonsense = st.one_of(
    st.sampled_from(NASTY), st.text(st.characters(exclude_categories=()), max_size=12)
)
_number = st.integers(-2, 30).map(str)

_PRESETS = tuple(f"p.{game}.{number}" for game in GAMES for number in ("", "0", "1", "2", "9" * 30))
_PLACES = {At.TABLE: TABLES, At.ME: ("me",), At.SERVER: ("server",), At.PRESETS: _PRESETS}
_VERBS = tuple(
    (_PLACES[place], verb, control)
    for place in _PLACES
    for control in sorted(CONTROLS, key=lambda one: one.verbs)
    if place in control.at
    for verb in control.verbs
)
"""Every verb with the places where it is known and what it may come with."""

_versions = st.sampled_from(
    (*["@now"] * 9, "0", "1", "2", "ff", "zz", "-1", "", "٣", f"{10**30:x}", "FFFFFFFF", "7fffffff")
)
_odd_places = st.sampled_from((*TABLES, "me", "server", "ffffffffff", "p..", "p.basic.x", "", "p"))
_odd_verbs = st.sampled_from(("fly", "", "do-", "pick99", *(verb for _, verb, _ in _VERBS)))
_digits = st.sampled_from(("", "", "", "", "0", "1", "7", "99", "1" * 25))

_rests = st.one_of(
    st.sampled_from(
        (
            *("", "", "0", "01", "0123456789", "zZ", "1", "2", "language", "blocked", "quiet"),
            *("rummy", "contract", "contract.1", "dummy.9999", "hands", "wild|", "a.b", "@lobby"),
            *(f"{ANN.id}", f"{ANN.id}....0..", f"{ANN.id}.contract..rating.0..", "1.x.1.x.1.x.1"),
            *(
                f"contract.{BEN.id}.Ben",
                f"dummy.{ODD.id}.{ODD.name}",
                "server",
                "mine",
                "@contract",
            ),
            *("@contract.", "@dummy.because", "basic.goal", "7.7.7.wins.-1..u", "may_i", "melds"),
        )
    ),
    _number,
    _nonsense,
)
_value = st.one_of(
    st.sampled_from(
        (
            *("0@1", "1@2", "z@zz", "@", f"{BEN.id}", f"{ODD.id}", f"{DAO.id}", f"{2**70}"),
            *("language", "discord", "en", "vi", "xx", "normal", "all", "rating", "points"),
            *("contract", "dummy", "#", "#hands", "+", "true", "1", "null", "goal", "wild"),
            *('{"mode":"total","total":150}', "@contract", "standard", "1 2 3", "about"),
        )
    ),
    _nonsense,
)
_values = st.one_of(st.tuples(_value), st.tuples(_value), st.lists(_value, max_size=3)).map(list)
_lines = st.dictionaries(
    st.sampled_from(("name", "begin", "end", "offset", "number", "numbers", "move", "")),
    st.one_of(
        _nonsense, st.sampled_from(("22:00", "8", "+7", "Asia/Bangkok", "3", "1 2", "Winter"))
    ),
    max_size=3,
)


_odd_ids = st.one_of(
    st.tuples(_odd_places, _versions, _odd_verbs, _rests).map(
        lambda parts: "|".join(("u1", *parts))
    ),
    st.tuples(st.sampled_from(("u1", "u2", "u", "U1", "u1|@lobby|1", "")), _nonsense).map("|".join),
)
_KINDS = {Payload.LINE: 3, Payload.LINES: 3, Payload.MEMBER: 5, Payload.CHANNELS: 8}


@st.composite
def _clicked(draw: st.DrawFn) -> dict[str, Any]:
    """What a component sends that could be one of ours; now and then nothing fits together."""
    places, verb, control = draw(st.sampled_from(_VERBS))
    custom_id = f"u1|{draw(st.sampled_from(places))}|{draw(_versions)}|{verb}"
    if places is TABLES:
        custom_id += draw(_digits)
    custom_id += f"|{draw(_rests)}"
    payload, odd = control.payload, draw(st.integers(0, 9))
    if odd == 0:
        payload = draw(st.sampled_from(Payload))
    if odd == 1:
        custom_id = draw(_odd_ids)
    if payload is Payload.TYPED:
        typed = draw(_lines)
        lines = [
            {"type": 18, "component": {"type": 4, "custom_id": name, "value": value}}
            for name, value in typed.items()
        ]
        return {"custom_id": custom_id, "components": lines}
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": _KINDS.get(payload, 2)}
    if payload is not Payload.NOTHING:
        data["values"] = draw(_values)
    if payload is Payload.MEMBER:
        users = {str(one.id): {"username": one.name, "bot": one is DAO} for one in (BEN, DAO, ODD)}
        data["resolved"] = {"users": users, "members": {str(BEN.id): {}, str(ODD.id): {"nick": ""}}}
    return data


_data = _clicked()
_people = st.sampled_from((*[ANN] * 6, BEN, BEN, DAO, ODD))
_where = st.sampled_from((*[HERE] * 8, NEXT_DOOR, ABROAD, ALONE, UNKNOWN))
_messages = st.sampled_from((*["private"] * 9, "public", "table", "table", "none"))

CLICKS = st.tuples(_data, _people, _where, _messages)
"""A click, who clicks, where, and on what: ``table`` is the message that shows the table."""

_OPENING = {"computers": 4, "with": 6, "with2": 6, "clock": 3, "rated": 3, "open_hands": 5}
_OPENING |= {"thread": 5, "preset": 3, "rulebook": 3}
_KNOWN: dict[str, dict[str, int]] = {
    "rummy rules": {"game": 3},
    "rummy practice": {"game": 3},
    **{f"rummy new {game}": _OPENING for game in REGISTRY},
    "play": {"move": 3},
    "leaderboard": {"game": 3, "season": 3, "measure": 3},
    "stats": {"player": 6, "game": 3},
    "history": {"whose": 3},
    "replay": {"game": 3, "move": 4},
    "verify": {"game": 3},
    "server presets": {"game": 3},
    "server language": {"language": 3},
    "server bar": {"member": 6},
    "server close": {"table": 3, "reason": 3},
    "server forming": {"role": 8},
    "server void": {"game": 3, "reason": 3},
    "server restore": {"game": 3, "reason": 3},
}
"""Commands with options: what kind each is."""
_PLAIN = (
    *("rummy hand", "rummy table", "rummy leave", "settings", "help", "about", "privacy export"),
    *("privacy delete", "server channels", "server defaults", "server seasons"),
    *(
        "server corrections",
        "Play rummy with…",
        "rummy",
        "rummy new",
        "rummy new poker",
        "nope",
        "",
    ),
)
_of_kind = {
    3: st.sampled_from(
        (
            *("contract", "all", "wins", "draw", "discard 2S", "take; lay 3S 4S 5S; discard KD"),
            *("@contract", "@dummy", "vi", "why", "normal", "casual", "server", "standard", "undo"),
            *(
                "lay 2S",
                "next",
                "may i",
                "no",
                "rạch",
                "ทิ้ง 2S",
                "2S",
                "xyz",
                "; ; ;",
                "lay off 2S 1",
            ),
        )
    ),
    4: st.sampled_from((0, 1, -1, 3, 10**30, 1.5, True)),
    5: st.sampled_from((True, False, 1, "true", None)),
    6: st.sampled_from((f"{BEN.id}", f"{ODD.id}", f"{DAO.id}", "1", f"{CHI.id}", BEN.id)),
    8: st.sampled_from((f"{HERE.guild}", "5", "1", f"{BEN.id}")),
}
_any_value = st.one_of(
    *_of_kind.values(), _nonsense, st.sampled_from((None, 1.5, [], {}, [[]], {"a": 1}, 10**400))
)


@st.composite
def _used(draw: st.DrawFn) -> dict[str, Any]:
    """A command, with options that are mostly of its own and mostly of their kind."""
    name = draw(st.sampled_from((*_KNOWN, *_KNOWN, *_PLAIN)))
    options = []
    known = draw(st.permutations(tuple(_KNOWN.get(name, {}).items())))
    for option, kind in known[: draw(st.sampled_from((1, 1, 2, 3)))]:
        odd = draw(st.integers(0, 19))
        value = draw(
            _any_value if odd == 0 else st.one_of(_of_kind[kind], _of_kind[kind], _nonsense)
        )
        given = {"name": option, "type": kind, "value": value, "focused": odd % 2 == 0}
        if odd == 1:
            given["type"] = draw(st.sampled_from((1, 2, 7, 9, 10, 11, 99, None)))
        if odd == 2:
            del given[draw(st.sampled_from(("name", "type", "value")))]
        if odd == 3:
            given["name"] = draw(_nonsense)
        options.append(given)
    return _command(name, options, draw(st.sampled_from((*[1] * 9, 2, 3))))


def _command(name: str, options: list[dict[str, Any]], kind: int) -> dict[str, Any]:
    if name.startswith("Play "):
        kind = 2
    root, *rest = [name] if kind == 2 else name.split() or [""]
    for depth, word in enumerate(reversed(rest)):
        options = [{"name": word, "type": 2 if depth else 1, "options": options}]
    users = {
        str(one.id): {"id": str(one.id), "username": "x", "discriminator": "0", "avatar": None}
        | {"global_name": one.name}
        for one in (BEN, DAO, ODD)
    }
    member = {"roles": [], "joined_at": None, "flags": 0, "permissions": "0"}
    role = {"id": "5", "name": "r", "permissions": "0", "mentionable": True, "position": 1}
    resolved = {
        "users": users,
        "members": {str(BEN.id): dict(member), str(ODD.id): dict(member)},
        "roles": {"5": role, str(HERE.guild): role | {"id": str(HERE.guild)}},
    }
    data = {"id": "1", "name": root, "type": kind, "options": options, "resolved": resolved}
    return data | ({"target_id": str(BEN.id)} if kind == 2 else {})


COMMANDS = st.tuples(
    _used(),
    _people,
    _where,
    st.sampled_from((False, False, True)),
)
"""A command with its options, who uses it, where, and whether they are still typing."""
