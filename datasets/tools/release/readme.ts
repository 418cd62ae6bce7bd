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

Units are base units: bytes, bytes per second, seconds. Tables: ${tables.map(({ name }) => name).join(', ')}.

Cite it as

    ${citationOf(facts)}
`;
}
