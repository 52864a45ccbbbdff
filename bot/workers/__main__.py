"""``python -m bot.workers``: does what bot.workers.worker writes to standard input, job by job.

It imports no more than a job needs: whatever the bot itself has loaded stays out of this process.
"""

import os
import pickle
import signal
import sys
import threading
import traceback
from contextlib import suppress
from queue import SimpleQueue

from bot.workers.frames import LENGTH, framed


def _hear(jobs: SimpleQueue[bytes]) -> None:
    """Take jobs in. A bot that has ended, even killed, gives no more: then this process ends too,
    also in the middle of a job."""
    stream = sys.stdin.buffer
    while length := stream.read(LENGTH):
        jobs.put(stream.read(int.from_bytes(length)))
    os._exit(0)


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
    # Ctrl-C reaches this process too, but it is the bot that ends it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
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
