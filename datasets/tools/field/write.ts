/** The set that a harvest becomes: tables without anything that points to a machine, and what was thrown away. */

import type { TableSchema } from '../schema/table-schema.ts';
import { resourceOf } from '../tables/package.ts';
import { type Cells, writeCsv } from '../text/csv.ts';
import { FEWEST } from './anonymous-counts.ts';
import { FATES, type Harvest, type Report, sourceId } from './harvest.ts';

export interface SetWords {
  id: string;
  title: string;
  description: string;
  licence: string;
  contributor: string;
  /** Day on which the snapshots were read. */
  day: string;
}

/** Texts by the names of their files; the same harvest gives the same bytes. */
export function setFiles(
  all: Harvest,
  schemas: ReadonlyMap<string, TableSchema>,
  words: SetWords,
): Map<string, string> {
  const tables = {
    sources: all.reports.map((report) => sourceRow(report, words)),
    'links-seen': linkRows(all),
    'drives-seen': driveRows(all),
  };
  const files = new Map<string, string>();
  for (const [name, rows] of Object.entries(tables)) {
    const schema = schemas.get(name);
    if (!schema) throw new Error(`there is no descriptor of the table ${name}`);
    if (rows.length > 0) files.set(`${name}.csv`, writeCsv(schema, rows));
  }
  files.set('datapackage.json', packageText(all, words, [...files.keys()]));
  return files;
}

function linkRows(all: Harvest): Cells[] {
  const { rows } = all.links.merged((model) => all.linkModels.get(model) ?? 0);
  return rows.map(({ cells, machines, sums }) => ({
    seen_id: [
      `${cells.source_id}-${cells.kind}`,
      cells.vendor_id ? `${cells.vendor_id}-${cells.device_id}` : 'rare',
      cells.machine_kind,
      `x${cells.lanes}of${cells.max_lanes}`,
      `g${tenths(cells.transfers_per_s)}of${tenths(cells.max_transfers_per_s)}`,
      `p${cells.payload_bytes ?? 0}of${cells.max_payload_bytes ?? 0}`,
      `r${cells.read_request_bytes ?? 0}`,
    ].join('-'),
    ...known(cells),
    ...(cells.vendor_id && { name: nameOf(all, `${cells.vendor_id}|${cells.device_id}`) }),
    machines,
    links: sums.links,
    functions: sums.functions,
  }));
}

function driveRows(all: Harvest): Cells[] {
  const { rows } = all.drives.merged((model) => all.driveModels.get(model) ?? 0);
  const uses = new Map<string, number>();
  return rows.map(({ cells, machines }) => {
    const name = [
      cells.source_id,
      cells.kind,
      cells.medium ?? 'unknown',
      cells.model || 'rare',
      `${tenths(cells.transfers_per_s)}of${tenths(cells.max_transfers_per_s)}`,
      cells.logical_sector_bytes ?? 0,
      cells.physical_sector_bytes ?? 0,
    ]
      .join('-')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    const count = (uses.get(name) ?? 0) + 1;
    uses.set(name, count);
    return {
      // Models that differ in signs alone have one name.
      seen_id: count === 1 ? name : `${name}-${count}`,
      ...known(cells),
      drives: machines,
    };
  });
}

/** Gigatransfers in tenths: 25 of 2.5 GT/s; 0 where none is told. */
const tenths = (rate: string | number | undefined): number => (rate === undefined ? 0 : Number(rate) / 1e8);

const known = (cells: Cells): Cells => Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== ''));

/** What most dumps call a device; of equals the first by its letters. */
function nameOf(all: Harvest, model: string): string | undefined {
  const names = [...(all.names.get(model) ?? [])].filter(([name]) => name !== '');
  const [most] = names.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return most?.[0].slice(0, LONGEST);
}

const LONGEST = 120;

function sourceRow(report: Report, words: SetWords): Cells {
  const { snapshot } = report;
  const isPublic = snapshot.commit !== '';
  return {
    source_id: sourceId(snapshot.name),
    kind: 'dataset',
    title: isPublic ? `${snapshot.name}: hardware reports` : words.title,
    publisher: isPublic ? 'linux-hardware.org and bsd-hardware.info' : words.contributor,
    language: 'en',
    url: isPublic ? `https://github.com/${snapshot.name}/tree/${snapshot.commit}` : undefined,
    published_on: isPublic ? snapshot.date : undefined,
    accessed_on: words.day,
    rights_basis: isPublic ? 'licence' : 'own',
    licence_spdx: words.licence,
    note: noteOf(report),
  };
}

/** What became of its files, each counted once. */
export function noteOf(report: Report): string {
  const statements = Object.entries(FATES).map(([fate, what]) => [report[fate as keyof typeof FATES], what] as const);
  const files = statements.reduce((sum, [count]) => sum + count, 0);
  const parts = statements.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return `Of ${files} files: ${parts.join(', ')}. Serial numbers found and not taken: ${report.serialNumbers}. Models on fewer than ${FEWEST} machines are merged.`;
}

function packageText(all: Harvest, words: SetWords, csvFiles: readonly string[]): string {
  const content = {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: words.id,
    title: words.title,
    description: words.description,
    version: '1.0.0',
    created: `${words.day}T00:00:00Z`,
    licenses: [{ name: words.licence, path: `https://spdx.org/licenses/${words.licence}.html` }],
    sources: all.reports.map(({ snapshot: { name, commit } }) => ({
      title: name,
      ...(commit !== '' && { path: `https://github.com/${name}/tree/${commit}` }),
    })),
    contributors: [{ title: words.contributor, roles: ['wrangler'] }],
    resources: csvFiles.map((path) => resourceOf(path.replace(/\.csv$/, ''))),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
