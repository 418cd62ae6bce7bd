"""Asks four engines the questions in `queries` over the Parquet files of a release, and holds their answers together.

    python datasets/tools/release/engines/engines.py <folder of a release> [--rows 5000000 --scaled <folder>] [--report report.json]

With --rows the measurements are multiplied first: each copy of a row has figures of its own, within a tenth of the
measured ones, so that values, lengths and gaps are distributed as in the real data. Every engine answers every question in a
process of its own. Answers must be equal: numbers bit by bit, texts letter by letter, rows in the stated order.

Python 3.12 on Linux, the packages of .github/engines.txt, and Java 17 for Spark.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

Value = str | int | float | None
Rows = list[list[Value]]
Ask = Callable[[str], Rows]

QUERIES = sorted((Path(__file__).parent / "queries").glob("*.sql"))
TABLES = ["drives"]
LARGE = "measurements"
TIMEOUT_S = 900


def duckdb_engine(folder: Path) -> Ask:
    import duckdb

    connection = duckdb.connect()
    for table in TABLES:
        connection.execute(f"CREATE VIEW {table} AS FROM '{folder}/{table}.parquet'")
    connection.execute(f"CREATE VIEW {LARGE} AS FROM '{folder}/{LARGE}/*/*.parquet'")
    return lambda sql: [list(row) for row in connection.execute(sql).fetchall()]


def polars_engine(folder: Path) -> Ask:
    import polars

    frames = {table: polars.scan_parquet(folder / f"{table}.parquet") for table in TABLES}
    frames[LARGE] = polars.scan_parquet(folder / LARGE / "**/*.parquet", hive_partitioning=True)
    context = polars.SQLContext(frames)
    return lambda sql: [list(row) for row in context.execute(sql).collect(engine="streaming").rows()]


def clickhouse_engine(folder: Path) -> Ask:
    from chdb import session

    opened = session.Session()
    # Empty cells stay empty through casts and joins, and an alias never hides a column: as the standard has it.
    for setting in ["cast_keep_nullable", "join_use_nulls", "prefer_column_name_to_alias", "use_hive_partitioning"]:
        opened.query(f"SET {setting} = 1")
    opened.query("CREATE DATABASE asked; USE asked")
    for table in TABLES:
        opened.query(f"CREATE VIEW {table} AS SELECT * FROM file('{folder}/{table}.parquet', Parquet)")
    opened.query(f"CREATE VIEW {LARGE} AS SELECT * FROM file('{folder}/{LARGE}/*/*.parquet', Parquet)")
    # 64-bit numbers as numbers: Python's have no limit.
    form = "SETTINGS output_format_json_quote_64bit_integers = 0 FORMAT JSONCompact"

    def ask(sql: str) -> Rows:
        answer = json.loads(opened.query(f"{sql}\n{form}").bytes())
        # JSON has one kind of number, and a double that is whole is written without its point.
        doubles = ["Float" in column["type"] for column in answer["meta"]]
        return [
            [float(value) if is_double and value is not None else value for value, is_double in zip(row, doubles, strict=True)]
            for row in answer["data"]
        ]

    return ask


def spark_engine(folder: Path) -> Ask:
    from pyspark.sql import SparkSession

    builder = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
    spark = builder.config("spark.driver.memory", "4g").config("spark.sql.shuffle.partitions", "4").getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    for table in TABLES:
        spark.read.parquet(f"{folder}/{table}.parquet").createOrReplaceTempView(table)
    spark.read.parquet(f"{folder}/{LARGE}").createOrReplaceTempView(LARGE)
    return lambda sql: [list(row) for row in spark.sql(sql).collect()]


ENGINES: dict[str, Callable[[Path], Ask]] = {
    "duckdb": duckdb_engine,
    "polars": polars_engine,
    "clickhouse": clickhouse_engine,
    "spark": spark_engine,
}
PACKAGES = {"duckdb": "duckdb", "polars": "polars", "clickhouse": "chdb-core", "spark": "pyspark"}


def processes() -> list[int]:
    """This process and those that it started (Linux)."""
    parents: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(path.read_text().rsplit(")", 1)[1].split()[1])
        except OSError:
            continue
        parents.setdefault(parent, []).append(int(path.parent.name))
    found = [os.getpid()]
    for process in found:
        found += parents.get(process, [])
    return found


def peak_bytes() -> int:
    """The most memory that they have held, each at its own peak."""
    texts = [Path(f"/proc/{process}/status").read_text() for process in processes()]
    peaks = [line.split()[1] for text in texts for line in text.splitlines() if line.startswith("VmHWM")]
    return sum(int(peak) * 1024 for peak in peaks)


def cpu_seconds() -> float:
    """What they have taken of the processors so far: others who are at work slow the clock, and this hardly."""
    texts = [Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split() for process in processes()]
    return sum(int(text[11]) + int(text[12]) for text in texts) / os.sysconf("SC_CLK_TCK")


def exact(value: Value) -> str:
    """A value in letters, a double by its bits: 0.1 + 0.2 is not 0.3."""
    return value.hex() if isinstance(value, float) else json.dumps(value, ensure_ascii=False)


def work(engine: str, query: Path, folder: Path, out: Path, tries: int) -> None:
    """Answers one question in this process and writes what it took."""
    begun = time.perf_counter()
    ask = ENGINES[engine](folder)
    started = time.perf_counter() - begun
    sql = query.read_text()
    seconds: list[float] = []
    cpu: list[float] = []
    rows: Rows = []
    for _ in range(tries):
        asked, busy = time.perf_counter(), cpu_seconds()
        rows = ask(sql)
        seconds.append(time.perf_counter() - asked)
        cpu.append(cpu_seconds() - busy)
    answer = [[exact(value) for value in row] for row in rows]
    took = {"start_s": round(started, 3), "first_s": round(seconds[0], 3), "median_s": middle(seconds)}
    took |= {"first_cpu_s": round(cpu[0], 2), "median_cpu_s": middle(cpu), "peak_mb": round(peak_bytes() / 1e6)}
    out.write_text(json.dumps({"took": took, "rows": answer}))


def middle(values: list[float]) -> float:
    return round(sorted(values)[len(values) // 2], 3)


def scaled(release: Path, folder: Path, rows: int) -> Path:
    """The Parquet files of a release with its measurements multiplied, in the folders and the order of the real ones."""
    import duckdb

    parquet = folder / "parquet"
    if parquet.exists():
        return parquet
    real = release / "parquet"
    connection = duckdb.connect()
    connection.execute(f"SET temp_directory = '{folder}/spilled'; SET memory_limit = '8GB'")
    (count,) = connection.execute(f"SELECT count(*) FROM '{real}/{LARGE}/*/*.parquet'").fetchone() or (0,)
    copies = -(-rows // count)
    # A number from 0.9 to 1.1 that follows from row and copy alone.
    factor = "(0.9 + 0.2 * ((position * 7919 + copy * 104729) % 1000003) / 1000003.0)"
    figures = ["bandwidth_bytes_per_s", "bandwidth_low_bytes_per_s", "bandwidth_high_bytes_per_s"]
    figures += ["measured_bytes_per_s", "iops", "measured_over_ceiling"]
    waits = [f"latency_{part}_s" for part in ["mean", "min", "p50", "p90", "p95", "p99", "p999", "p9999", "max"]]
    changed = [f"{name} * {factor} AS {name}" for name in figures] + [f"{name} / {factor} AS {name}" for name in waits]
    changed += ["result_id || '-' || copy AS result_id", f"(position + copy * {count})::BIGINT AS position"]
    order = ["link_generation", "drive_id", "set_id", "target_id", "state", "access", "direction", "block_size_bytes"]
    order += ["read_percent", "queue_depth", "jobs", "result_id"]
    parquet.mkdir(parents=True)
    for table in TABLES:
        (parquet / f"{table}.parquet").write_bytes((real / f"{table}.parquet").read_bytes())
    for part in sorted((real / LARGE).glob("*/*.parquet")):
        target = parquet / LARGE / part.parent.name / part.name
        target.parent.mkdir(parents=True)
        connection.execute(
            f"""COPY (SELECT * REPLACE ({", ".join(changed)})
                FROM read_parquet('{part}', hive_partitioning = false), range({copies}) AS copies(copy)
                ORDER BY {", ".join(order)})
            TO '{target}' (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 65536)"""
        )
    return parquet


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("release", type=Path)
    parser.add_argument("--rows", type=int, help="multiply the measurements to about so many")
    parser.add_argument("--scaled", type=Path, help="folder for these, kept; they take 50 bytes a row")
    parser.add_argument("--report", type=Path, help="what each answer took, as JSON")
    parser.add_argument("--engines", nargs="+", choices=ENGINES, default=list(ENGINES))
    parser.add_argument("--tries", type=int, default=3, help="how often each question is asked")
    parser.add_argument("--worker", nargs=3, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.worker:
        engine, query, out = given.worker
        work(engine, Path(query), given.release, Path(out), given.tries)
        return 0
    release = given.release.resolve()
    if not (release / "parquet" / LARGE).is_dir():
        parser.error(f"{given.release} holds no parquet/{LARGE}: it is no release")
    folder = release / "parquet"
    if given.rows:
        if not given.scaled:
            parser.error("--rows needs --scaled: where the rows are to lie")
        folder = scaled(release, given.scaled.resolve(), given.rows)
    before = os.getloadavg()[0]
    report, differing = compare(folder, given.engines, given.tries)
    if given.report:
        about = about_run(folder, given.engines) | {"load": [round(load, 1) for load in (before, os.getloadavg()[0])]}
        lines = ",\n    ".join(json.dumps(line) for line in report)
        given.report.write_text(json.dumps(about)[:-1] + f',\n  "answers": [\n    {lines}\n  ]\n}}\n')
    print(f"{len(QUERIES)} questions to {len(given.engines)} engines: {differing} answers differ or are missing")
    return 1 if differing else 0


def about_run(folder: Path, engines: list[str]) -> dict[str, object]:
    import duckdb

    files = sorted((folder / LARGE).glob("*/*.parquet"))
    (rows,) = duckdb.execute(f"SELECT count(*) FROM '{folder}/{LARGE}/*/*.parquet'").fetchone() or (0,)
    return {
        "day": time.strftime("%Y-%m-%d"),
        "rows": rows,
        "bytes": sum(file.stat().st_size for file in files),
        "processors": os.cpu_count(),
        "memory_gb": round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 1e9),
        "versions": {engine: version(PACKAGES[engine]) for engine in engines},
    }


def compare(folder: Path, engines: list[str], tries: int) -> tuple[list[dict[str, object]], int]:
    """The first engine's answers are what those of the others are held to."""
    report: list[dict[str, object]] = []
    differing = 0
    for query in QUERIES:
        expected: list[list[str]] | None = None
        for engine in engines:
            with tempfile.NamedTemporaryFile() as out:
                worker = ["--worker", engine, str(query), out.name, "--tries", str(tries)]
                command = [sys.executable, __file__, str(folder), *worker]
                try:
                    ran = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT_S, check=False)
                    failure = ran.stderr[-2000:] if ran.returncode else ""
                except subprocess.TimeoutExpired:
                    failure = f"no answer in {TIMEOUT_S} s"
                if failure:
                    print(f"{query.stem:18} {engine:10} FAILED\n{failure}", flush=True)
                    differing += 1
                    continue
                found = json.loads(Path(out.name).read_text())
            rows, took = found["rows"], found["took"]
            expected = rows if expected is None else expected
            says = "" if rows == expected else f"  DIFFERS: {first_difference(expected, rows)}"
            differing += bool(says)
            report.append({"query": query.stem, "engine": engine, "rows": len(rows), **took})
            print(
                f"{query.stem:18} {engine:10} {len(rows):5} rows  first {took['first_s']:7.3f} s"
                f"  median {took['median_s']:7.3f} s, {took['median_cpu_s']:7.3f} s of processor"
                f"  peak {took['peak_mb']:5} MB{says}",
                flush=True,
            )
    return report, differing


def first_difference(expected: list[list[str]], rows: list[list[str]]) -> str:
    for at, (one, other) in enumerate(zip(expected, rows, strict=False)):
        if one != other:
            return f"row {at + 1} is {other}, not {one}"
    return f"{len(rows)} rows, not {len(expected)}"


if __name__ == "__main__":
    sys.exit(main())
