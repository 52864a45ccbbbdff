"""Pictures, as jobs for a worker. What draws them is loaded by whoever does the job alone."""

from bot.render.specs import HandSpec, Spec

__all__ = ["draw", "emojis", "ready"]


def draw(spec: Spec) -> bytes:
    """The picture as a PNG (bot.render.drawing)."""
    from bot.render import drawing

    return drawing.draw(spec)


def emojis() -> dict[str, bytes]:
    """The cards as emojis (bot.render.emojis)."""
    from bot.render.emojis import emoji_sprites

    return emoji_sprites()


def ready() -> None:
    """The first job of a process draws what nearly every picture needs."""
    from bot.render import sprites

    sprites.warm()
    draw(HandSpec(()))
