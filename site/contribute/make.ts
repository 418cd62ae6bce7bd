// A set from measured figures and what a person says about them: the same as `npm run dataset -- import … --set`.
import { Table } from '../../datasets/tools/check/table.ts';
import type { Cells } from '../../datasets/tools/csv.ts';
import type { Meta, Question } from '../../datasets/tools/import/answers.ts';
import { sha256 } from '../../datasets/tools/import/hash.ts';
import type { Extraction, Notice } from '../../datasets/tools/import/measurement.ts';
import type { InputFile } from '../../datasets/tools/import/source-text.ts';
import { toSet } from '../../datasets/tools/import/to-set.ts';
import { rowsOf } from '../../datasets/tools/records.ts';
import type { DroppedFile } from './dropped.ts';
import type { DataFiles } from './parts.ts';

/** What a set can be made of. */
export interface Measured {
  extraction: Extraction;
  /** The files that the figures were read from; none for figures that were typed. */
  outputs: readonly InputFile[];
}

export interface Wish {
  /** Name of the set's folder. */
  id: string;
  /** Answers by the column that holds them. */
  meta: Meta;
  /** Whether the tools' outputs go into the set. */
  keepRaw: boolean;
}

export interface Answer {
  /** What no output tells and nobody has answered yet. */
  questions: Question[];
  notices: Notice[];
  /** Rows that the registry lacks, each a line of a CSV file. */
  registryRows: { table: string; line: string }[];
}

interface MadeSet extends Answer {
  /** The set's files; none while a required answer is missing. */
  files: DroppedFile[];
  /** The registry with the rows that the set needs. */
  registry: Record<string, string>;
}

export async function makeSet(
  { extraction, outputs }: Measured,
  { id, meta, keepRaw }: Wish,
  known: DataFiles,
): Promise<MadeSet> {
  const schemas = new Map(known.schemas.map((schema) => [schema.name, schema]));
  const hashes = new Map<string, string>();
  for (const { name, bytes } of outputs) hashes.set(name, await sha256(bytes));
  const encoder = new TextEncoder();
  const rows = Object.entries(known.registry).map(([name, text]): [string, Cells[]] => {
    const schema = schemas.get(name);
    return [name, schema ? cellsOf(new Table(`${name}.csv`, schema, encoder.encode(text))) : []];
  });
  const set = toSet({
    id,
    extraction,
    meta,
    schemas,
    registry: Object.fromEntries(rows),
    hashes,
    today: new Date().toISOString().slice(0, 10),
    addToRegistry: true,
  });
  const { questions, notices, registryRows } = set;
  const registry = { ...known.registry };
  for (const { table, line } of registryRows) registry[table] = `${registry[table]}${line}\n`;
  const isWrong = notices.some(({ level }) => level === 'error');
  const texts = isWrong ? [] : [...set.files];
  const raw = keepRaw && texts.length > 0 ? outputs : [];
  return {
    questions,
    notices,
    registryRows,
    registry,
    files: [
      ...texts.map(([name, text]) => ({ path: `${id}/${name}`, bytes: encoder.encode(text) })),
      ...raw.map(({ name, bytes }) => ({ path: `${id}/raw/${name}`, bytes })),
    ],
  };
}

function cellsOf(table: Table): Cells[] {
  return rowsOf(table).map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        value === null ? undefined : String(value),
      ]),
    ),
  );
}
