"""Pictures, as jobs for a worker. What draws them is loaded by whoever does the job alone."""

from collections.abc import Sequence

from bot.render.specs import HandSpec, Spec


def draw(spec: Spec) -> bytes:
    """The picture as a PNG (bot.games.drawing)."""
    from bot.games import drawing

    return drawing.draw(spec)


def draw_all(specs: Sequence[Spec]) -> list[bytes]:
    """The pictures of a message."""
    return [draw(spec) for spec in specs]


def emojis() -> dict[str, bytes]:
    """The cards as emojis (bot.render.sprites)."""
    from bot.render.sprites import emoji_sprites

    return emoji_sprites()


def ready(limit: int) -> None:
    """The first job of a process draws what nearly every picture needs. ``limit``: bytes that
    pieces of pictures take at most."""
    from bot.render import cache, sprites

    cache.pieces.shrink_to(limit)
    sprites.warm()
    draw(HandSpec(()))
