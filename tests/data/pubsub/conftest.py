"""A database that several processes have open."""

from collections.abc import AsyncIterator

import asyncpg
import pytest

from data.database.database import Database, open_database
from tests.data.conftest import Migrated


@pytest.fixture
async def postgres_address(migrated: Migrated) -> str:
    """Where it is."""
    return await migrated.as_new()


@pytest.fixture
async def postgres(postgres_address: str) -> AsyncIterator[Database]:
    """It, as one process has it open."""
    database = await open_database(postgres_address)
    yield database
    await database.dispose()


@pytest.fixture
async def postgres_admin(postgres_address: str) -> AsyncIterator[asyncpg.Connection]:
    """A connection of somebody else."""
    connection = await asyncpg.connect(postgres_address)
    yield connection
    await connection.close()
