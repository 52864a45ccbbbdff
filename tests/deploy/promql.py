"""Which metrics and labels a query in PromQL names: a tokenizer, not a parser."""

import re
from typing import NamedTuple

_TOKEN = re.compile(
    r"""(?P<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')"""
    r"""|(?P<range>\[[^\]]*\])"""
    r"""|(?P<number>\d+(?:\.\d+)?(?:e[+-]?\d+)?[a-z]*)"""
    r"""|(?P<name>[a-zA-Z_:][\w:]*)"""
    r"""|(?P<sign>=~|!~|!=|==|>=|<=|[-+*/%^(){},=<>@])"""
    r"""|(?P<blank>\s+)"""
)
_GROUPS = {"by", "without", "on", "ignoring", "group_left", "group_right"}
_WORDS = {"and", "or", "unless", "bool", "offset", "sum", "min", "max", "avg", "count", "topk"}
_FUNCTIONS = {"rate", "increase", "histogram_quantile", "changes", "time"}


class Named(NamedTuple):
    """``selected``: the labels of each metric's selector. ``grouped``: those by which it is all
    added up."""

    selected: dict[str, set[str]]
    grouped: set[str]


def named(query: str) -> Named:
    """What a query names. Raises ValueError for what is none."""
    selected: dict[str, set[str]] = {}
    grouped: set[str] = set()
    metric, inside, after = "", "", ""
    for kind, token in _tokens(query):
        if kind == "name" and inside == "{":
            selected[metric].add(token)
        elif kind == "name" and inside == "(by":
            grouped.add(token)
        elif kind == "name" and token not in _GROUPS | _WORDS | _FUNCTIONS:
            metric = token
            selected.setdefault(metric, set())
        elif token == "{":
            inside = "{"
        elif token == "(" and after in _GROUPS:
            inside = "(by"
        elif token in ("}", ")"):
            inside = ""
        after = token
    if not selected:
        raise ValueError(f"it names no metric: {query}")
    return Named(selected, grouped)


def _tokens(query: str) -> list[tuple[str, str]]:
    found, at = [], 0
    while at < len(query):
        match = _TOKEN.match(query, at)
        if match is None:
            raise ValueError(f"at {at}: {query}")
        at = match.end()
        if match.lastgroup != "blank":
            found.append((str(match.lastgroup), match[0]))
    return found
