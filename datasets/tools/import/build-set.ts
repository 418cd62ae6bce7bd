/** Turns measurements into the files of a set: rows by the descriptors, nothing invented. */

import { type Extraction, type Measurement, type Notice, notice } from '../readers/measurement.ts';
import type { TableSchema } from '../schema/table-schema.ts';
import { resourceOf } from '../tables/package.ts';
import { canonical } from '../tables/spellings.ts';
import { type Cells, clean, writeCsv } from '../text/csv.ts';
import { Names, nameFor } from '../text/name.ts';
import { GB, TB } from '../text/units.ts';
import {
  ARRAY,
  fieldOf,
  generationOf,
  type Known,
  type LinkNames,
  type Meta,
  problemOf,
  type Question,
  questionsOf,
  rowFrom,
} from './answers.ts';
import { loadWords, percentileRows, resultRow, runKey, runRow, sameSize, seriesRows } from './set-rows.ts';

export interface SetRequest {
  /** Name of the folder. */
  id: string;
  extraction: Extraction;
  meta: Meta;
  schemas: ReadonlyMap<string, TableSchema>;
  /** Rows of the shared tables that there are, without those that the set itself brings. */
  registry: Readonly<Record<string, readonly Cells[]>>;
  /** SHA-256 of the files by their name, in hexadecimal digits. */
  hashes: ReadonlyMap<string, string>;
  /** Day of the import: 2026-05-12. */
  today: string;
  /** What links are called; without them any name is taken. */
  generations?: LinkNames;
  /** The drive of the registry that words name; nothing where none or several are. */
  driveCalled?: (words: readonly string[]) => string | undefined;
  isRunPerFile?: boolean;
  /** Ids by table that rows of the set have, where it is added to one. */
  taken?: Readonly<Partial<Record<(typeof SET_TABLES)[number], readonly string[]>>>;
}
export interface NewSet {
  /** Texts by their file name; empty while required answers are missing. */
  files: Map<string, string>;
  questions: Question[];
  notices: Notice[];
}
/** The tables that are written, in the order of their references. */
export const SET_TABLES = [
  'drives',
  'platforms',
  'sources',
  'targets',
  'runs',
  'results',
  'series',
  'percentiles',
] as const;
export function toSet(request: SetRequest): NewSet {
  const { extraction, schemas } = request;
  const notices: Notice[] = [];
  const { known, ofRuns } = knowledge(request, notices);
  const usable = extraction.measurements.filter((measurement) => {
    if (measurement.scope === 'part') return false;
    const reason =
      measurement.unusable ??
      (measurement.bandwidth === undefined && measurement.iops === undefined && measurement.latency_mean === undefined
        ? 'it has no figure'
        : undefined);
    if (reason === undefined) return true;
    const { file, line, job, direction } = measurement;
    const message = `${job} (${direction}) is left out: ${reason}`;
    notices.push(notice('warning', file, line, message, 'nothing to do if that is right'));
    return false;
  });
  if (usable.length === 0) {
    const fix = 'give the output of a benchmark that finished without errors';
    notices.push(notice('error', request.id, 1, 'there is no measurement to put into a set', fix));
  }

  const drive = sharedRow('drives', known, request);
  const platform = sharedRow('platforms', known, request);
  const targets = targetRows(usable, known, drive.id, new Names(request.taken?.targets));
  const questions = questionsOf(known, targets, schemas);
  const isComplete = usable.length > 0 && !questions.some(({ isRequired }) => isRequired);
  const files = isComplete
    ? filesOf(request, usable, { known, ofRuns }, targets, { drive, platform }, notices)
    : new Map<string, string>();
  return { files, questions, notices };
}
/** What is known of all runs, and what of those of one output alone. */
interface Knowledge {
  known: Known;
  ofRuns: Map<string, Known>;
}

/** Whose figures stand together in a file. */
const outputOf = ({ file, tool }: { file: string; tool: string }): string => JSON.stringify([file, tool]);

/** What the outputs and the person say; the person has the last word. */
function knowledge({ extraction, meta, schemas, id, generations }: SetRequest, notices: Notice[]): Knowledge {
  const known: Known = new Map();
  const ofRuns: Knowledge['ofRuns'] = new Map();
  const isOneOutput = new Set(extraction.measurements.map(outputOf)).size <= 1;
  const contradicted: { of: Known; key: string }[] = [];
  for (const { key, value, file, line, tool } of extraction.facts) {
    const isOwn = !isOneOutput && tool !== undefined && key.startsWith('runs.');
    const output = isOwn ? outputOf({ file, tool }) : '';
    const of = isOwn ? (ofRuns.get(output) ?? new Map<string, string>()) : known;
    if (isOwn) ofRuns.set(output, of);
    const field = fieldOf(key, schemas);
    const text = clean(value);
    const problem = field ? problemOf(text, field) : 'no such column';
    const fix = `give --meta ${key}=…`;
    if (problem !== undefined) {
      notices.push(notice('warning', file, line, `${key} "${text.slice(0, 60)}" is left out: ${problem}`, fix));
    } else if (of.has(key) && of.get(key) !== text) {
      contradicted.push({ of, key });
      const message = `${key} is ${of.get(key)?.slice(0, 60)} in one place and ${text.slice(0, 60)} here`;
      notices.push(notice('warning', file, line, message, fix));
    } else {
      of.set(key, text);
    }
  }
  for (const { of, key } of contradicted) of.delete(key);
  for (const [key, value] of Object.entries(meta)) {
    const field = fieldOf(key, schemas);
    const kind = meta['runs.link_kind'] ?? known.get('runs.link_kind');
    const { text, problem: unlike } = generationOf(key, value, kind, generations);
    const problem = field ? (problemOf(text, field) ?? unlike) : 'unknown key';
    if (problem === undefined) known.set(key, clean(text));
    else {
      const message = `${key}=${clean(value).slice(0, 60)}: ${problem}`;
      notices.push(notice('error', id, 1, message, 'correct the value'));
    }
  }
  return { known, ofRuns };
}
interface SharedRow {
  id: string | undefined;
  /** What the set brings, where nobody has the row yet. */
  row?: Cells;
}

/** The drive or platform that the answers describe, among those there are or as a row of the set's own. */
function sharedRow(table: 'drives' | 'platforms', known: Known, { registry, id, driveCalled }: SetRequest): SharedRow {
  const key = table === 'drives' ? 'drive_id' : 'platform_id';
  const row = rowFrom(table, known);
  const rows = registry[table] ?? [];
  const named = known.get(table === 'drives' ? 'targets.drive_id' : 'runs.platform_id') ?? row[key];
  if (named && rows.some((entry) => entry[key] === named)) return { id: named };
  const isDescribed = table === 'drives' ? row.vendor && row.model && row.protocol : row.name !== undefined;
  const called = table === 'drives' ? driveCalled?.(namesOf(row, known)) : undefined;
  if (called) return { id: called };
  if (!isDescribed) return { id: undefined };
  const fields = table === 'drives' ? ['vendor', 'model'] : ['name'];
  const twins = rows.filter((entry) =>
    [...fields, 'capacity_bytes'].every((name) => {
      const wanted = row[name]?.toLowerCase();
      const there = String(entry[name] ?? '').toLowerCase();
      return wanted === there || (name === 'capacity_bytes' && (!wanted || !there));
    }),
  );
  const [twin, ...others] = twins;
  // A model comes in several sizes: which one this is, nobody said.
  if (others.length > 0 && table === 'drives' && !row.capacity_bytes) return { id: undefined };
  if (twin) return { id: String(twin[key]) };
  const capacity = table === 'drives' && row.capacity_bytes ? [sizeWords(Number(row.capacity_bytes))] : [];
  const name = named ?? nameFor([...fields.map((field) => row[field]), ...capacity].join(' '));
  const source_note = row.source_note ?? (row.source_url ? undefined : `Named in ${id}.`);
  return { id: name, row: { ...row, [key]: name, source_note } };
}

/** What the person calls the drive: by its maker and model, and as the target, which often has its size. */
const namesOf = ({ vendor, model }: Record<string, string>, known: Known): string[] => [
  ...(model === undefined ? [] : [`${canonical('drives.vendor', vendor ?? '')} ${model}`]),
  ...(known.get('targets.kind') !== 'array' ? [known.get('targets.target') ?? ''] : []),
];

/** "2tb": as a drive's label has it. */
const sizeWords = (bytes: number): string =>
  bytes >= TB ? `${Math.round((10 * bytes) / TB) / 10}tb` : `${Math.round(bytes / GB)}gb`;
interface Target {
  /** What the tool calls it; the same name is the same target. */
  name: string | undefined;
  /** An array of the drives, beside one of them. */
  isArray?: true;
  cells: Record<string, string>;
}

/** One target for each device that the outputs name; one in all where a single one is described. */
function targetRows(usable: Measurement[], known: Known, driveId: string | undefined, names: Names): Target[] {
  const devices = [...new Set(usable.map(({ target }) => target).filter((name) => name?.startsWith('/dev/')))];
  const described = rowFrom('targets', known);
  const vendor = known.get('drives.vendor') ?? '';
  const model = known.get('drives.model');
  const words = described.target ?? (model === undefined ? undefined : `${vendor} ${model}`.trim());
  // Copies between host and device are what GPUs are loaded with, and nothing else.
  const isCopies = usable.every(({ direction }) => direction === 'host_to_device' || direction === 'device_to_host');
  const kind = described.kind ?? (usable.length > 0 && isCopies ? 'gpu' : undefined);
  const targetOf = (name: string | undefined, target: string | undefined): Target => {
    const cells: Record<string, string> = { array_kind: 'none', ...described };
    cells.target_id = names.next(described.target_id ?? target ?? name ?? 'target');
    if (target !== undefined) cells.target = target;
    if (kind !== undefined) cells.kind = kind;
    if (driveId !== undefined) cells.drive_id = driveId;
    // Comparisons with arrays count drives.
    if (kind === 'drive') cells.drive_count ??= '1';
    return { name, cells };
  };
  const array = (): Target => {
    const { target = words ?? 'array', ...others } = rowFrom(ARRAY, known);
    const cells = { kind: 'array', ...others, target, target_id: names.next(target) };
    return { name: undefined, isArray: true, cells: { ...cells, ...(driveId && { drive_id: driveId }) } };
  };
  const single = usable.filter((measurement) => !measurement.array);
  const arrays = single.length < usable.length ? [array()] : [];
  if (arrays.length > 0 && single.length === 0) return arrays;
  const drives =
    devices.length > 1
      ? devices.map((device) => targetOf(device, words === undefined ? device : `${words}, ${device}`))
      : [targetOf(undefined, words)];
  return [...drives, ...arrays];
}
function filesOf(
  request: SetRequest,
  usable: Measurement[],
  knowledge: Knowledge,
  targets: Target[],
  { drive, platform }: Record<'drive' | 'platform', SharedRow>,
  notices: Notice[],
): Map<string, string> {
  const source = sourceRow(request, usable, knowledge.known);
  const tables = new Map<string, Cells[]>(SET_TABLES.map((name) => [name, []]));
  if (drive.row) tables.get('drives')?.push(drive.row);
  if (platform.row) tables.get('platforms')?.push(platform.row);
  tables.get('sources')?.push(source);
  tables.get('targets')?.push(...targets.map(({ cells }) => cells));
  addRuns(request, usable, knowledge, targets, { source_id: source.source_id, platform_id: platform.id }, tables);
  const files = new Map<string, string>();
  for (const [table, rows] of tables) {
    const schema = request.schemas.get(table);
    if (!schema || rows.length === 0) continue;
    const cells = rows.map((row) => fitting(row, schema, request.id, notices));
    files.set(`${table}.csv`, writeCsv(schema, cells));
  }
  files.set('datapackage.json', packageText(request, knowledge.known, source.title, [...files.keys()]));
  return files;
}

/** The source of the set: its own run. What is written into a set is English in every language of the page. */
function sourceRow(request: SetRequest, usable: Measurement[], known: Known) {
  const tools = [...new Set(usable.map(({ tool, tool_version: version }) => `${tool} ${version ?? ''}`.trim()))];
  const contributor = known.get('package.contributor') ?? '';
  const ownTitle = `Own run of ${tools.slice(0, 5).join(', ')}`;
  return {
    source_id: new Names(request.taken?.sources).next('own'),
    kind: 'own_measurement',
    title: ownTitle,
    author: contributor,
    publisher: contributor,
    language: 'en',
    rights_basis: 'own',
    licence_spdx: known.get('package.licence') ?? '',
    ...rowFrom('sources', known),
  };
}

/** Adds a run for each group of measurements that one run can have made, with its results, series and percentiles. */
function addRuns(
  request: SetRequest,
  usable: Measurement[],
  { known, ofRuns }: Knowledge,
  targets: Target[],
  shared: { source_id: string; platform_id: string | undefined },
  tables: Map<string, Cells[]>,
): void {
  const runs = new Names(request.taken?.runs);
  const results = new Names(request.taken?.results);
  const ownOf = (measurement: Measurement | undefined) => measurement && ofRuns.get(outputOf(measurement));
  const keyOf = (measurement: Measurement) =>
    JSON.stringify([
      request.isRunPerFile && measurement.file,
      runKey(measurement),
      ...(ownOf(measurement)?.entries() ?? []),
    ]);
  for (const group of Map.groupBy(usable, keyOf).values()) {
    const [first] = group;
    const isOf = ({ name, isArray }: Target) => isArray === first?.array && (isArray || name === first?.target);
    const target = targets.find(isOf) ?? targets.find(({ isArray }) => isArray === first?.array);
    if (!first || !target) continue;
    const isOnlyTarget = targets.length === 1;
    const runId = runs.next(`${isOnlyTarget ? '' : `${target.cells.target_id}-`}${first.tool}`);
    const names = { ...shared, run_id: runId, target_id: target.cells.target_id ?? '' };
    tables.get('runs')?.push(runRow(group, names, new Map([...(ownOf(first) ?? []), ...known])));
    const isOnlyRun = isOnlyTarget && tables.get('runs')?.length === 1;
    for (const measurement of group) {
      const resultId = results.next(`${isOnlyRun ? '' : `${runId}-`}${loadWords(measurement)}`);
      const row = resultRow(measurement, { result_id: resultId, run_id: runId }, request.registry.workloads ?? [], {
        isOwnSize: sameSize(group) === undefined,
        hash: request.hashes.get(measurement.file),
        linkLimited: known.get('results.link_limited'),
      });
      tables.get('results')?.push(row);
      tables.get('series')?.push(...seriesRows(measurement, resultId));
      tables.get('percentiles')?.push(...percentileRows(measurement, resultId));
    }
  }
}

/** The row without values that its columns cannot hold; texts are shortened, the rest is named. */
function fitting(row: Cells, schema: TableSchema, set: string, notices: Notice[]): Cells {
  const kept: Record<string, string | number> = {};
  for (const field of schema.fields) {
    let value = row[field.name];
    if (value === undefined) continue;
    const { maxLength = Number.POSITIVE_INFINITY } = field.constraints ?? {};
    if (typeof value === 'string' && field.type === 'string') {
      value = canonical(`${schema.name}.${field.name}`, clean(value));
      if (value.length > maxLength) value = `${value.slice(0, maxLength - 1).trimEnd()}…`;
      if (value === '') continue;
    }
    const problem = problemOf(String(value), field);
    if (problem === undefined) {
      kept[field.name] = value;
    } else {
      const message = `${field.name} ${String(value).slice(0, 60)} of ${Object.values(row)[0]} is left out: ${problem}`;
      const fix = 'check the output, or fill in the cell by hand';
      notices.push(notice('warning', `${set}/${schema.name}.csv`, 1, message, fix));
    }
  }
  return kept;
}
function packageText(
  { id, today, extraction }: SetRequest,
  known: Known,
  sourceTitle: string,
  csvFiles: string[],
): string {
  const licence = known.get('package.licence') ?? '';
  const jobs = extraction.measurements.filter(({ scope, unusable }) => scope === 'whole' && !unusable).length;
  // Not in its place below: there it would be said in the language of the page.
  const inEnglish = `${sourceTitle}: ${jobs} measurements, imported from the tool's output.`;
  const content = {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: id,
    title: known.get('package.title') ?? sourceTitle,
    description: known.get('package.description') ?? inEnglish,
    version: '1.0.0',
    created: `${today}T00:00:00Z`,
    licenses: [{ name: licence, path: `https://spdx.org/licenses/${licence}.html` }],
    sources: [{ title: sourceTitle }],
    contributors: [{ title: known.get('package.contributor'), roles: ['creator'] }],
    resources: csvFiles.map((path) => resourceOf(path.replace(/\.csv$/, ''))),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
