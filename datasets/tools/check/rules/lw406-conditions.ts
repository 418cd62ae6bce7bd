import { type Rule, type Subject, tableNamed } from '../../tables/rule.ts';
import type { Column, Table } from '../../tables/table.ts';
import { wordsOf } from '../../text/words-of.ts';

/** What only the person who measured can know, and nobody can ask later. */
const OF_RUN = wordsOf(`
  platform_id link_generation tool tool_version command kernel test_size_bytes memory_bytes
`);
const OF_PCIE = ['link_lanes', 'max_payload_size_bytes'];
/** Of what keeps data: a GPU is neither full nor worn. */
const OF_STORE = ['fill_percent', 'state'];
const KEEPS_NOTHING: readonly string[] = ['gpu', 'dma_engine'];
const OF_TARGET = ['drive_id', 'firmware'];

const words = { ofTarget: (column: string) => `${column} of its target` };

export const conditions: Rule = {
  id: 'LW406',
  level: 'warning',
  looksFor: 'Own measurements that do not state their conditions.',
  fix: 'fill in the columns that it names: nobody else can',
  *check(subject) {
    const runs = subject.tables.find(({ schema }) => schema.name === 'runs');
    if (!runs) return;
    const own = ownSources(subject);
    const targets = targetRows(subject);
    const [source, kind, target] = ['source_id', 'link_kind', 'target_id'].map((name) => runs.column(name));
    const [ofRun = [], ofPcie = [], ofStore = []] = [OF_RUN, OF_PCIE, OF_STORE].map((names) =>
      names.map((name) => runs.column(name)),
    );
    const attachment = runs.column('link_attachment');
    for (let row = 1; row <= runs.length; row++) {
      if (!own.has(source?.text(row) ?? '') || !runs.isWhole(row)) continue;
      const hasLink = kind?.choice(row) !== 'none';
      const ofTarget = targets.get(target?.text(row) ?? '');
      const missing = [
        ...ofRun,
        ...(kind?.choice(row) === 'pcie' ? ofPcie : []),
        ...(KEEPS_NOTHING.includes(ofTarget?.kind ?? '') ? [] : ofStore),
        ...(hasLink ? [attachment] : []),
      ].filter(
        (column) =>
          (column.isEmpty(row) || column.choice(row) === 'unknown') && (hasLink || !column.name.startsWith('link_')),
      );
      const names = [...missing.map(({ name }) => name), ...(ofTarget ? missingOf(ofTarget).map(words.ofTarget) : [])];
      if (names.length === 0) continue;
      const place: Column = missing[0] ?? runs.column('target_id');
      yield place.found(row, {
        message: `own measurement without ${names.join(', ')}`,
        expected: 'the conditions of the measurement',
        fix: 'fill them in; if something can no longer be known, say so in the note',
      });
    }
  },
};

function ownSources(subject: Subject): Set<string> {
  const own = new Set<string>();
  const sources = tableNamed(subject, 'sources');
  if (!sources) return own;
  const [id, kind] = [sources.column('source_id'), sources.column('kind')];
  for (let row = 1; row <= sources.length; row++) {
    if (kind.choice(row) === 'own_measurement') own.add(id.text(row));
  }
  return own;
}

interface Target {
  table: Table;
  row: number;
  kind: string;
}

function targetRows(subject: Subject): Map<string, Target> {
  const rows = new Map<string, Target>();
  const table = tableNamed(subject, 'targets');
  if (!table) return rows;
  const [id, kind] = [table.column('target_id'), table.column('kind')];
  for (let row = 1; row <= table.length; row++) {
    rows.set(id.text(row), { table, row, kind: kind.choice(row) });
  }
  return rows;
}

function missingOf({ table, row, kind }: Target): string[] {
  if (!['drive', 'array'].includes(kind)) return [];
  return OF_TARGET.filter((name) => table.column(name).isEmpty(row));
}
