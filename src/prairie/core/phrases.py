"""Texts of Fluent as functions of their arguments.

Fluent's own runtime walks a text's tree anew each time it is filled in; a table that tells everyone what happened does
that thousands of times a second. What our texts are made of is little: words, arguments, choices by an argument, other
texts. A text with anything else in it is Unusual, and is left to Fluent.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

Args = dict[str, str | int]
Phrase = Callable[[Args], str]


class Unusual(Exception):
    """Something that only Fluent itself can fill in."""


def pattern_of(bundle: FluentBundle, text: str) -> ast.Pattern | ast.TextElement:
    pattern = bundle.get_message(text).value
    if pattern is None:
        raise Unusual(f"{text} has no value")
    return pattern


def phrase(bundle: FluentBundle, pattern: ast.Pattern | ast.TextElement) -> Phrase:
    """Fills in the pattern; raises KeyError when an argument is missing. Raises Unusual here when it cannot be made."""
    elements = pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]  # mere words are no Pattern there
    parts = [part(bundle, element) for element in elements]
    if all(isinstance(one, str) for one in parts):
        whole = "".join(map(str, parts))
        return lambda _: whole
    return lambda args: "".join([one if isinstance(one, str) else one(args) for one in parts])


def part(bundle: FluentBundle, node: Any) -> str | Phrase:
    """A piece of a text: what it says, or how that is found."""
    if isinstance(node, ast.TextElement):
        return str(node.value)
    if isinstance(node, ast.Placeable):
        return part(bundle, node.expression)
    if isinstance(node, ast.StringLiteral):
        return str(node.parse()["value"])
    if isinstance(node, ast.VariableReference):
        return argument(bundle, node.id.name)
    if isinstance(node, ast.MessageReference) and node.attribute is None and bundle.has_message(node.id.name):
        return phrase(bundle, pattern_of(bundle, node.id.name))
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        return choice(bundle, node)
    raise Unusual(type(node).__name__)


def argument(bundle: FluentBundle, name: str) -> Phrase:
    def put(args: Args) -> str:
        value = args[name]
        if isinstance(value, str):
            return value
        if 0 <= value < 1000:  # written alike in every language we speak
            return str(value)
        return str(FluentInt(value).format(bundle._babel_locale))

    return put


def choice(bundle: FluentBundle, node: ast.SelectExpression) -> Phrase:
    """By a word or a number that the argument is, or by the plural form of the number; else by default."""
    assert isinstance(node.selector, ast.VariableReference)
    name = node.selector.id.name
    words: dict[str, Phrase] = {}
    numbers: dict[int, Phrase] = {}
    for variant in node.variants:
        said = phrase(bundle, variant.value)
        if isinstance(variant.key, ast.Identifier):
            words.setdefault(variant.key.name, said)
        elif words:
            raise Unusual("a number after a word, which may be its plural form: the first that fits would count")
        else:
            numbers.setdefault(int(variant.key.value), said)
        if variant.default:
            otherwise = said

    def choose(args: Args) -> str:
        value = args[name]
        if isinstance(value, str):
            return words.get(value, otherwise)(args)
        found = numbers.get(value)
        return (found or words.get(bundle._plural_form(value), otherwise))(args)

    return choose
