"""Requests by the token of an interaction: its first answer, and all that follows it.

They go through discord.py's own adapter, with its waiting and trying again. What Discord tells in
return stays as it came: nobody needs objects made of it.
"""

from collections.abc import Sequence
from typing import Any

import discord
from discord import InteractionResponseType
from discord.http import HTTPClient, Route

from bot.discordpy.body import Json, Upload
from bot.discordpy.forms import InOnePiece, as_form
from internals.discordpy import mark_answered, session_of, to_json, webhook_adapter

__all__ = ["answer", "request"]

_CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
_TELL = {"with_response": "1"}
_IN_ONE_PIECE = 1 << 19
"""Bytes of files that are sent at once; larger ones reach the network bit by bit."""


async def answer(
    interaction: discord.Interaction,
    kind: InteractionResponseType,
    data: Json | None = None,
    files: Sequence[Upload] = (),
    *,
    tell: bool = False,
) -> Any:
    """Give the first answer. With ``tell`` Discord says what came of it, which is a whole message.

    Raises InteractionResponded if there is one already, HTTPException as discord.py's own ways do.
    """
    if interaction.response.is_done():
        raise discord.InteractionResponded(interaction)
    route = Route("POST", _CALLBACK, webhook_id=interaction.id, webhook_token=interaction.token)
    written: Json = {"type": kind.value} if data is None else {"type": kind.value, "data": data}
    params = _TELL if tell else None
    told = await request(interaction.client.http, route, written, files, params)
    mark_answered(interaction, kind)
    return told


async def request(
    http: HTTPClient,
    route: Route,
    written: Json | None = None,
    files: Sequence[Upload] = (),
    params: dict[str, Any] | None = None,
) -> Any:
    """Ask for something by a token; what Discord has told."""
    session: Any = session_of(http)
    given: Json = {"payload": written, "proxy": http.proxy, "proxy_auth": http.proxy_auth}
    if files and written is not None:
        text = to_json(written)
        given["payload"] = None
        if session is not None and sum(len(one.content) for one in files) < _IN_ONE_PIECE:
            session = InOnePiece(session, text, files)
        else:
            form = as_form(text, files)
            given |= {"multipart": form.multipart, "files": form.files}
    return await webhook_adapter().request(route, session=session, params=params, **given)
