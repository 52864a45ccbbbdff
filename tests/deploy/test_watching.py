"""What the dashboard and the alerts ask for is what a running bot tells."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.bot.metrics.watched import watched
from tests.deploy.promql import Named, named

DEPLOY = Path(__file__).parents[2] / "deploy"
ADDED = {"job", "instance"}
"""Labels that Prometheus itself adds."""


def dashboard() -> Any:
    return json.loads((DEPLOY / "grafana/dashboards/upcard.json").read_text(encoding="utf-8"))


def alerts() -> list[Any]:
    [group] = yaml.safe_load((DEPLOY / "prometheus/alerts.yml").read_text(encoding="utf-8"))[
        "groups"
    ]
    rules: list[Any] = group["rules"]
    return rules


def targets() -> Iterator[tuple[str, Any]]:
    """Each query of the dashboard with the title of its panel."""
    for panel in dashboard()["panels"]:
        for target in panel.get("targets", ()):
            yield panel["title"], target


def written(query: str) -> str:
    """As Prometheus gets it."""
    return query.replace("$__rate_interval", "1m").replace("$bot", ".*")


def used_in(template: str) -> set[str]:
    """The labels that a legend or a sentence names."""
    return set(re.findall(r"{{\s*(?:\$labels\.)?(\w+)\s*}}", template))


@pytest.mark.long
async def test_every_metric_and_label_that_is_asked_for_exists(tmp_path: Path) -> None:
    async with watched(tmp_path) as bot:
        await bot.play_a_little()
        # Only what has happened has a status or a scope.
        known = (await bot.until("upcard_answer_seconds_count", 8)).labels()
    known["up"] = set()
    asked = [(title, one["expr"]) for title, one in targets()]
    asked += [(one["alert"], one["expr"]) for one in alerts()]
    asked += [(one["name"], one["expr"]) for one in dashboard()["annotations"]["list"]]
    assert len(asked) > 50
    wrong = []
    for title, query in asked:
        found = named(written(query))
        for metric, labels in found.selected.items():
            if metric not in known:
                wrong.append(f"{title}: there is no {metric}")
            elif not labels | found.grouped <= known[metric] | ADDED:
                wrong.append(f"{title}: {metric} has no {labels | found.grouped}")
    assert wrong == []
    ours = {name for name in known if name.startswith("upcard_")}
    shown = {metric for _, query in asked for metric in named(written(query)).selected}
    unseen = {re.sub(r"_(bucket|sum|count|total|info)$", "", one) for one in ours - shown}
    assert unseen <= {re.sub(r"_(bucket|sum|count|total|info)$", "", one) for one in shown}


def test_a_legend_names_what_is_left_of_the_labels() -> None:
    for title, target in targets():
        found, legend = named(written(target["expr"])), target.get("legendFormat", "")
        left = found.grouped or {"instance"}
        assert used_in(legend) <= left, title
    for rule in alerts():
        words = " ".join(rule["annotations"].values())
        found = named(rule["expr"])
        assert used_in(words) <= (found.grouped or {"instance"}), rule["alert"]


def test_the_dashboard_has_its_rows_and_no_panel_lies_on_another() -> None:
    panels = dashboard()["panels"]
    rows = [panel["title"] for panel in panels if panel["type"] == "row"]
    assert rows == ["Now", "Play", "Answers", "Discord", "Storage", "Workers", "Process"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    taken: set[tuple[int, int]] = set()
    for panel in panels:
        place = panel["gridPos"]
        cells = {
            (place["x"] + across, place["y"] + down)
            for across in range(place["w"])
            for down in range(place["h"])
        }
        assert place["x"] + place["w"] <= 24
        assert taken.isdisjoint(cells), panel["title"]
        taken |= cells
        assert panel["type"] == "row" or panel["description"], panel["title"]


def test_an_alert_says_what_people_notice_and_where_to_begin() -> None:
    for rule in alerts():
        assert rule["labels"]["severity"] in ("critical", "warning")
        assert rule["annotations"].keys() == {"summary", "description"}
    [scrape] = yaml.safe_load((DEPLOY / "prometheus/prometheus.yml").read_text(encoding="utf-8"))[
        "scrape_configs"
    ]
    assert scrape["job_name"] == "upcard", "an alert names it"


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("up == 0", Named({"up": set()}, set())),
        ('sum by (a, le) (rate(b_bucket{c=~"d|e", f!="g"}[5m])) * 60 > 0.5', None),
        ("topk(3, min(x{y='z'}) / ignoring (w) v)", None),
    ],
)
def test_a_query_is_read(query: str, found: Named | None) -> None:
    expected = {
        "sum": Named({"b_bucket": {"c", "f"}}, {"a", "le"}),
        "top": Named({"x": {"y"}, "v": set()}, {"w"}),
    }
    assert named(query) == (found or expected[query[:3]])


def test_what_is_no_query_is_refused() -> None:
    for query in ("sum(1)", "a ? b"):
        with pytest.raises(ValueError, match=r"it names no metric|at 2"):
            named(query)
