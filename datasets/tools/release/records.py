"""Reads every record that croissant.json describes with the format's own reader, and holds it to the CSV files.

    python datasets/tools/release/records.py <folder of a release> [<table>...]

Python 3.12 with the packages of .github/croissant.txt.
"""

from __future__ import annotations

import csv
import json
import logging
import math
import sys
from pathlib import Path

import mlcroissant

Value = bytes | str | int | float | bool | None


def differs(text: str, value: Value) -> bool:
    """A cell of a CSV file and what the reader made of the same one; the order of rows is that of the files."""
    if value is None or (isinstance(value, float) and math.isnan(value)) or text == "":
        return text != "" or not (value is None or value == b"" or value != value)
    if isinstance(value, bytes):
        return value.decode() != text
    if isinstance(value, bool):
        return text != str(value).lower()
    if isinstance(value, (int, float)):
        return float(text) != value
    return str(value)[: len(text)] != text


def main(folder: Path, tables: list[str]) -> int:
    logging.disable(logging.WARNING)
    dataset = mlcroissant.Dataset(folder / "croissant.json")
    stated = {one["@id"]: one for one in json.loads((folder / "croissant.json").read_text())["recordSet"]}
    wrong = 0
    for record_set in dataset.metadata.record_sets:
        name = record_set.uuid
        if tables and name not in tables:
            continue
        with (folder / "csv" / f"{name}.csv").open(encoding="utf-8", newline="") as file:
            cells = list(csv.DictReader(file))
        keys = [field["@id"].split("/")[1] for field in stated[name]["key"]]
        # The parts of a table in folders come in an order of their own: rows are found by their keys.
        rows = {tuple(row[key] for key in keys): row for row in cells}
        count = 0
        for record in dataset.records(name) if cells else []:
            count += 1
            values = {column.split("/")[1]: value for column, value in record.items()}
            key = tuple(text_of(values[part]) for part in keys)
            row = rows.get(key)
            found = [column for column, value in values.items() if row is None or differs(row[column], value)]
            if found:
                wrong += 1
                print(f"{name} {'/'.join(key)}: {found[0]} is {values[found[0]]!r}, not {row and row[found[0]]!r}")
        if count != len(cells):
            wrong += 1
        print(f"{name}: {count} of {len(cells)} records", flush=True)
    return 1 if wrong else 0


def text_of(value: Value) -> str:
    return value.decode() if isinstance(value, bytes) else "" if value is None else str(value)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
