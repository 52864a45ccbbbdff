"""The lists of games in documents and forms. ``python -m tests.write_lists`` writes them.

In a page with other text, a list is between two comments, ``list: NAME`` and ``end of list``. Rows
keep their order and the words that a person wrote for a game. A new game comes last.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from textwrap import wrap

from bot.text import Text
from engine.cards import JOKER
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.listing import Listing
from engine.notation.position import read_position, write_position
from engine.notation.replay import write_result
from engine.result import Ending
from tests.doc_pages import ROOT, table_names, text
from tests.rules_pages import index, option_list, page_name, rules_page, spoken
from tests.turn_diagram import diagram

COMMAND = "python -m tests.write_lists"
NOTATION = "docs/notation.md"
TURNS = "docs/reference/turns.md"
RULES = "docs/rules"
OPTIONS = "docs/reference/options.md"

COMMON = 7
"""The number of reasons at the head of their table that every game has."""

_WIDTH = 110
KEYS_OF_POSITION = "Keys of a position:"
KEYS_OF_RESULT = "Keys of a result:"
_NEXT_GAME = "<!-- next game -->\n"
"""The place for the part of a new game."""


def standard(listing: Listing) -> Game:
    """Return the game under its standard rules."""
    return game(listing.name, listing.presets[listing.default])


# Lists in pages and forms.


def list_of(page: str, name: str) -> str:
    """Return the list of this name in a page. Raises LookupError if it isn't there."""
    found = _between(name).search(page)
    if found is None:
        raise LookupError(f"there is no 'list: {name}' with an 'end of list' after it")
    return found[2]


def with_list(page: str, name: str, lines: str) -> str:
    """Return the page with other lines in the list of this name."""
    list_of(page, name)
    return _between(name).sub(lambda found: f"{found[1]}{lines}{found[3]}", page, count=1)


def _between(name: str) -> re.Pattern[str]:
    """Match the lines around a list of Markdown or YAML, and the list between them."""
    before = rf"<!-- list: {name} -->\s*|^ *# list: {name}\n"
    after = r"\s*<!-- end of list -->|^ *# end of list$"
    return re.compile(rf"({before})(.*?)({after})", re.DOTALL | re.MULTILINE)


def _empty_list(name: str) -> str:
    return f"<!-- list: {name} -->\n\n…\n\n<!-- end of list -->\n"


def in_order(names: Iterable[str], before: str | list[str]) -> list[str]:
    """Return these names, first those that were there before, in their old order."""
    known = re.findall(r"`(\w+)`", before) if isinstance(before, str) else before
    at = {name: place for place, name in reversed([*enumerate(known)])}
    return sorted(dict.fromkeys(names), key=lambda name: at.get(name, len(known)))


def _rows(table: str) -> dict[str, list[str]]:
    """Return the cells of each row, by the game's name in the first cell."""
    found = {}
    for line in table.splitlines()[2:]:
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        found[re.findall(r"\w+(?=`|\.md\))", cells[0])[-1]] = cells
    return found


def _table(before: str, row: Callable[[Listing, list[str]], list[str]]) -> str:
    """Return the table with a row for each game. ``row`` takes the old cells."""
    head, old = before.splitlines()[:2], _rows(before)
    names = in_order(REGISTRY, list(old))
    cells = [row(REGISTRY[name], old.get(name, [])) for name in names]
    return "\n".join([*head, *(f"| {' | '.join(one)} |".replace("|  |", "| |") for one in cells)])


# README.md and docs/commands.md.


def readme(page: str) -> str:
    """Write the table of games."""
    return with_list(page, "games", _table(list_of(page, "games"), _offer))


def slash_commands(page: str) -> str:
    """Write the commands that open a table of a game, except those with their own line."""
    others = [name for name in REGISTRY if f"\n- `/rummy new {name}`:" not in page]
    old = re.findall(r"new (\w+)`", list_of(page, "commands"))
    names = " · ".join(f"`/rummy new {name}`" for name in in_order(others, old))
    return with_list(page, "commands", names)


def _offer(listing: Listing, old: list[str]) -> list[str]:
    fewest, most = standard(listing).seats[0], listing.most_seats
    description = Text("en")(f"game-{listing.name}.description").rstrip(".")
    return [
        f"[{listing.title}]({RULES}/{listing.name}.md)",
        f"{fewest}" if fewest == most else f"{fewest} to {most}",
        old[2] if old else description[0].lower() + description[1:],
    ]


# docs/notation.md.


def notation(page: str) -> str:
    """Write what the notation has for each game."""
    for listing in REGISTRY.values():
        facts = listing.name
        if f"<!-- list: {facts} -->" not in page:
            keys = f"{_empty_list(f'{listing.name} keys')}\n" if any(own_keys(listing)) else ""
            page = _with_part(page, f"### {listing.title}\n\n{_empty_list(facts)}\n{keys}")
        page = with_list(page, facts, _facts(listing, list_of(page, facts)))
        if f"<!-- list: {listing.name} keys -->" in page:
            page = with_list(page, f"{listing.name} keys", _explained(listing, page))
    return page


def own_keys(listing: Listing) -> tuple[list[str], list[str]]:
    """Return the keys that only this game's positions and results have."""
    rules = standard(listing)
    players = tuple("ABCDEFGH"[: rules.seats[0]])
    position = read_position({"game": listing.name, "players": list(players)})
    result = rules.score(rules, position.state, Ending.EXHAUSTED, None)
    common = (
        {*table_names(NOTATION, "## Position")},
        {*table_names(NOTATION, "A result has these keys.")},
    )
    written = write_position(position), write_result(result, players)
    of_position, of_result = (
        [key for key in keys if key not in known]
        for keys, known in zip(written, common, strict=True)
    )
    return of_position, of_result


def _explained(listing: Listing, page: str) -> str:
    """Return the keys of a game as another game's part explains them, without other keys."""
    lists = []
    for keys, head in zip(own_keys(listing), (KEYS_OF_POSITION, KEYS_OF_RESULT), strict=True):
        others = "".join(re.findall(rf"^{head}\n\n((?:- .*\n(?:  .*\n)*)+)", page, re.MULTILINE))
        found = (re.search(rf"^- `{key}`: .*(?:\n  .*)*", others, re.MULTILINE) for key in keys)
        lines = [line[0] for line in found if line is not None]
        if lines:
            lists.append("\n".join([head, "", *lines]))
    return "\n\n".join(lists) or "…"


def _with_part(page: str, part: str) -> str:
    if page.count(_NEXT_GAME) != 1:
        raise LookupError(f"there is no single line {_NEXT_GAME.strip()}")
    return page.replace(_NEXT_GAME, f"{part}{_NEXT_GAME}")


def _facts(listing: Listing, before: str) -> str:
    rules = standard(listing)
    old = dict(re.findall(r"^- (\w+): (.*(?:\n  .*)*)", before, re.MULTILINE))
    moves = (step.move.word for steps in rules.turn.values() for step in steps)
    common = table_names(NOTATION, "## Reasons")[:COMMON]
    reasons = [reason.value for reason in rules.cites if reason.value not in common]
    lines = {
        "Game": [listing.name],
        "Moves": in_order(moves, old.get("Moves", "")),
        "Reasons": in_order(reasons, old.get("Reasons", "")),
    }
    said = {name: ", ".join(f"`{one}`" for one in names) for name, names in lines.items()}
    said["See"] = f"[options](reference/options.md#{_anchor(listing)})"
    example = f"examples/{listing.name}.json"
    if (ROOT / "docs" / example).exists():
        said["See"] += f", [example]({example})"
    return "\n".join(
        line
        for name, words in said.items()
        if words
        for line in wrap(
            f"- {name}: {words}", _WIDTH, subsequent_indent="  ", break_on_hyphens=False
        )
    )


def _anchor(listing: Listing) -> str:
    """Return the heading of this game as a link names it."""
    return listing.title.lower().replace(" ", "-")


def options_page() -> str:
    """Return the page with the options of all games."""
    about = (
        "The house rules of each game as the [notation](../notation.md) writes them, the standard\n"
        f"value first. `{COMMAND}` writes this page."
    )
    parts = ["# Options", about]
    for listing in REGISTRY.values():
        rules = f"[The rules](../rules/{listing.name}.md#house-rules) explain them."
        parts += [f"## {listing.title}", rules, option_list(listing)]
    return "\n\n".join(parts) + "\n"


# docs/player-protocol.md.


def protocol(page: str) -> str:
    """Write the points of cards in each game, and whether few or many points are good."""
    return with_list(page, "counts", _table(list_of(page, "counts"), _counts))


def _counts(listing: Listing, old: list[str]) -> list[str]:
    rules = standard(listing)
    # Of hearts, because in some games a card of another suit counts more.
    ace, *low, ten, jack, queen, king = map(rules.points, range(13, 26))
    joker = JOKER in rules.pack(rules.seats[0])
    return [
        f"`{listing.name}`",
        f"{ace}",
        _count(low, range(2, 10)),
        f"{ten}",
        _count([jack, queen, king], range(11, 14)),
        f"{rules.points(JOKER)}" if joker else "",
        old[6] if old else ("few points" if listing.lowest_wins else "many points"),
    ]


def _count(points: list[int], numbers: range) -> str:
    if points == list(numbers):
        return "the number"
    return ", ".join(map(str, dict.fromkeys(points) if len({*points}) == 1 else points))


# docs/reference/turns.md.


def turns(page: str, drawn: Iterable[str] = tuple(REGISTRY)) -> str:
    """Write the turns of games as diagrams. Only ``drawn`` are drawn, which takes seconds."""
    for name in drawn:
        listing, turn = REGISTRY[name], f"turn of {name}"
        if f"<!-- list: {turn} -->" not in page:
            part = f"## {listing.title}\n\n{_empty_list(turn)}\n"
            page = _with_part(page, part)
        page = with_list(page, turn, f"```mermaid\n{diagram(standard(listing))}\n```")
    return page


# Forms for issues.


def form(page: str) -> str:
    """Write the games that a form offers, before its other choices."""
    old = list_of(page, "games")
    indent, names = re.findall(r"^( *)options: \[(.*)\]", old)[0]
    titles = [listing.title for listing in REGISTRY.values()]
    others = re.findall(r"(?<=, )[a-z][^,]*$", names)
    chosen = [*in_order(titles, names.split(", ")), *others]
    return with_list(page, "games", f"{indent}options: [{', '.join(chosen)}]\n")


# docs/rules.


def rules_pages() -> dict[str, str]:
    """Return the pages of rules by their place in the folder, and the list of them."""
    found = {
        page_name(listing, language): rules_page(listing, Text(language))
        for listing in REGISTRY.values()
        for language in spoken(listing)
    }
    return {"README.md": index(iter(REGISTRY.values()))} | found


# All of them.

LISTS: Mapping[str, Callable[[str], str]] = {
    "README.md": readme,
    "docs/commands.md": slash_commands,
    NOTATION: notation,
    "docs/player-protocol.md": protocol,
    ".github/ISSUE_TEMPLATE/fault.yml": form,
    ".github/ISSUE_TEMPLATE/rules.yml": form,
}
"""The functions that write a page's lists, by page.

The pages of rules, ``OPTIONS`` and the diagrams of ``TURNS`` come in addition.
"""


def quick_pages() -> Iterator[tuple[str, str | None]]:
    """Yield every file with its text, or None if it must not exist. The diagrams are left out."""
    for name, written in LISTS.items():
        yield name, written(text(name))
    yield OPTIONS, options_page()
    rules = {f"{RULES}/{name}": page for name, page in rules_pages().items()}
    yield from rules.items()
    there = {path.relative_to(ROOT).as_posix() for path in (ROOT / RULES).rglob("*.md")}
    yield from ((name, None) for name in sorted(there - {*rules}))


def main() -> None:
    """Write every file that has changed, and print its name."""
    for name, page in [*quick_pages(), (TURNS, turns(text(TURNS)))]:
        path = ROOT / name
        if page is None:
            path.unlink()
        elif not path.exists() or path.read_text(encoding="utf-8") != page:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(page, encoding="utf-8")
        else:
            continue
        print(name)


if __name__ == "__main__":
    main()
