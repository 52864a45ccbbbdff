# The image of Upcard on Discord. docs/operating.md, "Docker", says how to run it; compose.yaml does.
#
# Which Python the tests run with is in .ci/run and pyproject.toml: change them together.
# By its digest, so that nobody can put another image under the name. It stays without Debian's and
# Python's fixes until this line changes: docs/releasing.md, "Before".
ARG PYTHON=3.11-slim-bookworm@sha256:a36c24f9cbdf4fd0f52d67f0823eeac19c2028c637cecc392d97f980d4fec56b

# -- libraries and code, ready to run -------------------------------------------------------------

FROM docker.io/library/python:${PYTHON} AS made

# With PostgreSQL's driver, which is small. requirements/runtime.lock leaves it out.
ARG LOCK=requirements/postgres.lock

WORKDIR /build
COPY ${LOCK} what-runs.lock
# Exactly the locked versions, each checked by its hash, and nothing is compiled from C.
RUN python -m venv --without-pip /opt/upcard \
    && python -m pip --python /opt/upcard/bin/python install --quiet --no-cache-dir \
        --disable-pip-version-check --root-user-action=ignore \
        --require-hashes --only-binary :all: --requirement what-runs.lock

WORKDIR /app
COPY engine/ engine/
COPY internals/ internals/
COPY data/ data/
COPY bot/ bot/
COPY cogs/ cogs/
# /verify gives one to people, and `upcard privacy` prints the other.
COPY docs/verify_game.py docs/privacy.md docs/
# The command upcard, which looks for a .venv beside it.
COPY bin/upcard bin/
RUN ln -s /opt/upcard .venv
COPY LICENSE ./
# The bot cannot write here, so its bytecode has to be here before.
RUN python -m compileall -q --invalidation-mode unchecked-hash /app

# -- what runs ------------------------------------------------------------------------------------

FROM docker.io/library/python:${PYTHON}

LABEL org.opencontainers.image.title="Upcard" \
    org.opencontainers.image.description="A Discord bot that hosts card games of the Rummy family." \
    org.opencontainers.image.licenses="MIT"

# A number of its own, so that it is the same on every machine that has the volume.
RUN groupadd --gid 10001 upcard \
    && useradd --uid 10001 --gid 10001 --home-dir /data --no-create-home --no-log-init \
        --shell /usr/sbin/nologin upcard \
    && install --directory --owner=10001 --group=10001 --mode=0700 /data

COPY --from=made /opt/upcard /opt/upcard
COPY --from=made /app /app

ENV PATH=/opt/upcard/bin:/app/bin:${PATH} \
    PYTHONPATH=/app \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1

# Everything that is kept: DATABASE_URL's default is a file in here.
WORKDIR /data
VOLUME ["/data"]
USER 10001:10001

STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot"]
