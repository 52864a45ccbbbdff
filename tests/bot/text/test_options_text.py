"""Every option of every game and every value of it has its words, within Discord's lengths."""

from dataclasses import fields, replace

import pytest

from bot.text import LANGUAGES, MissingText, Text
from bot.text.rules_in_words import (
    differences,
    goal_in_words,
    length_lines,
    option_in_words,
)
from engine.games.contract.rules import RULEBOOKS, ContractOptions
from engine.games.registry import REGISTRY
from engine.games.shanghai.rules import ShanghaiOptions, contract_of_hand
from engine.listing import Length, Listing
from engine.options import allowed, types
from tests.each import each

TEXT = Text()
CONTRACT = REGISTRY["contract"]
LIMIT = 100
"""Discord's limit for descriptions of commands and options and for names of choices."""

OPTIONS = [
    (listing, name)
    for listing in REGISTRY.values()
    for name in (listing.preset_key, *(field.name for field in fields(listing.options)))
]


@each("language", LANGUAGES)
@each(("listing", "name"), OPTIONS, ids=[name for _, name in OPTIONS])
def test_every_option_has_its_words(listing: Listing, name: str, language: str):
    found = option_in_words(listing, name, Text(language))
    values = tuple(listing.presets) if name == listing.preset_key else allowed(types(listing)[name])
    assert tuple(found.values) == values
    for words in (found.name, found.description, *found.values.values()):
        assert 0 < len(words) <= LIMIT
    assert len(set(found.values.values())) == len(values)


@each("language", LANGUAGES)
@pytest.mark.parametrize("listing", REGISTRY.values(), ids=list(REGISTRY))
def test_every_game_has_its_title_and_description(listing: Listing, language: str):
    text = Text(language)
    assert 0 < len(text(f"game-{listing.name}")) <= LIMIT
    assert 0 < len(text(f"game-{listing.name}.description")) <= LIMIT


def test_the_english_title_is_the_registry_s():
    for listing in REGISTRY.values():
        assert TEXT(f"game-{listing.name}") == listing.title


@each("language", LANGUAGES)
def test_a_short_game_of_shanghai_says_which_contracts_it_has(language: str):
    listing, say = REGISTRY["shanghai"], Text(language)
    lengths = listing.lengths["standard"]
    for length, goals in ((Length.QUICK, [5]), (Length.EVENING, [0, 1, 3, 5])):
        chosen = replace(listing.presets["standard"], **lengths[length])
        told = length_lines(listing, chosen, say)[-1]
        asked = [goal_in_words(contract_of_hand(ShanghaiOptions(), at + 1), say) for at in goals]
        assert "; ".join(asked) in told


def test_an_unknown_option_is_named():
    with pytest.raises(MissingText, match="option-contract-trumps"):
        option_in_words(CONTRACT, "trumps", TEXT)


def test_standard_rules_differ_in_nothing():
    assert differences(CONTRACT, ContractOptions(), TEXT) == []


def test_differences_come_as_lines_in_the_order_of_the_options():
    chosen = ContractOptions(run_max=14, allow_two=True, hand7="before_draw")
    assert differences(CONTRACT, chosen, TEXT) == [
        "Two players are enough",
        "Deal 7 with three runs of four, even before you draw",
        "Runs of up to 14 cards, an ace at either end",
    ]


def test_rulebook_b_differs_from_the_standard():
    assert len(differences(CONTRACT, RULEBOOKS["b"], TEXT)) == 11


@each(("listing", "name"), OPTIONS, ids=[name for _, name in OPTIONS])
def test_a_difference_is_the_line_of_its_value(listing: Listing, name: str):
    if name == listing.preset_key:
        assert name not in {field.name for field in fields(listing.options)}
        return
    standard = listing.presets[listing.default]
    for value, words in option_in_words(listing, name, TEXT).values.items():
        chosen = replace(standard, **{name: value})
        named = listing.length_of(chosen) in (Length.QUICK, Length.EVENING)
        expected = [] if named or value == getattr(standard, name) else [words]
        assert differences(listing, chosen, TEXT) == expected
