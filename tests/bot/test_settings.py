"""Settings: the example file holds what the class holds, and every refusal says what to do."""

import inspect
import json
import os
import re
import tomllib
from pathlib import Path

import pytest
from dotenv.parser import parse_stream

from bot.__main__ import main
from bot.settings import (
    FOR_COMPOSE,
    SECRET,
    VERSION,
    Settings,
    SettingsError,
    keep_from_children,
    load,
    warnings,
)
from tests.commands import typed
from tests.each import each

EXAMPLE = Path(__file__).parents[2] / ".env.example"
NOWHERE = Path("no-such-file.env")
MUST = (
    f"must be {Settings.model_fields['discord_token_file'].description}: change it on the command"
    " line."
)
CANNOT = (
    "names a file that the bot cannot read ({}): write the token to it and let the bot's user read"
    " it."
)


@pytest.fixture
def write(tmp_path: Path):
    """Write an .env file and give its path."""

    def write(text: str) -> Path:
        path = tmp_path / ".env"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def refusal(env_file: Path = NOWHERE, **given: object) -> str:
    with pytest.raises(SettingsError) as caught:
        load(env_file, **given)
    # What is printed with the error may not tell more than the error itself.
    assert caught.value.__context__ is None or "token" not in repr(caught.value.__context__)
    return str(caught.value)


# -- the example file ---------------------------------------------------------------------------


def test_the_example_lists_every_setting_in_the_order_of_the_class():
    with EXAMPLE.open(encoding="utf-8") as stream:
        listed = [line.key for line in parse_stream(stream) if line.key]
    assert listed == [name.upper() for name in Settings.model_fields]


def groups(text: str) -> dict[str, list[str]]:
    """The settings under each heading, by the heading."""
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if heading := re.fullmatch(r"# -- (.+) --", line.strip()):
            found[heading[1]] = []
        elif found and (setting := re.match(r"([A-Z_]+)=|    (\w+): ", line)):
            found[list(found)[-1]].append((setting[1] or setting[2]).upper())
    return found


def test_the_example_has_the_groups_of_the_class():
    listed = groups(EXAMPLE.read_text(encoding="utf-8"))
    assert listed.pop("Only for compose.yaml, ignored by the bot") == []
    code = inspect.getsource(Settings)
    assert groups(code) == listed
    assert len(listed) >= 6
    grouped = [name for names in listed.values() for name in names]
    assert grouped == [name.upper() for name in Settings.model_fields]


def test_the_example_shows_the_defaults(write):
    assert load(EXAMPLE) == load(NOWHERE)
    with EXAMPLE.open(encoding="utf-8") as stream:
        shown = {line.key: line.value for line in parse_stream(stream) if line.key}
    for name, field in Settings.model_fields.items():
        default = field.default
        assert shown[name.upper()] == ("" if default is None else str(default)), name


def test_the_example_explains_every_setting():
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    for at, line in enumerate(lines):
        if line and not line.startswith("#"):
            assert lines[at - 1].startswith("# "), line


TRIED = {
    "discord_token": ("abc.def", "two words"),
    "discord_token_file": ("token", "words"),
    "commands_guild_id": ("123456789012345678", "my server"),
    "shards": ("0-3/8", "8/8"),
    "requests_per_second": ("60", "0"),
    "discord_api_url": ("http://127.0.0.1:3000/api/v10", "127.0.0.1:3000"),
    "discord_gateway_url": ("ws://127.0.0.1:3001", "http://127.0.0.1:3001"),
    "database_url": ("sqlite+aiosqlite:////var/lib/upcard/tables.db", "postgresql://host:x/tables"),
    "takeover_seconds": ("20", "1"),
    "may_i_seconds": ("20", "2"),
    "next_deal_seconds": ("30", "4"),
    "computer_pause_seconds": ("0.5", "11"),
    "cache_mb": ("64", "2"),
    "source_address": ("https://example.org/code", "example.org/code"),
    "support_address": ("https://example.org/help", "help"),
    "privacy_address": ("https://example.org/privacy", "ftp://example.org"),
    "terms_address": ("https://example.org/terms", "terms.md"),
    "log_level": ("DEBUG", "LOUD"),
    "log_format": ("json", "xml"),
    "metrics_port": ("9100", "70000"),
    "metrics_host": ("0.0.0.0", "*"),
    "keep_removed_servers_days": ("60", "0"),
    "thin_journals_after_days": ("400", "0"),
}
"""Every setting with a value that is not its default, and with one that is refused."""


def changed(name: str, value: str) -> str:
    """The example with another value in its line."""
    told, times = re.subn(
        rf"^{name.upper()}=.*$",
        lambda _: f"{name.upper()}={value}",
        EXAMPLE.read_text(encoding="utf-8"),
        flags=re.MULTILINE,
    )
    assert times == 1
    return told


@each("name", Settings.model_fields)
def test_each_setting_of_the_example_is_tried_with_a_start(
    monkeypatch, tmp_path, write, capsys, name
):
    good, bad = TRIED[name]
    monkeypatch.chdir(tmp_path)
    (tmp_path / "token").write_text("abc.def\n", encoding="utf-8")
    (tmp_path / "words").write_text("two words\n", encoding="utf-8")
    write(changed(name, good))
    assert main(["--where"]) == 0
    where = "discord" if name.startswith("discord_token") else "local"
    assert capsys.readouterr().out == f"{where}\n"
    now, usual = load(Path(".env")), load(NOWHERE)
    other = {one for one in Settings.model_fields if getattr(now, one) != getattr(usual, one)}
    assert other == {name}
    write(changed(name, bad))
    assert main(["--where"]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"{name.upper()} must be {Settings.model_fields[name].description}")
    assert said.endswith(": change it in .env.\n")
    assert said.count("\n") == 1


# -- where values come from ---------------------------------------------------------------------


def test_the_environment_wins_over_the_file_and_the_command_line_over_both(monkeypatch, write):
    env_file = write("METRICS_PORT=1111\nLOG_LEVEL=debug\nMAY_I_SECONDS=30\n")
    monkeypatch.setenv("METRICS_PORT", "2222")
    monkeypatch.setenv("MAY_I_SECONDS", "40")
    settings = load(env_file, may_i_seconds=50)
    assert settings.log_level == "DEBUG"
    assert settings.metrics_port == 2222
    assert settings.may_i_seconds == 50


def test_an_empty_value_is_the_default(monkeypatch, write):
    monkeypatch.setenv("MAY_I_SECONDS", "")
    settings = load(write("COMMANDS_GUILD_ID=\nDISCORD_TOKEN=\n"))
    assert settings.may_i_seconds == 15
    assert settings.commands_guild_id is None
    assert settings.discord_token is None


def hints(env_file: Path = NOWHERE) -> list[str]:
    return [warning["hint"] for warning in warnings(load(env_file), env_file)]


def test_a_name_in_the_environment_that_nearly_is_a_setting_is_warned_of(monkeypatch):
    for name in ("LOGNAME", "DATABASE_NAME", "POSTGRES_PASSWORD", "METRICS_PATH"):
        monkeypatch.setenv(name, "x")
    assert hints() == []
    monkeypatch.setenv("DISCORD_TOKN", "x")
    monkeypatch.setenv("next_deal_second", "x")
    assert load(NOWHERE).discord_token is None
    assert hints() == [
        "DISCORD_TOKN in the environment is not a setting: did you mean DISCORD_TOKEN?",
        "NEXT_DEAL_SECOND in the environment is not a setting: did you mean NEXT_DEAL_SECONDS?",
    ]


@each(
    ("line", "mode", "is_warned"),
    [
        ("DISCORD_TOKEN=abc.def", 0o644, True),
        ("DISCORD_TOKEN=abc.def", 0o600, False),
        ("DISCORD_TOKEN=", 0o644, False),
        ("discord_token=abc.def", 0o604, True),
        ("POSTGRES_PASSWORD=abc", 0o644, True),
        ("DATABASE_URL=postgresql://ann:abc@host/upcard", 0o644, True),
        ("DATABASE_URL=sqlite:///upcard.db", 0o644, False),
    ],
)
def test_a_file_with_a_secret_that_others_can_read_is_warned_of(write, line, mode, is_warned):
    env_file = write(f"{line}\n")
    env_file.chmod(mode)
    said = (
        f"Other users of this machine can read {env_file}, which holds a token or a password:"
        " run 'chmod 600' on it."
    )
    assert hints(env_file) == [said] * is_warned


def test_addresses_lose_their_last_slash():
    settings = load(
        NOWHERE,
        discord_api_url="http://127.0.0.1:3000/api/v10/",
        discord_gateway_url="wss://gateway.example/",
    )
    assert settings.discord_api_url == "http://127.0.0.1:3000/api/v10"
    assert settings.discord_gateway_url == "wss://gateway.example"


def test_a_token_is_taken_without_the_blanks_around_it_and_never_shown():
    settings = load(NOWHERE, discord_token=" abc.def\n")
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "abc.def"
    assert "abc.def" not in repr(settings)
    assert "abc.def" not in str(settings)


@each(("mode", "told"), [(0o600, None), (0o440, None), (0o604, "0604"), (0o644, "0644")])
def test_a_token_may_stand_in_a_file_of_its_own(tmp_path, mode, told):
    file = tmp_path / "token"
    file.unlink(missing_ok=True)
    file.write_text(" abc.def\n", encoding="utf-8")
    file.chmod(mode)
    settings = load(NOWHERE, discord_token_file=str(file))
    assert settings.token is not None
    assert settings.token.get_secret_value() == "abc.def"
    assert settings.discord_token_file is not None
    assert settings.discord_token_file.mode == told, "who else can read it is warned of"
    assert "abc.def" not in repr(settings)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b" \n", "names a file that is empty: write the token to it."),
        (b"x" * 2000, MUST),
        (b"abc def", MUST),
        (b"\xff\xfe", MUST),
        (None, CANNOT.format("No such file or directory")),
        ("folder", CANNOT.format("Is a directory")),
    ],
)
def test_a_file_without_a_token_is_refused_in_one_sentence(tmp_path, content, said):
    """The path is not repeated: it may be the token, written behind the wrong name."""
    file = tmp_path / "token"
    if content == "folder":
        file.mkdir()
    elif content is not None:
        file.write_bytes(content)
    assert refusal(discord_token_file=str(file)) == f"DISCORD_TOKEN_FILE {said}"


def test_a_token_file_that_is_no_path():
    assert refusal(discord_token_file="a\0b") == (
        f"DISCORD_TOKEN_FILE {CANNOT.format('this is no path')}"
    )


def test_a_token_and_a_file_of_it_are_one_too_many(tmp_path):
    file = tmp_path / "token"
    file.write_text("abc.def", encoding="utf-8")
    assert refusal(discord_token="abc.def", discord_token_file=str(file)) == (
        "DISCORD_TOKEN_FILE and DISCORD_TOKEN are both set: take one of them out."
    )


def test_no_process_that_is_started_gets_what_is_secret(monkeypatch):
    for name in SECRET | FOR_COMPOSE | {"log_level"}:
        monkeypatch.setenv(name.upper(), "x")
    monkeypatch.setenv("discord_token", "x")
    before = set(os.environ)
    keep_from_children()
    assert {name.upper() for name in before - set(os.environ)} == {
        name.upper() for name in SECRET | FOR_COMPOSE
    }


# -- refusals -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("log_level", ["DEBUG", "warning"], ["LOUD"]),
        ("log_format", ["text", "JSON"], ["xml"]),
        ("metrics_port", ["0", "65535"], ["-1", "65536", "http", "1.5"]),
        ("metrics_host", ["0.0.0.0", "::1", "localhost"], ["*", "http://here", "a b"]),
        ("may_i_seconds", ["3", "120"], ["2", "121", "soon"]),
        ("computer_pause_seconds", ["0", "10", "0.5"], ["-0.1", "10.1", "nan", "inf", "1,2"]),
        ("takeover_seconds", ["2", "300"], ["1", "301", "1.5"]),
        ("keep_removed_servers_days", ["1", "3650"], ["0", "3651"]),
        ("shards", ["0/1", "0-3/8", "2/8", "0-1,4/8"], ["3", "8/8", "0-3", "4-2/8", "0/0", "x/8"]),
        ("commands_guild_id", ["1", "123456789012345678"], ["0", "my server", str(2**63)]),
    ],
)
def test_a_wrong_value_is_named_with_what_is_allowed(monkeypatch, write, name, good, bad):
    for value in good:
        monkeypatch.setenv(name.upper(), value)
        load(NOWHERE)
    for value in bad:
        monkeypatch.setenv(name.upper(), value)
        must = Settings.model_fields[name].description
        assert must, "a setting without a description says nothing"
        shown = {"log_level": value.upper(), "log_format": value.lower()}.get(name, value)
        assert refusal() == (
            f"{name.upper()} must be {must}, not {shown!r}: change it in the environment."
        )


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("discord_token", "two words"),
        ("discord_token", "tökén"),
        ("database_url", "postgresql://me:token@host:port/upcard"),
        ("discord_api_url", "ws://me:token@127.0.0.1"),
        ("discord_api_url", "discord.example"),
        ("discord_api_url", "http://"),
        ("discord_api_url", "http://[::1"),
        ("discord_api_url", "http://host:99999"),
        ("discord_gateway_url", "https://token.example"),
    ],
)
def test_what_may_hold_a_secret_is_refused_without_its_value(monkeypatch, name, value):
    monkeypatch.setenv(name.upper(), value)
    must = Settings.model_fields[name].description
    assert refusal() == f"{name.upper()} must be {must}: change it in the environment."


@each(
    ("value", "said"),
    [
        ("mysql://me:token@host/upcard", "cannot begin with 'mysql': write sqlite"),
        ("me:token@host/upcard", "is not a database address: write sqlite"),
        ("sqlite+aiosqlite://me:token@host:port/upcard", "is not a database address: write sqlite"),
        ("postgresql://me:to?token@host/upcard", "has an '@' after a '?': write %40"),
    ],
)
def test_an_address_of_no_database_is_refused_without_its_password(value, said):
    told = refusal(database_url=value)
    assert told.startswith(f"DATABASE_URL {said}")
    assert "token" not in told


def test_the_refusal_says_where_the_value_came_from(write):
    env_file = write("MAY_I_SECONDS=2\n")
    assert refusal(env_file).endswith(f"not '2': change it in {env_file}.")
    assert refusal(metrics_port=-1).endswith("not '-1': change it on the command line.")


@pytest.mark.parametrize("port", ["-1", "65536", "http", "1.5"])
def test_a_wrong_port_of_local_play_is_refused(capsys, port):
    with pytest.raises(SystemExit) as end:
        main([f"--port={port}"])
    assert end.value.code == 2
    assert f"'{port}' is not a whole number from 0 to 65535" in capsys.readouterr().err


def test_two_wrong_values_are_two_sentences(write):
    lines = refusal(write("MAY_I_SECONDS=2\nLOG_FORMAT=xml\n")).splitlines()
    assert [line.split()[0] for line in lines] == ["MAY_I_SECONDS", "LOG_FORMAT"]


@pytest.mark.parametrize("present", [True, False])
def test_postgresql_needs_its_driver(monkeypatch, present):
    monkeypatch.setattr("bot.setting_values.find_spec", lambda name: object() if present else None)
    url = "postgresql+asyncpg://me:{token}@host/upcard"
    if present:
        assert load(NOWHERE, database_url=url).database_url == url
    else:
        assert refusal(database_url=url) == (
            "DATABASE_URL names PostgreSQL, whose driver is missing: run 'make postgres' first."
        )


# -- the file itself ----------------------------------------------------------------------------


def test_an_unknown_name_is_shown_with_the_nearest_right_one(write):
    env_file = write("# mine\n\nDISCORD_TOKN=my-token\nCOLOUR=\n")
    assert refusal(env_file).splitlines() == [
        f"{env_file}, line 3: DISCORD_TOKN is not a setting: did you mean DISCORD_TOKEN?",
        f"{env_file}, line 4: COLOUR is not a setting: remove it; .env.example lists them all.",
    ]


def test_what_compose_takes_from_the_file_is_passed_over(write):
    told = EXAMPLE.read_text(encoding="utf-8")
    for name in FOR_COMPOSE:
        assert f"# {name}=" in told
    assert load(write("".join(f"{name}=x\n" for name in FOR_COMPOSE))) == load(NOWHERE)


def test_a_byte_order_mark_is_no_part_of_the_first_name(write):
    assert load(write("\ufeffLOG_LEVEL=ERROR\n")).log_level == "ERROR"


@pytest.mark.parametrize("line", ["LOG_LEVEL", "LOG_LEVEL='INFO", "hunter2@host/x?ssl=on"])
def test_a_broken_line_is_named_by_its_number(write, line):
    env_file = write(f"METRICS_PORT=1\n\n{line}\n")
    assert refusal(env_file) == f"{env_file}, line 3: write it as NAME=value."


def test_a_file_that_is_no_text_is_refused(tmp_path):
    env_file = tmp_path / ".env"
    env_file.write_bytes(b"LOG_LEVEL=\xff\xfe")
    assert refusal(env_file) == f"{env_file} is not UTF-8 text: save it as UTF-8."


def test_a_file_that_cannot_be_read_is_refused(write, monkeypatch):
    env_file = write("LOG_LEVEL=INFO\n")

    def denied(*_args, **_kwargs):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", denied)
    with pytest.raises(SettingsError) as caught:
        load(env_file)
    assert str(caught.value) == (
        f"{env_file} cannot be read (Permission denied): make it readable or remove it."
    )


# -- addresses for people -----------------------------------------------------------------------


@each("address", ["https://example.org/help", "cards@example.org"])
def test_support_is_a_page_or_an_e_mail_address(address):
    assert load(NOWHERE, support_address=address).support_address == address


@each("address", ["ask Ann", "@example.org", "cards@home", "ftp://example.org"])
def test_support_that_nobody_can_reach_is_refused(address):
    assert "SUPPORT_ADDRESS must be an address" in refusal(support_address=address)


def test_mistakes_are_lines_of_the_log_if_that_is_for_machines(tmp_path, write):
    write("LOG_FORMAT=json\nMAY_I_SECONDS=2\nCACHE_MB=x\n")
    said = typed("bot", folder=tmp_path).stderr
    lines = [json.loads(line) for line in said.splitlines()]
    assert [line["event"] for line in lines] == ["problem", "problem"]
    assert [line["problem"].split()[0] for line in lines] == ["MAY_I_SECONDS", "CACHE_MB"]


def test_the_version_is_printed(tmp_path):
    done = typed("bot", "--version", folder=tmp_path)
    assert (done.returncode, done.stdout) == (0, f"Upcard {VERSION}\n")


def test_the_version_is_that_of_the_project():
    project = tomllib.loads((EXAMPLE.parent / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == VERSION
