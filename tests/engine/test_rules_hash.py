"""One form for the same house rules however they are written, and what tells rules apart."""

import hashlib
import json
from dataclasses import asdict, fields, is_dataclass, replace

import pytest

from engine.games.registry import KNOWN
from engine.options import (
    WrongOption,
    allowed,
    lasting_options,
    open_numbers,
    read_options,
    rules_hash,
    types,
    write_options,
)

CONTRACT, BASIC = KNOWN["contract"], KNOWN["basic"]


def written(listing, options):
    return write_options(read_options(listing, options))


@pytest.mark.parametrize("game", KNOWN)
def test_the_written_form_has_every_option_and_reads_back(game: str):
    listing = KNOWN[game]
    for preset in listing.presets:
        form = written(listing, {listing.preset_key: preset})
        assert set(form) == {field.name for field in fields(listing.options)}
        assert read_options(listing, json.loads(json.dumps(form))) == listing.presets[preset]
        assert written(listing, form) == form


@pytest.mark.parametrize("game", KNOWN)
def test_every_value_on_a_menu_survives_json(game: str):
    listing = KNOWN[game]
    standard = write_options(listing.presets[listing.default])
    for name, hint in types(listing).items():
        for value in allowed(hint):
            if listing.clash(replace(listing.presets[listing.default], **{name: value})):
                continue
            chosen = read_options(listing, standard | {name: _json(value)})
            assert getattr(chosen, name) == value


def _json(value):
    return json.loads(json.dumps(asdict(value) if is_dataclass(value) else value))


def test_the_same_rules_have_the_same_form():
    by_preset = written(CONTRACT, {"rulebook": "b"})
    by_hand = dict(reversed(by_preset.items()))
    assert written(CONTRACT, by_hand) == by_preset
    assert written(CONTRACT, {}) == written(CONTRACT, {"rulebook": "a", "run_max": 13})


def test_a_wrong_option_has_no_form():
    with pytest.raises(WrongOption, match="cannot be 12"):
        written(CONTRACT, {"run_max": 12})


def test_the_hash_is_that_of_the_canonical_json():
    standard = BASIC.presets[BASIC.default]
    lasting = lasting_options(standard)
    text = json.dumps(
        {"game": "basic", "options": dict(sorted(lasting.items())), "revision": 1},
        sort_keys=True,
        separators=(",", ":"),
    )
    assert rules_hash("basic", 1, standard) == hashlib.sha256(text.encode()).hexdigest()


def test_rules_keep_their_hash_when_an_option_is_added():
    """That is the hash of the rules before contracts could be left out."""
    assert (
        rules_hash("contract", 1, CONTRACT.presets["a"])
        == "534a5ce7d5577435a25c8ea38ef4f90f7db303d3465300be1fdd36268fbcd9cb"
    )
    shorter = read_options(CONTRACT, {"contracts": [1, 4, 7]})
    assert rules_hash("contract", 1, shorter) != rules_hash("contract", 1, CONTRACT.presets["a"])


def test_the_hashes_of_basic_rummy_and_dummy_before_they_got_more_options():
    kept = {
        ("basic", "standard"): "0e92e85cca9b96ce6214d6f4f81f0348a14375a579e306eb413775158f193d8f",
        ("dummy", "none"): "92cbecd618fef126589128d9188bbff9c5ac17719452a1db6f0c207a3026252d",
        ("dummy", "all"): "424fa6ee71f0c78cfb23fde46ef97516c07ae7b36983b621d9916f4ac64ee695",
    }
    for (game, preset), hashed in kept.items():
        assert rules_hash(game, 1, KNOWN[game].presets[preset]) == hashed


def test_other_rules_have_another_hash():
    standard = BASIC.presets[BASIC.default]
    hashes = {rules_hash("basic", 1, standard), rules_hash("basic", 2, standard)}
    hashes.add(rules_hash("other", 1, standard))
    for name, hint in types(BASIC).items():
        for value in allowed(hint):
            if value != getattr(standard, name):
                form = write_options(standard) | {name: _json(value)}
                hashes.add(rules_hash("basic", 1, read_options(BASIC, form)))
    changed = sum(len(allowed(hint)) - 1 for hint in types(BASIC).values())
    assert len(hashes) == 3 + changed


def test_where_any_number_will_do():
    hints = types(BASIC)
    assert open_numbers(hints["ace_high_low"]) == {}
    assert open_numbers(hints["tie_break"]) == {}
    assert {mode: list(found) for mode, found in open_numbers(hints["end"]).items()} == {
        "target": ["points"],
        "hands": ["hands"],
    }
    [(mode, found)] = open_numbers(hints["max_reshuffles"]).items()
    assert (mode, list(found)) == ("", [""])
    free = [name for name, hint in types(CONTRACT).items() if open_numbers(hint)]
    assert free == ["max_may_i"]
