"""What a computer would do, in words with the reason that decided it."""

from bot.text import Text
from engine.computer.advice import Advice


def reason(advice: Advice, game: str, say: Text) -> str:
    """Why a computer would make this move, in one sentence."""
    return say(f"advice-{advice.why}", game=game, points=advice.points)
