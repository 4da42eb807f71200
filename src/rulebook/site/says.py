"""Stated values: ``[may](says:swap)`` becomes ``<data class="says" value="may">may</data>``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from xml.etree.ElementTree import Element

from rulebook.text.markdown import SAYS


def bind(item: Element, values: Mapping[str, int | str]) -> Iterator[str]:
    """Turn the value links in and below ``item`` into data elements; yield their names.

    The name stays on the element as ``data-name``. A name without a value in the report gets
    no value.
    """
    for link in list(item.iter("a")):
        href = link.get("href") or ""
        if href.startswith(SAYS):
            name = href.removeprefix(SAYS)
            link.tag = "data"
            link.attrib.clear()
            link.set("class", "says")
            link.set("value", str(values.get(name, "")))
            link.set("data-name", name)
            yield name
