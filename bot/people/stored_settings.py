"""What people and servers have set, kept as JSON objects."""

from collections.abc import Mapping
from typing import Annotated, Any, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, ValidationError

from bot.text import LANGUAGES


def _there_is(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}")
    return language


Language = Annotated[str, AfterValidator(_there_is)]
"""A language that Upcard speaks (``vi``)."""


class StoredSettings(BaseModel):
    """Settings of somebody, every one with the value that holds while nothing is set."""

    # A setting that a later version knew, or knows otherwise, must not lock anybody out.
    model_config = ConfigDict(frozen=True, extra="ignore")

    @classmethod
    def read(cls, kept: Mapping[str, Any] | None) -> Self:
        """What was kept; single settings that mean nothing any more are as if never set."""
        known = dict(kept or {})
        while True:
            try:
                return cls.model_validate(known)
            except ValidationError as error:
                for mistake in error.errors():
                    known.pop(str(mistake["loc"][0]), None)

    def put(self, name: str, value: object) -> Self:
        """The same with another value of one setting; ValueError if it cannot be that."""
        if name not in type(self).model_fields:
            raise ValueError(f"there is no setting {name!r}")
        return self.model_validate({**self.model_dump(), name: value})

    def write(self) -> dict[str, Any]:
        """What is kept: only what differs from the beginning."""
        return self.model_dump(mode="json", exclude_defaults=True)
