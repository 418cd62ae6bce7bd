// Processors and chipsets with their lanes, at build time.
import { type NamedHost, namedHosts } from '../../datasets/tools/names/hosts.ts';
import type { Row } from '../../datasets/tools/tables/records.ts';
import { query } from '../duckdb/dataset-build.ts';

const TABLES = ['socket-platforms', 'cpu-lane-groups', 'chipset-ports', 'names'];

const tables = new Map(
  await Promise.all(
    TABLES.map(async (name): Promise<[string, Row[]]> => {
      const rows = await query<Row>(`SELECT * FROM ${name.replaceAll('-', '_')}`);
      return [name, rows];
    }),
  ),
);

function rows(name: string): readonly Row[] {
  const found = tables.get(name);
  if (!found) throw new Error(`hosts are not made of "${name}"`);
  return found;
}

export const allHosts: readonly NamedHost[] = namedHosts(rows);
