"""``python -m bot.workers``, a process that does jobs from its standard input one by one.

``bot.workers.worker`` writes them. The process imports only the code that its jobs need, and
nothing else of the bot.
"""

import ctypes
import os
import pickle
import signal
import sys
import threading
import traceback
from contextlib import suppress
from queue import SimpleQueue

from bot.workers import LENGTH, framed

_PR_SET_PDEATHSIG = 1


def _hear(jobs: SimpleQueue[bytes]) -> None:
    """Read jobs into the queue. End this process when the bot is gone, also during a job."""
    stream = sys.stdin.buffer
    while length := stream.read(LENGTH):
        jobs.put(stream.read(int.from_bytes(length)))
    os._exit(0)


def _die_with_the_bot() -> None:
    """Let Linux kill this process when the bot ends, because a job that hangs won't notice."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def _answer(job: bytes) -> bytes:
    try:
        call, args = pickle.loads(job)  # noqa: S301  it comes only from our own bot
        return pickle.dumps((True, call(*args)))
    except Exception as error:  # noqa: BLE001  the caller gets it
        error.add_note(traceback.format_exc())
        with suppress(Exception):
            answer = pickle.dumps((False, error))
            pickle.loads(answer)  # noqa: S301  some errors can be written, but not read
            return answer
        return pickle.dumps((False, RuntimeError(traceback.format_exc())))


def main() -> None:
    """Answer jobs until the bot has ended."""
    # Ctrl-C and the end of a service also signal this process. Both signals are ignored, because
    # the bot ends this process when it is no longer needed.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    _die_with_the_bot()
    answers = os.fdopen(os.dup(1), "wb")
    # The output of a job must not get between the answers.
    os.dup2(2, 1)
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_hear, args=(jobs,), daemon=True).start()
    with suppress(BrokenPipeError):
        while True:
            answers.write(framed(_answer(jobs.get())))
            answers.flush()


if __name__ == "__main__":
    main()
