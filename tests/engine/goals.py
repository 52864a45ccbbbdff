"""Laying contracts: a hand that holds just these melds and some cards more."""

from tests.engine.tables import Json, after, position, refused

S1, S2, S3 = "3S 3D 3H", "8C 8C 8D", "JS JH JD"
R1, R2, R3 = "4H 5H 6H 7H", "9S 10S JS QS", "AD 2D 3D 4D"


def contract(deal_no: int, melds: str, extra: str = "KC 2D", **options: object) -> list[str]:
    """The melds on the table after A has laid them as the contract of this deal."""
    reached = after(holding(deal_no, melds, extra, **options), f"A contract {melds}")
    assert reached["phase"] == ("over" if deal_no == 7 or not extra else "play")
    return [" ".join(meld["cards"]) for meld in reached["table"]]


def refusal(deal_no: int, melds: str, extra: str = "KC 2D", **options: object) -> str:
    return refused(holding(deal_no, melds, extra, **options), f"A contract {melds}")


def holding(deal_no: int, melds: str, extra: str, **options: object) -> Json:
    at = position({"A": f"{melds} {extra}"}, deal_no=deal_no, phase="play", options=options)
    held = [card.split("=")[0] for card in at["hands"]["A"] if card != "/"]
    at["hands"]["A"] = held
    return at
