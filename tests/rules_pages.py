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
    """Return the path of the page in ``docs/rules``, such as ``basic.md`` and ``vi/basic.md``."""
    folder = "" if language == _ENGLISH else f"{language}/"
    return f"{folder}{listing.name}.md"


def spoken(listing: Listing) -> tuple[str, ...]:
    """Return the languages that have the rules of this game, English first."""
    return tuple(one for one in _languages() if Text(one).says(f"rules-{listing.name}-"))


def rules_page(listing: Listing, say: Text) -> str:
    """Return the page as Markdown.

    It has the default preset in full, the differences of the others, the options, and open
    points.
    """
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
    """Return the list of all pages as Markdown, a row per game and a column per language."""
    columns = _languages()
    rows = [
        "# Rules",
        "The bot's rules as pages, written by `python -m tests.write_lists`.",
        f"| {' | '.join(Text(language)('language') for language in columns)} |\n"
        f"|{'---|' * len(columns)}\n"
        + "\n".join(f"| {' | '.join(_row(one, columns))} |" for one in listings),
    ]
    return "\n\n".join(rows) + "\n"


def _languages() -> list[str]:
    """Return English first, then the other languages by name."""
    return sorted(LANGUAGES, key=lambda language: (language != _ENGLISH, language))


def _row(listing: Listing, languages: list[str]) -> Iterator[str]:
    for language in languages:
        title = Text(language)(f"game-{listing.name}")
        there = language in spoken(listing)
        yield f"[{title}]({page_name(listing, language)})" if there else ""


def _other_languages(listing: Listing, say: Text) -> list[str]:
    """Return a line that links the page in other languages, if there are any."""
    up = "" if say.language == _ENGLISH else "../"
    others = [
        f"[{Text(language)('language')}]({up}{page_name(listing, language)})"
        for language in spoken(listing)
        if language != say.language
    ]
    return [" · ".join(others)] if others else []


def _options(listing: Listing, say: Text) -> str:
    """Return each option with its values in words, the default first."""
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
    """Return the usual values of an option, and whether each is the default, which is first."""
    of_preset = option == listing.preset_key
    default = listing.default if of_preset else getattr(listing.presets[listing.default], option)
    values = option_in_words(listing, option, say).values
    return [(one, one == default) for one in sorted(values, key=lambda one: one != default)]


def _any_other(listing: Listing, option: str, say: Text) -> Iterator[str]:
    """Yield the values that an option's type allows in addition to the usual ones."""
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
    """Return all options with their values as the notation writes them, as Markdown."""
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
    """Return the written values, the first in front, a long row of numbers by its ends."""
    row = sorted(one for one in values if type(one) is int)
    if len(row) < 5 or row != [*range(row[0], row[-1] + 1)]:
        return [f"`{_written(one)}`" for one in values]
    first, *others = values
    named = [first, *(one for one in others if type(one) is not int)]
    return [*(f"`{_written(one)}`" for one in named), f"`{row[0]}` to `{row[-1]}`"]


def _is_open(value: object, numbers_from: Mapping[str, object]) -> bool:
    """Return whether this value is one of any numbers that an option takes."""
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
    """Return an option's value in notation. A name has no quotation marks."""
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        value = as_lists(value)
    return json.dumps({"mode": value.mode, **numbers(value)} if isinstance(value, Mode) else value)


def _spaced(section: str) -> str:
    """Return a section with an empty line under its heading, as in Markdown files."""
    heading, _, rest = section.partition("\n")
    return f"{heading}\n\n{rest}"


def _bullets(lines: list[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


# Examples of a game, as the engine plays them.


def played_in_words(listing: Listing, say: Text) -> list[str]:
    """Return each example of a game with its points or the bot's answer, as Markdown."""
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
    """Return the cards in hands, stock and pile, and the cards of each move."""

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
    """Return the points of each player, line by line, and the result of the deal."""
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
