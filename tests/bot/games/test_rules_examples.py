"""The examples of the rules are true: the engine accepts the good ones and refuses the others."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.blocks.rule_examples import Example, Situation, Strip
from bot.games.registry import PRACTISED, PRESENTERS
from bot.text import LANGUAGES, Text
from engine.errors import IllegalMove, Reason
from engine.events import DeclaredWrongly
from engine.game import Game
from engine.games.dummy.turn import Row
from engine.games.gin.turn import Knocker
from engine.games.indian.declare_or_drop import CutCard
from engine.games.registry import REGISTRY, game
from engine.listing import Listing
from engine.melds import Meld, in_common, read
from engine.moves import Declare, Knock, LayDown, LayOff, MakeContract, Rearrange, Show, TakeRow
from engine.phase import Phase
from engine.play import decide, start
from engine.state import State, remembering
from engine.steps.birth import Births
from engine.steps.contracts import Contracts
from engine.steps.rearrange import Opened
from tests import complete_games
from tests.bot.text.test_rules_text import TWO_BY_TWO, variants
from tests.each import each

GAMES = pytest.mark.parametrize("listing", REGISTRY.values(), ids=list(REGISTRY))
ME, OTHER = 0, 1


def moment(rules: Game, before: Situation) -> State:
    """The table that an example speaks of; its melds lie before somebody else."""
    melds = []
    for cards in before.melds:
        reading = read(cards, rules.melds)
        assert reading is not None, "what lies on the table is a meld"
        if rules.common is not None:
            melds.append(in_common(reading))
        else:
            melds.append(Meld(OTHER, reading.kind, reading.cards, (OTHER,) * len(cards)))
    seats = min(max(3, rules.seats[0]), rules.seats[-1])
    state = start(rules, seats)._replace(
        deal_no=before.deal_no,
        turn=ME,
        turn_no=20,
        phase=_phase(before),
        hands=(before.hand, *((51,),) * (seats - 1)),
        stock=(50,) * 20,
        discard=before.row,
        melds=tuple(melds),
    )
    if Contracts in state.memory:
        state = remembering(state, Contracts(down=(ME,) if before.free else ()))
    if before.knocked:
        state = remembering(state, Knocker(OTHER))
    if Births in state.memory:
        state = remembering(state, Births(born=(ME,) if before.free else ()))
    if CutCard in state.memory:
        state = remembering(state, CutCard(before.wild))
    if Opened in state.memory:
        state = remembering(state, Opened(opened=(ME,)))
    if Row in state.memory:
        state = remembering(state, Row().completed(state, ()))
    if rules.start.completed is not None:
        state = rules.start.completed(rules, state, ("turn", "turn_no"))
    return state


def _phase(before: Situation) -> Phase:
    if before.knocked:
        return Phase.SHOW
    return Phase.PLAY if before.drawn else Phase.DRAW


def told(listing: Listing, options: object) -> Iterator[Example]:
    for deal_no in range(1, (listing.build(options).end.deals or 1) + 1):
        for some in PRESENTERS[listing.name].strips(options, deal_no).values():
            for strip in some:
                yield from strip.examples


def accepted(rules: Game, example: Example) -> bool:
    assert example.before is not None
    assert example.move is not None, "whatever is good or bad stands for a move"
    if isinstance(example.move, Show):  # what fits is the same for whoever does it by themself
        rules = game(rules.name, replace(rules.options, showdown="own"))
    try:
        events = decide(rules, moment(rules, example.before), ME, example.move)
    except IllegalMove as refusal:
        # Where the contract is all that is laid an example still says what a meld is.
        is_meld = read(example.cards, rules.melds) is not None
        return refusal.reason is Reason.NO_FURTHER_MELDS and is_meld
    return not any(isinstance(event, DeclaredWrongly) for event in events)


@pytest.mark.parametrize("listing", complete_games.GAMES)
@TWO_BY_TWO
def test_the_engine_accepts_the_good_ones_and_refuses_the_others(
    listing: Listing, *, pairs: bool
) -> None:
    # Of the values of two options every other pair: any two options are tried together.
    for options in variants(listing, pairs=pairs)[:: 2 if pairs else 1]:
        rules = game(listing.name, options)
        # Many deals have the same ones.
        marked = {one for one in told(listing, options) if one.good is not None}
        assert {one.good for one in marked} == {True, False}
        wrong = [one for one in marked if accepted(rules, one) is not one.good]
        assert wrong == [], options


@each("contracts", [(7,), (3,), (2, 7), (4, 5, 6)])
def test_contract_3_the_examples_of_a_game_of_few_contracts_are_true(
    contracts: tuple[int, ...],
) -> None:
    listing = REGISTRY["contract"]
    options = replace(listing.presets["a"], contracts=contracts)
    rules = game("contract", options)
    for example in told(listing, options):
        assert example.good is None or accepted(rules, example) is example.good


@pytest.mark.parametrize("name", PRACTISED)
def test_ux_learning_what_is_seen_before_the_first_step_is_true(name: str) -> None:
    listing = REGISTRY[name]
    rules = game(name, listing.presets[listing.default])
    marked = [one for one in PRACTISED[name].first_look.examples if one.good is not None]
    laying = {LayDown, LayOff} if rules.features.lay else {Knock, Show}
    laying = laying if rules.common is None else {Rearrange}
    laying = {Declare} if rules.features.declare else laying
    laying = {MakeContract, LayOff} if rules.goals.numbered else laying
    assert {type(one.move) for one in marked} >= laying
    assert (TakeRow in {type(one.move) for one in marked}) is rules.features.row
    assert [one for one in marked if accepted(rules, one) is not one.good] == []


@GAMES
def test_each_stands_in_a_section_that_there_is(listing: Listing) -> None:
    options = listing.presets[listing.default]
    prefix = f"rules-{listing.name}-"
    sections = {name.removeprefix(prefix) for name in Text().ids(prefix)}
    assert set(PRESENTERS[listing.name].strips(options, 1)) <= sections


@GAMES
def test_a_picture_has_at_most_four(listing: Listing) -> None:
    for some in PRESENTERS[listing.name].strips(listing.presets[listing.default], 1).values():
        assert all(1 <= len(strip.examples) <= 4 for strip in some)


@each("deal_no", range(1, 8))
def test_contract_3_the_contract_that_is_shown_is_that_of_the_deal(deal_no: int) -> None:
    listing = REGISTRY["contract"]
    for options in listing.presets.values():
        [strip] = PRESENTERS["contract"].strips(options, deal_no)["contracts"]
        assert isinstance(strip, Strip)
        assert strip.deal_no == deal_no


@each("language", LANGUAGES)
@GAMES
def test_all_is_said_in_every_language(listing: Listing, language: str) -> None:
    say = Text(language)
    for example in told(listing, listing.presets[listing.default]):
        assert say(example.says, points=50)
        if example.says in {"example-worth", "example-speto"}:
            assert "50" in say(example.says, points=50)
