"""``python -m data COMMAND``: an older way to write ``python -m bot COMMAND``."""

import runpy

if __name__ == "__main__":
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
