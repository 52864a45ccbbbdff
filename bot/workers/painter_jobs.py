"""Jobs that draw pictures. Only the worker process loads the drawing code."""

from collections.abc import Sequence

from bot.render.specs import HandSpec, Spec


def draw(spec: Spec) -> bytes:
    """Draw a picture as a PNG (``bot.games.drawing``)."""
    from bot.games import drawing

    return drawing.draw(spec)


def draw_all(specs: Sequence[Spec]) -> list[bytes]:
    """Draw the pictures of a message."""
    return [draw(spec) for spec in specs]


def emojis() -> dict[str, bytes]:
    """Draw the cards as emojis (``bot.render.sprites``)."""
    from bot.render.sprites import emoji_sprites

    return emoji_sprites()


def ready(limit: int) -> None:
    """Draw the pieces that nearly every picture needs, as the first job of a process.

    ``limit``: cached pieces take at most this many bytes."""
    from bot.render import cache, sprites

    cache.pieces.shrink_to(limit)
    sprites.warm()
    draw(HandSpec(()))
