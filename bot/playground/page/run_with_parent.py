"""Run a module as `python -m` does, and end it when whoever started it is gone.

    python -m bot.playground.page.run_with_parent MODULE

The starter holds the other end of this process's standard input. When that closes, be it that the starter was
killed, this process is told to terminate, so that no bot is left behind without its playground.
"""

import os
import runpy
import signal
import sys
import threading


def _wait_for_the_end() -> None:
    while os.read(0, 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    module = sys.argv.pop(1)
    threading.Thread(target=_wait_for_the_end, daemon=True).start()
    # A module of the folder that it is started in is found as well, after ours.
    sys.path.append(os.getcwd())
    runpy.run_module(module, run_name="__main__", alter_sys=True)
