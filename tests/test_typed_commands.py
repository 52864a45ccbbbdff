"""What is typed in tests runs as a process of its own would."""

from pathlib import Path

from tests.commands import typed
from tests.processes import PYTHON, ran

SAYS = """
import os, sys, threading
print(sys.argv[1:], os.getcwd(), os.environ["ONE"], "HOME" in os.environ, sys.stdin.read())
print("wrong", file=sys.stderr)
threading.Thread(target=print, args=["late"]).start()
sys.exit(3)
"""


def test_it_has_its_own_words_folder_environment_and_streams(tmp_path: Path) -> None:
    (tmp_path / "says.py").write_text(SAYS, encoding="utf-8")
    given = {"folder": tmp_path, "environment": {"ONE": "1"}, "given": "in ✓"}
    one, other = typed("says", "a", **given), ran(PYTHON, "-m", "says", "a", **given)
    assert (one.returncode, one.stderr) == (other.returncode, other.stderr) == (3, "wrong\n")
    assert sorted(one.stdout.splitlines()) == sorted(other.stdout.splitlines())
    assert f"['a'] {tmp_path} 1 False in ✓" in one.stdout


def test_what_it_raises_is_said_and_the_next_one_runs(tmp_path: Path) -> None:
    (tmp_path / "breaks.py").write_text("raise ValueError('it breaks')\n", encoding="utf-8")
    done = typed("breaks", folder=tmp_path)
    assert (done.returncode, done.stderr.splitlines()[-1]) == (1, "ValueError: it breaks")
    (tmp_path / "breaks.py").write_text("print('well again')\n", encoding="utf-8")
    assert typed("breaks", folder=tmp_path).stdout == "well again\n"
