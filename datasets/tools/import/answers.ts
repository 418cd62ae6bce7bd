/** What the person who measured says, column by column, and what is still to be asked. */

import { oneOf } from '../language/list.ts';
import type { Field, TableSchema } from '../schema/table-schema.ts';
import { readValue } from '../tables/value.ts';
import { wordsOf } from '../text/words-of.ts';
import packageFields from './package-fields.json' with { type: 'json' };

/** What the person who measured says: values by the column that holds them, such as runs.slot. */
export type Meta = Readonly<Record<string, string>>;
/** What the outputs and the person say, by the same names. */
export type Known = Map<string, string>;

/** Something that no output tells and somebody should. */
export interface Question {
  /** Column that takes the answer. */
  key: string;
  field: Field;
  /** Whether the set cannot be written without it. */
  isRequired: boolean;
}

/** Facts of the package that no table holds; licences are those under which figures or programs are published, by SPDX. */
const PACKAGE_FIELDS = packageFields as readonly Field[];

/** Stands for the row of targets of an array, where a set has a drive and an array of it. */
export const ARRAY = 'array';

/** The one column of the results that a person knows of all of them. */
const LINK_LIMITED = 'results.link_limited';

/** Columns that the person has to fill in, most important first. */
const REQUIRED = wordsOf(`
  package.contributor package.licence targets.target targets.kind array.target array.array_kind array.drive_count
  runs.link_kind
`);
/** All that is asked for. */
const ASKED = [
  ...REQUIRED,
  ...wordsOf(`
    runs.link_generation runs.link_lanes runs.link_attachment runs.max_payload_size_bytes results.link_limited
    drives.vendor drives.model drives.capacity_bytes drives.protocol targets.firmware targets.filesystem
    platforms.name runs.state runs.preconditioning runs.fill_percent runs.kernel runs.memory_bytes
  `),
];
/** The column that takes the answer: of an array it is one of targets, too. */
export const columnOf = (key: string): string =>
  key.startsWith(`${ARRAY}.`) ? `targets${key.slice(ARRAY.length)}` : key;

/** Every column that somebody may be asked for, by keys such as runs.slot. */
export const askedColumns = (): string[] => ASKED.map(columnOf);

const META_TABLES = ['sources', 'targets', 'runs', 'drives', 'platforms'];
/** Whether a question makes no sense where no link was in between. */
export const isAboutLink = (key: string): boolean =>
  key === LINK_LIMITED || (/^runs\.(?:link_|max_)/.test(key) && key !== 'runs.link_kind');

/** The field behind a key such as runs.slot. */
export function fieldOf(key: string, schemas: ReadonlyMap<string, TableSchema>): Field | undefined {
  const [table = '', name = ''] = columnOf(key).split('.');
  if (table === 'package') return PACKAGE_FIELDS.find((field) => field.name === name);
  if (!META_TABLES.includes(table) && key !== LINK_LIMITED) return undefined;
  return schemas.get(table)?.fields.find((field) => field.name === name);
}

/** What is wrong with a value for a column, or nothing. */
export function problemOf(text: string, field: Field): string | undefined {
  const reading = readValue(text, field);
  if (reading.kind === 'type') return `expected ${reading.expected}`;
  if (reading.kind === 'separator' || reading.kind === 'unit') {
    const wanted = reading.kind === 'unit' ? 'base units' : 'digits without separators';
    const { suggestions } = reading;
    if (suggestions.length > 1) return `can be read in two ways: write ${oneOf(suggestions)}`;
    if (suggestions.length === 1) return `expected ${wanted}: write ${suggestions[0]}`;
  }
  if (reading.kind !== 'ok') return `expected a ${field.type} in base units`;
  const { enum: choices, minimum, maximum, maxLength, pattern } = field.constraints ?? {};
  if (choices && !choices.map(String).includes(text)) return `expected one of ${choices.join(', ')}`;
  if (typeof reading.value === 'number') {
    if (minimum !== undefined && reading.value < minimum) return `expected at least ${minimum}`;
    if (maximum !== undefined && reading.value > maximum) return `expected at most ${maximum}`;
  }
  if (maxLength !== undefined && text.length > maxLength) return `expected at most ${maxLength} characters`;
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`).test(text)) {
    return `expected a form such as ${field.example ?? pattern}`;
  }
  return undefined;
}

/** Which generations a link of a kind has, and which of them a text means. */
export interface LinkNames {
  of(kind: string): string[];
  meant(kind: string, text: string): string[];
}

/** What is wrong with a generation of a link of that kind, or the name that the tables have for it. */
export function generationOf(key: string, text: string, kind: string | undefined, generations: LinkNames | undefined) {
  const known = /^runs\.link_generation(?:_max)?$/.test(key) && kind ? (generations?.of(kind) ?? []) : [];
  if (known.length === 0) return { text };
  const candidates = generations?.meant(kind ?? '', text) ?? [];
  return candidates.length === 1
    ? { text: candidates[0] ?? text }
    : { text, problem: `expected one of ${known.join(', ')}` };
}

export const rowFrom = (table: string, known: Known): Record<string, string> =>
  Object.fromEntries(
    [...known]
      .filter(([key]) => key.startsWith(`${table}.`))
      .map(([key, value]) => [key.slice(table.length + 1), value]),
  );
/** What is asked for: all that is unknown and makes sense for such a link. */
export function questionsOf(
  known: Known,
  targets: readonly { cells: Readonly<Record<string, string>>; isArray?: true }[],
  schemas: ReadonlyMap<string, TableSchema>,
): Question[] {
  const hasNoLink = known.get('runs.link_kind') === 'none';
  return ASKED.flatMap((key) => {
    const field = fieldOf(key, schemas);
    if (!field || known.has(key)) return [];
    const asked = targets.filter(({ isArray }) => isArray === (key.startsWith(`${ARRAY}.`) || undefined));
    if (key.startsWith(`${ARRAY}.`) && asked.length === 0) return [];
    if (key === 'targets.target' && asked.every(({ cells }) => cells.target)) return [];
    if (key === 'targets.kind' && asked.every(({ cells }) => cells.kind)) return [];
    if (hasNoLink && isAboutLink(key)) return [];
    if (key.startsWith('drives.') && known.has('targets.drive_id')) return [];
    if (key === 'platforms.name' && known.has('runs.platform_id')) return [];
    return [{ key, field, isRequired: REQUIRED.includes(key) }];
  });
}
