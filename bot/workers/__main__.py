"""``python -m bot.workers``: does what bot.workers.worker writes to standard input, job by job.

It imports no more than a job needs: whatever the bot itself has loaded stays out of this process.
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
    """Take jobs in. Without a bot to send any, end this process, also during a job."""
    stream = sys.stdin.buffer
    while length := stream.read(LENGTH):
        jobs.put(stream.read(int.from_bytes(length)))
    os._exit(0)


def _die_with_the_bot() -> None:
    """Have Linux kill this process with the bot, in case it hangs and misses the end."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def _answer(job: bytes) -> bytes:
    try:
        call, args = pickle.loads(job)  # noqa: S301  it comes from our own bot alone
        return pickle.dumps((True, call(*args)))
    except Exception as error:  # noqa: BLE001  whoever asked is told
        error.add_note(traceback.format_exc())
        with suppress(Exception):
            told = pickle.dumps((False, error))
            pickle.loads(told)  # noqa: S301  some errors can be written, but not read
            return told
        return pickle.dumps((False, RuntimeError(traceback.format_exc())))


def main() -> None:
    """Answer until the bot has ended."""
    # Ctrl-C reaches this process too, and so does what ends a service; but it is the bot that ends
    # it, once it needs it no more.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    _die_with_the_bot()
    answers = os.fdopen(os.dup(1), "wb")
    # What a job prints must not stand between the answers.
    os.dup2(2, 1)
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_hear, args=(jobs,), daemon=True).start()
    with suppress(BrokenPipeError):
        while True:
            answers.write(framed(_answer(jobs.get())))
            answers.flush()


if __name__ == "__main__":
    main()
