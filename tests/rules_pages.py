"""The rules of a game as one page for readers, under each of its presets."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any

from bot.blocks.rule_examples import PlayedExample
from bot.games.registry import PRESENTERS
from bot.text.refusals import refusal_in_words
from bot.text.rules_in_words import differences, numbers, option_in_words, rules_in_words
from bot.text.text import LANGUAGES, Text, signed
from engine.deck import Deck
from engine.listing import Listing
from engine.notation.replay import play
from engine.options import Mode, Numbers, as_lists, open_numbers, selection, types
from engine.result import Result

_ENGLISH = "en"


def page_name(listing: Listing, language: str) -> str:
    """Where the page lies in ``docs/rules``, such as ``basic.md`` and ``vi/basic.md``."""
    folder = "" if language == _ENGLISH else f"{language}/"
    return f"{folder}{listing.name}.md"


def spoken(listing: Listing) -> tuple[str, ...]:
    """The languages that tell the rules of this game themselves, English first."""
    return tuple(one for one in _languages() if Text(one).says(f"rules-{listing.name}-"))


def rules_page(listing: Listing, say: Text) -> str:
    """Markdown: the default preset in full, the others by what differs, options, silences."""
    parts = [
        f"# {say(f'game-{listing.name}')}",
        *_other_languages(listing, say),
        say(f"game-{listing.name}.description"),
        say("page-numbers", book=say(f"game-{listing.name}.book")),
    ]
    origin = f"origin-{listing.name}"
    if origin in say.ids(origin):
        parts += [f"## {say('page-origin')}", say(origin)]
    labels = option_in_words(listing, listing.preset_key, say).values
    standard = rules_in_words(listing.name, listing.presets[listing.default], say)
    parts += [f"## {labels[listing.default]}", *map(_spaced, standard)]
    played = played_in_words(listing, say)
    if played:
        parts += [f"## {say('page-played')}", say("page-played-intro"), *played]
    for name, chosen in listing.presets.items():
        if name != listing.default:
            parts += [f"## {labels[name]}", say("page-preset-differs")]
            parts.append(_bullets(differences(listing, chosen, say)))
            parts.append(say("page-preset-sections"))
            own = rules_in_words(listing.name, chosen, say)
            parts += [_spaced(section) for section in own if section not in standard]
    parts += [f"## {say('page-options')}", say("page-options-intro"), _options(listing, say)]
    silent = [say(message) for message in say.ids(f"silent-{listing.name}-")]
    parts += [f"## {say('page-silent')}", say("page-silent-intro"), _bullets(silent)]
    return "\n\n".join(parts) + "\n"


def index(listings: Iterator[Listing]) -> str:
    """Markdown: the pages of all games, a row a game and a column a language."""
    columns = _languages()
    rows = [
        "# Rules",
        "What the bot says of the rules, as pages: `python -m tests.write_lists` writes them.",
        f"| {' | '.join(Text(language)('language') for language in columns)} |\n"
        f"|{'---|' * len(columns)}\n"
        + "\n".join(f"| {' | '.join(_row(one, columns))} |" for one in listings),
    ]
    return "\n\n".join(rows) + "\n"


def _languages() -> list[str]:
    """English first, then the others by their names."""
    return sorted(LANGUAGES, key=lambda language: (language != _ENGLISH, language))


def _row(listing: Listing, languages: list[str]) -> Iterator[str]:
    for language in languages:
        title = Text(language)(f"game-{listing.name}")
        there = language in spoken(listing)
        yield f"[{title}]({page_name(listing, language)})" if there else ""


def _other_languages(listing: Listing, say: Text) -> list[str]:
    """A line that leads to the same page in other languages; none where there is none."""
    up = "" if say.language == _ENGLISH else "../"
    others = [
        f"[{Text(language)('language')}]({up}{page_name(listing, language)})"
        for language in spoken(listing)
        if language != say.language
    ]
    return [" · ".join(others)] if others else []


def _options(listing: Listing, say: Text) -> str:
    """Each option with its values in words, the default first."""
    lines = []
    for field in fields(listing.options):
        found = option_in_words(listing, field.name, say)
        lines.append(f"- **{found.name}**. {found.description}.")
        for value, default in _values(listing, field.name, say):
            mark = f" ({say('page-default')})" if default else ""
            lines.append(f"  - {found.values[value]}{mark}")
        lines += [f"  - {line}" for line in _any_other(listing, field.name, say)]
    return "\n".join(lines)


def _values(listing: Listing, option: str, say: Text) -> list[tuple[object, bool]]:
    """The usual values of an option, the default first, and whether each is that."""
    of_preset = option == listing.preset_key
    default = listing.default if of_preset else getattr(listing.presets[listing.default], option)
    values = option_in_words(listing, option, say).values
    return [(one, one == default) for one in sorted(values, key=lambda one: one != default)]


def _any_other(listing: Listing, option: str, say: Text) -> Iterator[str]:
    """What an option of this type takes besides the usual values that are listed."""
    hint = types(listing)[option]
    message = f"option-{listing.name}-{option}"
    for mode, parts in open_numbers(hint).items():
        for name, kind in parts.items():
            label = say(f"{message}.{mode or 'number'}", **{name or "number": "…"})
            yield say("page-any-number", label=label, least=kind.least)
    chosen_from = selection(hint)
    if chosen_from is not None:
        yield say("page-any-selection", among=say.joined(map(str, chosen_from.among)))


def option_list(listing: Listing) -> str:
    """Markdown: every option of a game with its values as the notation writes them."""
    say, lines = Text(_ENGLISH), list[str]()
    for option in (listing.preset_key, *types(listing)):
        numbers_from = open_numbers(types(listing).get(option))
        values = [
            one
            for one, default in _values(listing, option, say)
            if default or not _is_open(one, numbers_from)
        ]
        values = _in_short(values)
        values += [_any_of(mode, parts) for mode, parts in numbers_from.items()]
        name = option_in_words(listing, option, say).name
        lines.append(f"- `{option}`: {', '.join(values)} ({name})")
    return "\n".join(lines)


def _in_short(values: Sequence[object]) -> list[str]:
    """The values as they are written, the first in front, a long row of numbers by its ends."""
    row = sorted(one for one in values if type(one) is int)
    if len(row) < 5 or row != [*range(row[0], row[-1] + 1)]:
        return [f"`{_written(one)}`" for one in values]
    first, *others = values
    named = [first, *(one for one in others if type(one) is not int)]
    return [*(f"`{_written(one)}`" for one in named), f"`{row[0]}` to `{row[-1]}`"]


def _is_open(value: object, numbers_from: Mapping[str, object]) -> bool:
    """Whether this value is one of any numbers that an option takes."""
    if isinstance(value, Mode):
        return value.mode in numbers_from
    return type(value) is int and "" in numbers_from


def _any_of(mode: str, parts: Mapping[str, Numbers]) -> str:
    if not mode:
        return f"any number from {parts[''].least}"
    written = json.dumps({"mode": mode} | dict.fromkeys(parts, "N")).replace('"N"', "N")
    [least] = {kind.least for kind in parts.values()}
    return f"`{written}` with N from {least}"


def _written(value: object) -> str:
    """A value as an option is given in notation; a name without its quotation marks."""
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        value = as_lists(value)
    return json.dumps({"mode": value.mode, **numbers(value)} if isinstance(value, Mode) else value)


def _spaced(section: str) -> str:
    """A section with an empty line under its heading, as Markdown files have it."""
    heading, _, rest = section.partition("\n")
    return f"{heading}\n\n{rest}"


def _bullets(lines: list[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


# Examples of a game's room, as the engine plays them.


def played_in_words(listing: Listing, say: Text) -> list[str]:
    """Markdown: each example of a game with its points, or with what the bot answers."""
    say = say.of(listing.name)
    return [
        _told(one, listing, say) if isinstance(one, PlayedExample) else one(listing, say)
        for one in PRESENTERS[listing.name].played()
    ]


def _told(example: PlayedExample, listing: Listing, say: Text) -> str:
    played = play(example.replay(listing.name))
    players, result, refusal = played.position.players, played.result, played.refusal
    words = _cards(example, listing.deck, say)
    words["laid"] = " · ".join(say.cards(meld.cards) for meld in played.melds)
    if result is not None:
        words |= example.words(result, say)
    heading, _, told = say(example.says, **words).partition("\n")
    lines = [heading, "", told]
    if refusal is not None:
        answer = refusal_in_words(refusal, lambda seat: players[seat], say, listing.name)
        lines += ["", f"> {answer}"]
    elif result is not None:
        lines.append(_points(result, players, say))
    return "\n".join(lines)


def _cards(example: PlayedExample, deck: Deck, say: Text) -> dict[str, str]:
    """What is in the hands, in the stock and in the pile, and the cards of each move."""

    def told(names: Sequence[str]) -> str:
        return say.cards(map(deck.parse, names))

    def moved(move: Mapping[str, Any]) -> str:
        lists = move.get("melds") or move.get("table") or [move.get("cards") or move.get("meld")]
        return " · ".join(told(cards) for cards in lists if isinstance(cards, list))

    at = example.position
    words = {name.lower(): told(cards) for name, cards in at["hands"].items()}
    words |= {"drawn": told(at["stock"][:1]), "penalty": told(at["stock"][1:2])}
    words |= {"row": told(at["discard"]), "upcard": told(at["discard"][-1:])}
    words["table"] = " · ".join(told(meld["cards"]) for meld in at.get("table", ()))
    moves = {f"{number}": move for number, move in enumerate(example.moves, 1)}
    for number, move in {**moves, "": example.instead or {}}.items():
        words[f"move{number}"] = moved(move)
        words[f"card{number}"] = told([move[key] for key in ("card", "start") if key in move])
        words[f"off{number}"] = " ".join(told(one["cards"]) for one in move.get("lay_offs", ()))
    return words


def _points(result: Result, players: Sequence[str], say: Text) -> str:
    """What was counted for whom, line by line, and what the deal came to."""
    lines = []
    for seat, what, cards, points in result.lines:
        line = say(
            f"line-{what.value.replace('_', '-')}",
            cards=say.cards(cards),
            count=len(cards),
            points=points,
            added=signed(points),
        )
        lines.append("- " + say("line-of", who=players[seat], line=line))
    each = zip(players, result.scores, strict=True)
    points_of_all = say.joined(f"{who} {signed(points) if points else 0}" for who, points in each)
    return "\n".join([*lines, "- " + say("page-played-points", points=points_of_all)])
