/** `README.md` of a release: what lies in the folder and how to begin with it. */
import { CHANGE_TABLE, CHANGES, citationOf, type Facts, LICENCES, TITLE } from './facts.ts';
import { SUMS } from './sums.ts';

export function readme(facts: Facts): string {
  const { version, day, tables } = facts;
  return `# ${TITLE}

Release ${version.name} of ${day}. It stays as it is: a correction is another release.

| file | what it is |
| --- | --- |
| csv/ | a file for each table: UTF-8, commas, a header line, an empty cell where nothing is known |
| parquet/ | the same tables, zstd; measurements in a folder for each kind of link, named as Hive does, sorted by link, drive and load |
| lanewise.duckdb | the same tables as one database, for DuckDB 1.4 and newer |
| datapackage.json | columns, types, units, keys and hashes (Data Package 2) |
| croissant.json, dcat.jsonld | the same for machine learning (Croissant 1.0) and for catalogues (DCAT-AP 3) |
| ${CHANGES}, ${CHANGE_TABLE} | results added, changed and withdrawn since the release before it |
| ${LICENCES}, licences.csv | the licence of each set |
| CITATION.cff | how to cite it |
| ${SUMS} | \`sha256sum --check ${SUMS}\` |

Begin with the table \`measurements\`: a row for each result, with its run, target, source, drive and prediction. A result is named by \`set_id\` and \`result_id\`, in every release by the same ones.

    duckdb -c "FROM 'parquet/measurements/*/*.parquet' LIMIT 5"

## Columns in five minutes

- \`operation\` is read, write, mixed or trim, as the host sees it. \`direction\` says the same by who moves the data: a read of a drive is \`device_writes_host\`, a write is \`device_reads_host\`. \`duplex\` says whether the other direction was loaded at the same time.
- \`bandwidth_bytes_per_s\` is the figure of the source; \`measured_bytes_per_s\` is what one direction of one link carried, which the prediction is compared with. They differ where a source gives a sum.
- \`access\`, \`block_size_bytes\`, \`queue_depth\` (per job), \`jobs\` and \`read_percent\` are the load; an empty cell is unknown, not zero.
- \`link_kind\`, \`link_generation\` and \`link_lanes\` are the link that was in use; \`*_max\` is what it could have been. Generations are text: read \`4.0\` as a string, or it does not join with \`pcie_generations\`.
- Of the directions of a mixed load, \`iops × latency\` need not equal the requests in flight: Little's law holds for both together.
- \`set_id\` and \`source_id\` say whose figure it is, \`link_limited\` whether the link was the limit, \`precision\` how far to trust the digits.

Every column has its description in \`datapackage.json\`, and in the database: \`SELECT column_name, comment FROM duckdb_columns() WHERE table_name = 'measurements'\`. A Parquet file has them as JSON under the key \`columns\`: \`SELECT decode(value) FROM parquet_kv_metadata('parquet/drives.parquet')\`. Polars and pandas read \`parquet/measurements\`, the folder, with its kinds of links; a pattern of files drops \`link_kind\`.

Units are base units: bytes, bytes per second, seconds. Tables: ${tables.map(({ name }) => name).join(', ')}.

Cite it as

    ${citationOf(facts)}
`;
}
