/** What rows are called in a comparison: by what they say, since nobody knows their keys. */
import { linkName } from '../../../calc-wasm/js/link.ts';
import type { Row } from '../tables/records.ts';
import type { Table } from '../tables/table.ts';
import { linkOf } from '../text/links.ts';
import { KIB, MIB } from '../text/units.ts';

interface Namer {
  label(row: number): string;
  /** What a result was measured on; empty for other tables. */
  target(row: number): string;
}

/** Names rows by what they say: a load for results, the first column beyond the key for others. */
export function namer(table: Table | undefined, beside: readonly Table[]): Namer {
  if (!table) return { label: () => '', target: () => '' };
  const cellOf = (row: number, name: string) => table.text(row, table.fieldIndex(name));
  if (table.schema.name !== 'results') {
    return { label: (row) => cellOf(row, table.schema.primaryKey[0] ?? ''), target: () => '' };
  }
  const run = lookup(beside, 'runs', 'run_id', 'target_id');
  const name = lookup(beside, 'targets', 'target_id', 'target');
  return {
    label: (row) => load((column) => cellOf(row, column)) || cellOf(row, 'result_id'),
    target(row) {
      const target = run(cellOf(row, 'run_id'));
      return name(target) || target;
    },
  };
}

export function lookup(tables: readonly Table[], name: string, key: string, column: string) {
  const table = tables.find(({ schema }) => schema.name === name);
  const values = new Map<string, string>();
  if (table) {
    const [from, to] = [table.fieldIndex(key), table.fieldIndex(column)];
    for (let row = 1; row <= table.length; row++) {
      values.set(table.text(row, from), table.text(row, to));
    }
  }
  return (id: string): string => values.get(id) ?? '';
}

const ACCESS: Record<string, string> = { rand: 'random', seq: 'sequential', mixed: 'mixed' };
const DIRECTION: Record<string, string> = {
  device_writes_host: 'read',
  device_reads_host: 'write',
  mixed: 'read and write',
  trim: 'trim',
};

/** "4 KiB random read, queue depth 32, 4 jobs", or nothing where the row does not say enough. */
export function load(read: (column: string) => string): string {
  const what = [blockSize(read('block_size_bytes')), ACCESS[read('access')], DIRECTION[read('direction')]]
    .filter(Boolean)
    .join(' ');
  const [depth, jobs] = [read('queue_depth'), read('jobs')];
  const parts = [what, depth && `queue depth ${depth}`, jobs && jobs !== '1' && `${jobs} jobs`];
  return what === '' ? '' : parts.filter(Boolean).join(', ');
}

/** "PCIe 3.0 ×1"; nothing where a run names no link. */
export function linkOfRun({ link_kind: kind, link_generation: generation, link_lanes: lanes }: Row): string {
  const link = linkOf(kind, generation, lanes);
  return link ? linkName(link, { times: '×' }) : '';
}

function blockSize(text: string): string {
  const bytes = Number(text);
  if (text === '' || !Number.isSafeInteger(bytes) || bytes <= 0) return '';
  if (bytes % MIB === 0) return `${bytes / MIB} MiB`;
  return bytes % KIB === 0 ? `${bytes / KIB} KiB` : `${bytes} B`;
}
