"""What `python -m bench ledger` keeps of its measurements, and says of shares."""

from pathlib import Path

from bench.ledger import _Kept, _share
from tests.each import each


def test_what_is_kept_is_not_measured_again(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    assert _Kept(file).of("gin 1", lambda: {"points": 2.5}) == {"points": 2.5}
    again = _Kept(file)
    assert again.of("gin 1", dict) == {"points": 2.5}
    assert again.of("gin 2", lambda: {"points": 1}) == {"points": 1}
    assert len(file.read_text().splitlines()) == 2
    assert _Kept(None).of("gin 1", lambda: {"points": 3}) == {"points": 3}


@each(
    ("named", "told"),
    [
        ([1.0] * 10, "100.0% [72.2%, 100.0%]"),
        ([1.0] * 97 + [0.0] * 3, "97.0% [91.5%, 99.0%]"),
        ([0.0] * 96 + [1.0] * 4, "4.0% [1.6%, 9.8%]"),
    ],
)
def test_a_share_has_the_interval_in_which_it_is(named: list[float], told: str) -> None:
    assert _share(named) == told
