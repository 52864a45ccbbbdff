"""Lines of JSON as they come from files and streams."""

import json

from engine.notation.errors import NotationError


def read_line(line: str | bytes) -> object:
    """The JSON value of a line. Raises NotationError with one sentence if it is none."""
    try:
        return json.loads(line.decode() if isinstance(line, bytes) else line)
    except UnicodeDecodeError as error:
        raise NotationError(f"not UTF-8 at byte {error.start + 1}") from None
    except json.JSONDecodeError as error:
        raise NotationError(f"not JSON: {error.msg} at character {error.pos + 1}") from None
    except RecursionError:
        raise NotationError("not JSON: nested too deep") from None
    except ValueError as error:
        # A number with more digits than Python will read.
        raise NotationError(f"not JSON: {error}") from None
