"""The HTTP interface stays compatible: what a client of the release sends is accepted, what it reads is there."""

from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec
import pytest

from tests.upgrade.conftest import Upgraded
from tests.upgrade.differences import WITHDRAWN
from tests.upgrade.person import Person
from tests.upgrade.release import OPENAPI

Json: TypeAlias = Any

OLD: Json = msgspec.json.decode(OPENAPI.read_bytes())


@pytest.fixture(scope="module")
def new(upgraded: Upgraded) -> Json:
    """The current document."""
    return Person(upgraded.url).request_json("GET", "/docs/openapi.json")


def resolve(document: Json, schema: Json) -> Json:
    """Return a schema, or the schema that a reference means."""
    name = schema.get("$ref", "").removeprefix("#/components/schemas/")
    return document["components"]["schemas"][name] if name else schema


def schema_fields(document: Json, schema: Json, path: str = "", within: tuple[str, ...] = ()) -> Iterator[str]:
    """Yield every field with its type, and every value of an enumeration: what a client can rely on."""
    reference = schema.get("$ref", "")
    if reference in within and reference:
        return
    inside = (*within, reference) if reference else within
    schema = resolve(document, schema)
    kinds = schema.get("type", [])
    yield from (f"{path} is {kind}" for kind in ([kinds] if isinstance(kinds, str) else kinds))
    yield from (f"{path} may be {value!r}" for value in schema.get("enum", ()))
    if "const" in schema:
        yield f"{path} may be {schema['const']!r}"
    for name, inner in schema.get("properties", {}).items():
        yield from schema_fields(document, inner, f"{path}.{name}", inside)
    for name in ("oneOf", "anyOf", "allOf", "prefixItems"):
        for inner in schema.get(name, ()):
            yield from schema_fields(document, inner, path, inside)
    for name in ("items", "additionalProperties"):
        if isinstance(schema.get(name), dict):
            yield from schema_fields(document, schema[name], f"{path}[]", inside)


def required_fields(document: Json, schema: Json, path: str = "", within: tuple[str, ...] = ()) -> Iterator[str]:
    """Yield every field that must be sent."""
    reference = schema.get("$ref", "")
    if reference in within and reference:
        return
    inside = (*within, reference) if reference else within
    schema = resolve(document, schema)
    yield from (f"{path}.{name}" for name in schema.get("required", ()))
    for name, inner in schema.get("properties", {}).items():
        yield from required_fields(document, inner, f"{path}.{name}", inside)
    for name in ("oneOf", "anyOf", "allOf"):
        for inner in schema.get(name, ()):
            yield from required_fields(document, inner, path, inside)


def operations(document: Json) -> dict[str, Json]:
    """Return every operation by method and path."""
    return {f"{method} {path}": one for path, item in document["paths"].items() for method, one in item.items()}


def bodies(operation: Json) -> Iterator[tuple[str, Json]]:
    """Yield the schemas of the request bodies, by media type."""
    for media, body in operation.get("requestBody", {}).get("content", {}).items():
        yield media, body["schema"]


def answers(document: Json) -> set[str]:
    """Return every field of every answer."""
    return {
        f"{name} {status} {field}"
        for name, operation in operations(document).items()
        for status, answer in operation["responses"].items()
        for media, content in {"none": {}, **answer.get("content", {})}.items()
        for field in (media, *schema_fields(document, content.get("schema", {})))
    }


def parameters(document: Json) -> set[str]:
    """Return every parameter of every operation."""
    return {
        f"{name} {one['in']} {one['name']}"
        for name, operation in operations(document).items()
        for one in operation.get("parameters", ())
    }


def requests(document: Json) -> set[str]:
    """Return every field that may be sent."""
    return {
        f"{name} {media} {field}"
        for name, operation in operations(document).items()
        for media, schema in bodies(operation)
        for field in schema_fields(document, schema)
    }


def required_inputs(document: Json) -> set[str]:
    """Return every parameter and every field that must be sent."""
    sent = {
        f"{name} {field}"
        for name, operation in operations(document).items()
        for _, schema in bodies(operation)
        for field in required_fields(document, schema)
    }
    return sent | {
        f"{name} {one['name']}"
        for name, operation in operations(document).items()
        for one in operation.get("parameters", ())
        if one.get("required")
    }


def request_paths(document: Json) -> set[str]:
    """Return the path of every field that may be sent, and of the body as a whole."""
    return {
        f"{name} {field.partition(' ')[0]}"
        for name, operation in operations(document).items()
        for _, schema in bodies(operation)
        for field in schema_fields(document, schema)
    }


def test_every_operation_is_still_there(new: Json) -> None:
    assert operations(OLD).keys() - operations(new).keys() == set()


def test_every_parameter_is_still_taken(new: Json) -> None:
    assert parameters(OLD) - parameters(new) == set()


def test_every_field_of_a_request_is_still_taken(new: Json) -> None:
    assert requests(OLD) - requests(new) == set()


def test_nothing_more_must_be_sent(new: Json) -> None:
    of_old_operations = {duty for duty in required_inputs(new) if " ".join(duty.split()[:2]) in operations(OLD)}
    within_new_fields = {
        duty for duty in of_old_operations if duty.rpartition(".")[0] in request_paths(new) - request_paths(OLD)
    }

    assert of_old_operations - required_inputs(OLD) - within_new_fields == set()


def test_every_field_of_an_answer_is_still_given(new: Json) -> None:
    gone = answers(OLD) - answers(new)

    assert {field for field in gone if not field.startswith(tuple(WITHDRAWN))} == set()
