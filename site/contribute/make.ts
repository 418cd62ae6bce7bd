// A set from measured figures and what a person says about them: the same as `npm run dataset -- import … --set`.

import type { Meta, Question } from '../../datasets/tools/import/answers.ts';
import { toSet } from '../../datasets/tools/import/build-set.ts';
import { sha256 } from '../../datasets/tools/import/hash.ts';
import type { Extraction, Notice } from '../../datasets/tools/readers/measurement.ts';
import type { InputFile } from '../../datasets/tools/readers/source-text.ts';
import { rowsOf } from '../../datasets/tools/tables/records.ts';
import type { Table } from '../../datasets/tools/tables/table.ts';
import type { Cells } from '../../datasets/tools/text/csv.ts';
import type { DroppedFile } from './dropped-files.ts';
import { type DataFiles, schemasOf, sharedOf } from './parts.ts';

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
}

interface MadeSet extends Answer {
  /** The set's files; none while a required answer is missing. */
  files: DroppedFile[];
}

export async function makeSet(
  { extraction, outputs }: Measured,
  { id, meta, keepRaw }: Wish,
  known: DataFiles,
): Promise<MadeSet> {
  const hashes = new Map<string, string>();
  for (const { name, bytes } of outputs) hashes.set(name, await sha256(bytes));
  const encoder = new TextEncoder();
  const shared = sharedOf(known).withSet(id, []);
  const set = toSet({
    id,
    extraction,
    meta,
    schemas: schemasOf(known),
    registry: Object.fromEntries(shared.tables.map((table) => [table.schema.name, cellsOf(table)])),
    hashes,
    today: new Date().toISOString().slice(0, 10),
  });
  const { questions, notices } = set;
  const isWrong = notices.some(({ level }) => level === 'error');
  const texts = isWrong ? [] : [...set.files];
  const raw = keepRaw && texts.length > 0 ? outputs : [];
  return {
    questions,
    notices,
    files: [
      ...texts.map(([name, text]) => ({ path: `${id}/${name}`, bytes: encoder.encode(text) })),
      ...raw.map(({ name, bytes }) => ({ path: `${id}/raw/${name}`, bytes })),
    ],
  };
}

const cellsOf = (table: Table): Cells[] =>
  rowsOf(table).map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null ? undefined : String(value)])),
  );
