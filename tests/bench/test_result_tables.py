"""The tables of bench/RESULTS.md, from the figures of each bench."""

from bench.result_tables import TABLES


def test_figures_with_the_same_names_are_one_table_and_nothing_is_lost():
    found = {
        "bench": "journal",
        "watched_s": 60.0,
        "sqlite": {
            "one": {"p50_ms": 0.5, "per_s": 1000},
            "many": {"p50_ms": 1.5, "count": 3},
            "spread": {"0": {"ready": [1.0, 2.5]}},
            "ratios": {"per core": 7.5},
        },
    }
    assert list(TABLES["journal"](found)) == [
        "|figure|value|",
        "|---|---:|",
        "|watched_s|60|",
        "",
        "### sqlite",
        "",
        "|figure|value|",
        "|---|---:|",
        "|per core|7.5|",
        "",
        "||p50_ms|per_s|count|",
        "|---|---:|---:|---:|",
        "|one|0.5|1000||",
        "|many|1.5||3|",
        "",
        "### sqlite · spread",
        "",
        "||ready|",
        "|---|---:|",
        "|0|1/2.5|",
        "",
    ]


def test_games_have_a_row_for_each_load_that_was_measured():
    spread = {"min": 1.0, "median": 2.0}
    waits = {"p50_ms": 3.0, "p99_ms": 4.0, "clicks": 5}
    one = {
        "clicks_per_s": spread,
        "bot_ms": spread,
        "workers_ms": spread,
        "refused_share": 0.01,
        "all": waits,
        "kinds": {"draw": waits},
    }
    same = dict.fromkeys(("ratio", "ratio_main", "ms", "upcard_main_ms"), spread)
    same |= {"upcard_painter_ms": {"min": 0.5, "median": 0.5}, "clicks": 700}
    same |= {"requests_a_click": 1.9, "pictures_a_click": 2.1}
    sent = {"turns": 9, "requests": 4.2, "by_kind": {"callbacks": 2.5, "follow-ups": 1.7}}
    sent |= {"pictures": 5.5, "pictures_unchanged": 0.5, "picture_kb": 40.0}
    lag = dict.fromkeys(("p50_ms", "p99_ms", "most_ms", "own_p99_ms", "own_most_ms"), 7.0)
    bare = dict.fromkeys(("upcard", "bare_text", "bare_picture", "bare_panel"), one)
    load = bare | {"same_requests": same, "lag": lag, "sent_a_turn": sent}
    game = {
        "game": "gin",
        "loads": {"1": load, "32": load},
        "half_load": {"clicks_per_s": 80.0, "lag": lag},
        "memory_mb": 150.0,
        "left_out": {},
    }
    late = game | {"game": "basic", "loads": {"1": load}, "left_out": {"32 at once: no slice": 1}}
    told = "\n".join(TABLES["load"]({"games": [game, late], "not_measured": {"dummy": "it ended"}}))
    for at_once in (1, 32):
        assert f"|gin, {at_once}|{'|'.join(['1/2'] * 4)}|0.5|700|1.9|2.1|" in told
        assert f"|gin, {at_once}|{'|'.join(['1/2'] * 4)}|3/4|1.0%|" in told
        assert f"|gin, {at_once}|{'|'.join(['1/2'] * 5)}|" in told
        assert f"|gin, {at_once}|4.2|2.5|0|0|0|0|1.7|5.5|0.5|40.0|9|" in told
    assert "|gin, draw|3/4|3/4|" in told
    assert "|basic, draw|3/4||" in told
    assert "|gin, half load, 80/s|7.0|7.0|7.0|7.0|7.0|150.0|" in told
    assert "Not measured: dummy (it ended)." in told
    assert "Not measured: basic (32 at once: no slice)." in told


def test_processes_stand_beside_as_many_bare_bots():
    spread = {"min": 1.0, "median": 2.0}
    one = {
        "clicks_per_s": spread,
        "bot_ms": spread,
        "workers_ms": spread,
        "all": {"p50_ms": 3.0, "p99_ms": 4.0},
    }
    processes = {
        "upcard": one,
        "bare_picture": one,
        "beside_picture": {"clicks_per_s": 0.5},
        "memory_mb": 300.0,
    }
    found = {"at_once": 32, "processes": {"2": processes}, "takeover_s": {"killed": [2.5, 1.0]}}
    told = list(TABLES["processes"](found))
    assert "|2|1/2|1/2|0.5|1/2|1/2|3/4|300.0|" in told
    assert "|killed|1.0|2.5|" in told


def test_the_highest_screen_comes_first():
    found = {"bench": "screens", "heights": {"lobby": 500, "hand": 610, "a-note": 500}}
    assert list(TABLES["screens"](found))[2:] == [
        "|screen|high|",
        "|---|---:|",
        "|`hand`|610|",
        "|`a-note`|500|",
        "|`lobby`|500|",
    ]
