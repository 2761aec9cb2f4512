"""The OpenAPI document, made from the table of requests."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from prairie.server.calls import JSON, TEXT, Endpoint
from prairie.server.messages import Lang, Refusal

WITHIN = "#/components/schemas/{name}"


def document(endpoints: tuple[Endpoint, ...], version: str) -> bytes:
    types = [kind for endpoint in endpoints for kind in kinds(endpoint)]
    schemas, components = msgspec.json.schema_components([*types, Refusal, Lang], ref_template=WITHIN)
    of = {repr(kind): schema for kind, schema in zip([*types, Refusal, Lang], schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, of)
    about = {"title": "Prairie", "version": version, "description": "Games of the Great Plains: the HTTP part."}
    security = {"bearer": {"type": "http", "scheme": "bearer", "description": "a seat token, invitation or session"}}
    made = {
        "openapi": "3.1.0",
        "info": about,
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": security},
    }
    return msgspec.json.encode(made)


def kinds(endpoint: Endpoint) -> list[Any]:
    said = [endpoint.answer, endpoint.body, endpoint.or_json, *endpoint.errors.values()]
    return [kind for kind in said if kind is not None and kind is not str] + [
        field.type for field in msgspec.structs.fields(endpoint.query)
    ]


def content(kind: Any, of: dict[str, Any]) -> dict[str, Any]:
    return {TEXT: {"schema": {"type": "string"}}} if kind is str else {JSON: {"schema": of[repr(kind)]}}


def operation(endpoint: Endpoint, of: dict[str, Any]) -> dict[str, Any]:
    answered: dict[str, Any] = {"description": endpoint.summary}
    if endpoint.answer is not None:
        answered["content"] = content(endpoint.answer, of)
    responses: dict[str, Any] = {
        str(endpoint.status): answered,
        "default": {"description": "Refused", "content": content(Refusal, of)},
    }
    for status, kind in endpoint.errors.items():
        responses[str(status)] = {"description": "Refused", "content": content(kind, of)}
    made: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": parameters(endpoint, of),
        "responses": responses,
        "security": [{"bearer": []}] if endpoint.token else [{}, {"bearer": []}],
    }
    if endpoint.body is not None:
        either = content(endpoint.body, of) | (content(endpoint.or_json, of) if endpoint.or_json is not None else {})
        made["requestBody"] = {"required": True, "content": either}
    return made


def parameters(endpoint: Endpoint, of: dict[str, Any]) -> list[dict[str, Any]]:
    text = {"type": "string", "minLength": 1}
    found: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": text} for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    for field in msgspec.structs.fields(endpoint.query):
        schema = dict(of[repr(field.type)])
        if "anyOf" in schema:  # a query either has a parameter or has it not: null is no value of one
            schema["anyOf"] = [kind for kind in schema["anyOf"] if kind != {"type": "null"}]
        found.append({"name": field.name, "in": "query", "required": field.required, "schema": schema})
    found.append({"name": "lang", "in": "query", "required": False, "schema": of[repr(Lang)]})
    return found
