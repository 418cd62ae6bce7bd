// What was measured on each drive, controller, platform and load of the registry, at build time.

import { modelOf } from '../../datasets/tools/parts/drives.ts';
import { wordsOf } from '../../datasets/tools/text/words-of.ts';
import { toldApart } from '../common/distinct-names.ts';
import { quantity } from '../common/format.ts';
import { pageLink } from '../common/link.ts';
import { place } from '../common/place.ts';
import { query } from '../duckdb/dataset-build.ts';
import { columnText } from '../explorer/column-text.ts';
import { workloadText } from '../explorer/measurement-text.ts';
import { type ClaimsRow, type Column, type TableName, tables } from '../generated/datasets.ts';
import { type Run, runs } from './sets-build.ts';

type Facts = Record<string, string | number | null>;

interface KindOf {
  table: TableName;
  /** The column that names one, in its table and in the measurements. */
  id: string;
  /** What tells it from the others: the first that does. */
  names: readonly ((row: Facts) => string)[];
  /** Said by the name. */
  said: readonly string[];
}

const branded = ({ vendor, model }: Facts) => `${vendor} ${model}`;
/** A model that comes in sizes, with its own. */
const sized = (row: Facts) => `${row.vendor} ${modelOf(row)}`;

/** By their place under /data/. */
export const kinds = {
  drives: { table: 'drives', id: 'drive_id', names: [branded, sized], said: ['vendor', 'model'] },
  controllers: {
    table: 'controllers',
    id: 'controller_id',
    names: [branded],
    said: wordsOf(`
      vendor model kind sources confidence host_link_kind host_link_generation host_link_lanes downstream_kind
      downstream_generation downstream_lanes downstream_ports
    `),
  },
  platforms: { table: 'platforms', id: 'platform_id', names: [({ name }) => String(name)], said: ['name'] },
  workloads: {
    table: 'workloads',
    id: 'workload_id',
    names: [({ label }) => String(label)],
    said: ['label', 'sources'],
  },
} satisfies Record<string, KindOf>;

export type Kind = keyof typeof kinds;

export interface Part {
  kind: Kind;
  id: string;
  name: string;
  /** Whether its size is not stated, though others of its name have one. */
  isUnsized: boolean;
  /** What people call it: its name, and what else it goes by. */
  called: string[];
  facts: { column: Column; value: string | number; text: string }[];
  /** Runs with a figure of it, and of each only those rows. */
  runs: Run[];
  figures: number;
}

/** By the values of a column: the runs that have one, each with only those rows. */
function runsBy(column: string, all: readonly Run[]): Map<string, Run[]> {
  const runs = new Map<string, Run[]>();
  for (const run of all) {
    for (const [value, rows] of Map.groupBy(run.rows, (row) => row[column])) {
      const own = runs.get(String(value)) ?? [];
      own.push({ ...run, rows });
      runs.set(String(value), own);
    }
  }
  return runs;
}

const partsByKind = new Map<Kind, Promise<Part[]>>();

/** Those with the most figures first. */
export function partsOf(kind: Kind): Promise<Part[]> {
  const parts = partsByKind.get(kind) ?? makeParts(kind);
  partsByKind.set(kind, parts);
  return parts;
}

async function makeParts(kind: Kind): Promise<Part[]> {
  const { table, id, names, said }: KindOf = kinds[kind];
  const { columns, sqlName } = tables[table];
  const all = await runs();
  const rows = await query<Facts>(`SELECT * FROM ${sqlName}`);
  const told = toldApart(rows, names);
  const measured = runsBy(id, all);
  const models = Map.groupBy(rows, branded);
  const parts = rows.map((row, index) => {
    const own = measured.get(String(row[id])) ?? [];
    return {
      kind,
      id: String(row[id]),
      name: told[index] ?? '',
      isUnsized: row.capacity_bytes === null && (models.get(branded(row))?.length ?? 1) > 1,
      called: [...new Set(names.map((name) => name(row)))],
      facts: columns
        .filter((column) => column.name !== id && !said.includes(column.name))
        .flatMap((column) => {
          const value = row[column.name];
          return value === null || value === undefined ? [] : [{ column, value, text: columnText(column, value) }];
        }),
      runs: own,
      figures: own.reduce((total, { rows }) => total + rows.length, 0),
    };
  });
  return parts.sort((a, other) => other.figures - a.figures || a.name.localeCompare(other.name, place.language.locale));
}

/** Runs that one page of a part lists: a workload that everybody measures has thousands. */
export const RUNS_PER_PAGE = 100;

export const pagesOf = ({ runs }: Part): number => Math.max(1, Math.ceil(runs.length / RUNS_PER_PAGE));

/** The runs of a page, counted from 1. */
export const runsOn = ({ runs }: Part, page: number): Run[] =>
  runs.slice((page - 1) * RUNS_PER_PAGE, page * RUNS_PER_PAGE);

export const partLink = (kind: Kind, id: string, page = 1): string =>
  pageLink(`/data/${kind}/${id}/${page === 1 ? '' : `${page}/`}`);

interface Claim
  extends Facts,
    Pick<ClaimsRow, 'set_id' | 'drive_id' | 'metric' | 'value' | 'condition' | 'access' | 'direction'> {
  drive_name: string;
  source_title: string;
  source_url: string | null;
}

/** A promise in words. */
export interface ShownClaim {
  claim: Claim;
  load: string;
  text: string;
}

const METRICS: Record<string, Parameters<typeof quantity>[1]> = {
  bandwidth_bytes_per_s: 'byte_per_second',
  iops: 'operation_per_second',
  latency_mean_s: 'second',
  write_cache_bytes: 'byte',
  write_cache_fixed_bytes: 'byte',
  past_cache_bytes_per_s: 'byte_per_second',
  rated_writes_bytes: 'byte',
};

/** What vendors promise: of one drive, or as one set collects it. */
export async function claimsOf(column: 'drive_id' | 'set_id', id: string): Promise<ShownClaim[]> {
  const claims = await query<Claim>(
    `SELECT claims.*, title AS source_title, url AS source_url,
       concat_ws(' ', vendor, model) AS drive_name
     FROM claims JOIN sources USING (set_id, source_id) LEFT JOIN drives USING (drive_id)
     WHERE ${column} = $id ORDER BY set_id, claim_id`,
    { id },
  );
  return claims.map((claim) => {
    const unit = METRICS[claim.metric];
    return {
      claim,
      load: workloadText({ ...claim, target_kind: 'drive' }),
      text: unit ? quantity(claim.value, unit, { exact: true }) : `${claim.value}\u202f${claim.reported_unit}`,
    };
  });
}
