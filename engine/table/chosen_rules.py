"""House rules as they were chosen, in a form that an event can hold."""

import json
from collections.abc import Iterator, Mapping


class ChosenRules(Mapping[str, object]):
    """A mapping of JSON values that cannot change: equal and hashed by what is in it.

    True is not 1 here, as it is not in JSON; the order of the keys does not count.
    """

    __slots__ = ("_text",)

    def __init__(self, options: Mapping[str, object]) -> None:
        """Raises TypeError for a value that JSON has not."""
        self._text = json.dumps(dict(options), sort_keys=True, ensure_ascii=False)

    def __getitem__(self, name: str) -> object:
        value: object = json.loads(self._text)[name]
        return value

    def __iter__(self) -> Iterator[str]:
        return iter(json.loads(self._text))

    def __len__(self) -> int:
        return len(json.loads(self._text))

    def __eq__(self, other: object) -> bool:
        return self._text == other._text if isinstance(other, ChosenRules) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._text)

    def __repr__(self) -> str:
        return f"ChosenRules({self._text})"
