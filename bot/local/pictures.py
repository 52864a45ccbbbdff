"""What local play adds to SimCord's pictures: Upcard's own are shown without being checked first.

SimCord starts a Python process for each picture, one after the other, and refuses what is asked
for while eight wait: on a busy machine pictures came late or not at all. It does so because a bot
might send anything; the painter's PNGs need no such care.
"""

import struct

from internals.simcord import MAX_PIXELS, MediaInfo, MediaWorker

__all__ = ["OwnPictures", "png_size"]

_BEGINS = b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR"
_ANIMATED = b"acTL"


class OwnPictures(MediaWorker):
    """Hands PNGs on as they are; SimCord's own process decides about everything else."""

    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> MediaInfo:
        size = png_size(blob)
        if size is None:
            return await super().validate(key, blob, media_time=media_time)
        width, height = size
        bare = width * height * 4
        return MediaInfo(
            "PNG", width, height, 1, bare, blob, "image/png", capture=blob, poster=blob
        )


def png_size(blob: bytes) -> tuple[int, int] | None:
    """Width and height in pixels of a PNG that stands still and is not huge, by its header."""
    header = len(_BEGINS) + 8
    if not blob.startswith(_BEGINS) or len(blob) < header or _ANIMATED in blob:
        return None
    width, height = struct.unpack_from("!II", blob, len(_BEGINS))
    return (width, height) if 0 < width * height <= MAX_PIXELS else None
