/** Turns measurements into the files of a set: rows by the descriptors, nothing invented. */
import { readValue } from '../check/value.ts';
import { type Cells, clean, csvLine, writeCsv } from '../csv.ts';
import type { Field, TableSchema } from '../table-schema.ts';
import {
  type Extraction,
  exact,
  type Measurement,
  type Notice,
  type Percentile,
} from './measurement.ts';

/** What the person who measured says: values by the column that holds them, such as runs.slot. */
export type Meta = Readonly<Record<string, string>>;

export interface SetRequest {
  /** Name of the folder. */
  id: string;
  extraction: Extraction;
  meta: Meta;
  schemas: ReadonlyMap<string, TableSchema>;
  /** Rows of the shared tables that exist already: drives, platforms, workloads. */
  registry: Readonly<Record<string, readonly Cells[]>>;
  /** SHA-256 of the files by their name, in hexadecimal digits. */
  hashes: ReadonlyMap<string, string>;
  /** Day of the import: 2026-05-12. */
  today: string;
  /** Names the drive and the platform also where the registry lacks them: their rows are added. */
  addToRegistry?: boolean;
}

/** Something that no output tells and somebody should. */
export interface Question {
  /** Column that takes the answer. */
  key: string;
  field: Field;
  /** Whether the set cannot be written without it. */
  isRequired: boolean;
}

export interface NewSet {
  /** Texts by their file name; empty while required answers are missing. */
  files: Map<string, string>;
  questions: Question[];
  /** Rows for the registry: a drive or platform that it lacks. */
  registryRows: { table: string; line: string }[];
  notices: Notice[];
}

/** Facts of the package that no table holds. */
export const PACKAGE_FIELDS: readonly Field[] = [
  {
    name: 'title',
    type: 'string',
    title: 'Title',
    description: 'What the set holds, in a few words.',
    example: 'Samsung 990 PRO 2 TB behind a chipset',
  },
  {
    name: 'description',
    type: 'string',
    title: 'Description',
    description: 'What was measured and why, in a sentence or two.',
  },
  {
    name: 'contributor',
    type: 'string',
    title: 'Contributor',
    description: 'Who measured, as the name may be published.',
    example: 'A. Tester',
  },
  {
    name: 'licence',
    type: 'string',
    title: 'Licence',
    description: 'SPDX identifier of the licence under which you publish the figures.',
    example: 'CC0-1.0',
    constraints: { pattern: '[A-Za-z0-9.+-]+', maxLength: 64 },
  },
];

/** Tables whose columns the person may fill in, and what is asked for, most important first. */
const ASKED: readonly { key: string; isRequired?: true }[] = [
  { key: 'package.contributor', isRequired: true },
  { key: 'package.licence', isRequired: true },
  { key: 'targets.target', isRequired: true },
  { key: 'targets.kind', isRequired: true },
  { key: 'runs.link_kind', isRequired: true },
  { key: 'runs.link_generation' },
  { key: 'runs.link_lanes' },
  { key: 'runs.link_attachment' },
  { key: 'runs.max_payload_size_bytes' },
  { key: 'drives.vendor' },
  { key: 'drives.model' },
  { key: 'drives.protocol' },
  { key: 'targets.firmware' },
  { key: 'targets.filesystem' },
  { key: 'platforms.name' },
  { key: 'runs.state' },
  { key: 'runs.preconditioning' },
  { key: 'runs.fill_percent' },
  { key: 'runs.kernel' },
  { key: 'runs.memory_bytes' },
];

/** The tables that are written, in the order of their references. */
export const SET_TABLES = [
  'sources',
  'targets',
  'runs',
  'results',
  'series',
  'percentiles',
] as const;

const META_TABLES = ['sources', 'targets', 'runs', 'drives', 'platforms'];

/** The field behind a key such as runs.slot. */
export function fieldOf(key: string, schemas: ReadonlyMap<string, TableSchema>): Field | undefined {
  const [table = '', name = ''] = key.split('.');
  if (table === 'package') return PACKAGE_FIELDS.find((field) => field.name === name);
  if (!META_TABLES.includes(table)) return undefined;
  return schemas.get(table)?.fields.find((field) => field.name === name);
}

/** What is wrong with a value for a column, or nothing. */
export function problemOf(text: string, field: Field): string | undefined {
  const reading = readValue(text, field);
  if (reading.kind === 'type') return `expected ${reading.expected}`;
  if (reading.kind !== 'ok') return `expected a ${field.type} in base units`;
  const { enum: choices, minimum, maximum, maxLength, pattern } = field.constraints ?? {};
  if (choices && !choices.map(String).includes(text))
    return `expected one of ${choices.join(', ')}`;
  if (typeof reading.value === 'number') {
    if (minimum !== undefined && reading.value < minimum) return `expected at least ${minimum}`;
    if (maximum !== undefined && reading.value > maximum) return `expected at most ${maximum}`;
  }
  if (maxLength !== undefined && text.length > maxLength)
    return `expected at most ${maxLength} characters`;
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`).test(text)) {
    return `expected a form such as ${field.example ?? pattern}`;
  }
  return undefined;
}

/** Lower case letters, digits, single hyphens and dots: the form of every name of a row. */
export function nameFor(text: string, longest = 64): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/[.-]*\.[.-]*/g, '.')
    .slice(0, longest)
    .replace(/^[.-]+|[.-]+$/g, '');
}

/** Hands out each name once. */
class Names {
  readonly #given = new Set<string>();

  next(wish: string): string {
    const base = nameFor(wish, 58) || 'row';
    let name = base;
    for (let count = 2; this.#given.has(name); count++) name = `${base}-${count}`;
    this.#given.add(name);
    return name;
  }
}

export function toSet(request: SetRequest): NewSet {
  const { extraction, schemas } = request;
  const notices: Notice[] = [];
  const known = knowledge(request, notices);
  const usable = extraction.measurements.filter((measurement) => {
    if (measurement.scope === 'part') return false;
    const reason =
      measurement.unusable ??
      (measurement.bandwidth === undefined &&
      measurement.iops === undefined &&
      measurement.latency_mean === undefined
        ? 'it has no figure'
        : undefined);
    if (reason === undefined) return true;
    notices.push({
      level: 'warning',
      file: measurement.file,
      line: measurement.line,
      message: `${measurement.job} (${measurement.direction}) is left out: ${reason}`,
      fix: 'nothing to do if that is right',
    });
    return false;
  });
  if (usable.length === 0) {
    notices.push({
      level: 'error',
      file: request.id,
      line: 1,
      message: 'there is no measurement for a set',
      fix: 'give the output of a benchmark that has ended without error',
    });
  }

  const drive = sharedRow('drives', known, request);
  const platform = sharedRow('platforms', known, request);
  const targets = targetRows(usable, known, drive.id);
  const questions = questionsOf(known, targets, schemas);
  const registryRows = [drive, platform].flatMap(({ row }) => row ?? []);
  const isComplete = usable.length > 0 && !questions.some(({ isRequired }) => isRequired);
  const files = isComplete
    ? filesOf(request, usable, known, targets, platform.id, notices)
    : new Map<string, string>();
  return { files, questions, registryRows, notices };
}

type Known = Map<string, string>;

/** What the outputs and the person say; the person has the last word. */
function knowledge({ extraction, meta, schemas, id }: SetRequest, notices: Notice[]): Known {
  const known: Known = new Map();
  const contradicted = new Set<string>();
  for (const { key, value, file, line } of extraction.facts) {
    const field = fieldOf(key, schemas);
    const text = clean(value);
    const problem = field ? problemOf(text, field) : 'no such column';
    if (problem !== undefined) {
      notices.push({
        level: 'warning',
        file,
        line,
        message: `${key} "${text.slice(0, 60)}" is left out: ${problem}`,
        fix: `give --meta ${key}=…`,
      });
    } else if (known.has(key) && known.get(key) !== text) {
      contradicted.add(key);
      notices.push({
        level: 'warning',
        file,
        line,
        message: `${key} is ${known.get(key)?.slice(0, 60)} in one place and ${text.slice(0, 60)} here`,
        fix: `give --meta ${key}=…`,
      });
    } else {
      known.set(key, text);
    }
  }
  for (const key of contradicted) known.delete(key);
  for (const [key, value] of Object.entries(meta)) {
    const field = fieldOf(key, schemas);
    const problem = field ? problemOf(value, field) : 'there is no such key';
    if (problem === undefined) known.set(key, clean(value));
    else {
      notices.push({
        level: 'error',
        file: id,
        line: 1,
        message: `${key}=${clean(value).slice(0, 60)}: ${problem}`,
        fix: 'correct the value',
      });
    }
  }
  return known;
}

function rowFrom(table: string, known: Known): Record<string, string> {
  return Object.fromEntries(
    [...known]
      .filter(([key]) => key.startsWith(`${table}.`))
      .map(([key, value]) => [key.slice(table.length + 1), value]),
  );
}

/** The drive or platform in the registry that the answers describe, or a row for it. */
function sharedRow(
  table: 'drives' | 'platforms',
  known: Known,
  { registry, schemas, addToRegistry, id }: SetRequest,
): { id: string | undefined; row?: { table: string; line: string } } {
  const key = table === 'drives' ? 'drive_id' : 'platform_id';
  const row = rowFrom(table, known);
  const rows = registry[table] ?? [];
  const named = known.get(table === 'drives' ? 'targets.drive_id' : 'runs.platform_id') ?? row[key];
  if (named && rows.some((entry) => entry[key] === named)) return { id: named };
  const isDescribed =
    table === 'drives' ? row.vendor && row.model && row.protocol : row.name !== undefined;
  const schema = schemas.get(table);
  if (!isDescribed || !schema) return { id: undefined };
  const fields = table === 'drives' ? ['vendor', 'model'] : ['name'];
  const twin = rows.find((entry) =>
    [...fields, 'capacity_bytes'].every((name) => {
      const wanted = row[name]?.toLowerCase();
      const there = String(entry[name] ?? '').toLowerCase();
      return wanted === there || (name === 'capacity_bytes' && (!wanted || !there));
    }),
  );
  if (twin) return { id: String(twin[key]) };
  const capacity =
    table === 'drives' && row.capacity_bytes ? [sizeWords(Number(row.capacity_bytes))] : [];
  const name = named ?? nameFor([...fields.map((field) => row[field]), ...capacity].join(' '));
  const line = csvLine(schema, {
    ...row,
    [key]: name,
    source_note: row.source_note ?? (row.source_url ? undefined : `Named in ${id}.`),
  });
  return { id: addToRegistry ? name : undefined, row: { table, line } };
}

/** "2tb": as a drive's label has it. */
function sizeWords(bytes: number): string {
  return bytes >= 1e12 ? `${Math.round(bytes / 1e11) / 10}tb` : `${Math.round(bytes / 1e9)}gb`;
}

interface Target {
  /** What the tool calls it; the same name is the same target. */
  name: string | undefined;
  cells: Record<string, string>;
}

/** One target for each device that the outputs name; one in all where a single one is described. */
function targetRows(usable: Measurement[], known: Known, driveId: string | undefined): Target[] {
  const devices = [
    ...new Set(usable.map(({ target }) => target).filter((name) => name?.startsWith('/dev/'))),
  ];
  const described = rowFrom('targets', known);
  const vendor = known.get('drives.vendor') ?? '';
  const model = known.get('drives.model');
  const words = described.target ?? (model === undefined ? undefined : `${vendor} ${model}`.trim());
  const tools = new Set(usable.map(({ tool }) => tool));
  const kind = described.kind ?? (tools.has('nvbandwidth') && tools.size === 1 ? 'gpu' : undefined);
  const names = new Names();
  const one = (name: string | undefined, target: string | undefined): Target => {
    const cells: Record<string, string> = { array_kind: 'none', ...described };
    cells.target_id = names.next(described.target_id ?? target ?? name ?? 'target');
    if (target !== undefined) cells.target = target;
    if (kind !== undefined) cells.kind = kind;
    if (driveId !== undefined) cells.drive_id = driveId;
    return { name, cells };
  };
  return devices.length > 1
    ? devices.map((device) => one(device, words === undefined ? device : `${words}, ${device}`))
    : [one(undefined, words)];
}

function questionsOf(
  known: Known,
  targets: Target[],
  schemas: ReadonlyMap<string, TableSchema>,
): Question[] {
  const hasNoLink = known.get('runs.link_kind') === 'none';
  return ASKED.flatMap(({ key, isRequired }) => {
    const field = fieldOf(key, schemas);
    if (!field || known.has(key)) return [];
    if (key === 'targets.target' && targets.every(({ cells }) => cells.target)) return [];
    if (key === 'targets.kind' && targets.every(({ cells }) => cells.kind)) return [];
    if (hasNoLink && /^runs\.(?:link_|max_)/.test(key)) return [];
    if (key.startsWith('drives.') && known.has('targets.drive_id')) return [];
    if (key === 'platforms.name' && known.has('runs.platform_id')) return [];
    return [{ key, field, isRequired: isRequired ?? false }];
  });
}

function filesOf(
  request: SetRequest,
  usable: Measurement[],
  known: Known,
  targets: Target[],
  platformId: string | undefined,
  notices: Notice[],
): Map<string, string> {
  const tools = [
    ...new Set(usable.map(({ tool, tool_version: version }) => `${tool} ${version ?? ''}`.trim())),
  ];
  const contributor = known.get('package.contributor') ?? '';
  const licence = known.get('package.licence') ?? '';
  const source = {
    source_id: 'own',
    kind: 'own_measurement',
    title: `Own run of ${tools.slice(0, 5).join(', ')}`,
    author: contributor,
    publisher: contributor,
    language: 'en',
    rights_basis: 'own',
    licence_spdx: licence,
    ...rowFrom('sources', known),
  };
  const tables = new Map<string, Cells[]>(SET_TABLES.map((name) => [name, []]));
  tables.get('sources')?.push(source);
  tables.get('targets')?.push(...targets.map(({ cells }) => cells));
  const runs = new Names();
  const results = new Names();
  for (const group of Map.groupBy(usable, runKey).values()) {
    const [first] = group;
    const target = targets.find(({ name }) => name === first?.target) ?? targets[0];
    if (!first || !target) continue;
    const isOnly = targets.length === 1;
    const runId = runs.next(`${isOnly ? '' : `${target.cells.target_id}-`}${first.tool}`);
    tables.get('runs')?.push(runRow(group, runId, source.source_id, target, platformId, known));
    for (const measurement of group) {
      const resultId = results.next(
        `${isOnly && tables.get('runs')?.length === 1 ? '' : `${runId}-`}${loadWords(measurement)}`,
      );
      const isOwnSize = sameSize(group) === undefined && measurement.test_size !== undefined;
      tables.get('results')?.push({
        ...resultRow(measurement, resultId, runId, request),
        note: sentence([
          ...(isOwnSize ? [`loaded ${measurement.test_size} bytes`] : []),
          ...(isBeyondLongest(measurement)
            ? ['percentiles beyond the longest request, which come from a histogram, are cut to it']
            : []),
          ...measurement.warnings,
        ]),
      });
      tables.get('series')?.push(...seriesRows(measurement, resultId));
      tables.get('percentiles')?.push(...percentileRows(measurement, resultId));
    }
  }
  const files = new Map<string, string>();
  for (const [table, rows] of tables) {
    const schema = request.schemas.get(table);
    if (!schema || rows.length === 0) continue;
    files.set(
      `${table}.csv`,
      writeCsv(
        schema,
        rows.map((row) => fitting(row, schema, request.id, notices)),
      ),
    );
  }
  files.set('datapackage.json', packageText(request, known, source.title, [...files.keys()]));
  return files;
}

/** Measurements of one run share what the table `runs` holds. */
function runKey(measurement: Measurement): string {
  const { tool, tool_version, engine, direct, measured_on, state, target } = measurement;
  const device = target?.startsWith('/dev/') ? target : '';
  // iozone walks through file sizes: its results are told apart by name.
  const size = tool === 'iozone' ? '' : measurement.test_size;
  return JSON.stringify([tool, tool_version, engine, direct, size, measured_on, state, device]);
}

function runRow(
  group: Measurement[],
  runId: string,
  sourceId: string,
  target: Target,
  platformId: string | undefined,
  known: Known,
): Cells {
  const [first] = group;
  const size = sameSize(group);
  return {
    run_id: runId,
    source_id: sourceId,
    target_id: target.cells.target_id,
    platform_id: platformId,
    tool: first?.tool,
    tool_version: first?.tool_version,
    engine: first?.engine,
    direct: first?.direct,
    command: commonCommand(group),
    preconditioning: first?.state === 'steady' ? 'Run until the tool called it steady.' : undefined,
    test_size_bytes: size,
    measured_on: first?.measured_on,
    link_attachment: 'unknown',
    max_payload_size_origin: known.has('runs.max_payload_size_bytes') ? 'stated' : 'unknown',
    state: first?.state ?? 'unknown',
    ...rowFrom('runs', known),
  };
}

/** Bytes that all loads of a run touched, where it is one number. */
function sameSize(group: Measurement[]): number | undefined {
  const [first, ...others] = group;
  return others.every(({ test_size: size }) => size === first?.test_size)
    ? first?.test_size
    : undefined;
}

/** The words that the commands of a run share; what differs stands in the results. */
function commonCommand(group: Measurement[]): string | undefined {
  const [first, ...others] = [...new Set(group.map(({ command }) => command))];
  if (first === undefined || others.includes(undefined)) return undefined;
  const lists = others.map((command) => new Set(command?.split(' ')));
  const words = first.split(' ').filter((word) => lists.every((list) => list.has(word)));
  return words.length > 1 ? words.join(' ').slice(0, 2000) : undefined;
}

/** "randread-4k-qd32": the load as a name. */
function loadWords(measurement: Measurement): string {
  const { pattern, job, block_size, queue_depth, jobs, direction, duplex } = measurement;
  return [
    pattern === undefined || pattern === 'copy' || measurement.tool === 'iozone' ? job : pattern,
    block_size === undefined ? undefined : blockWords(block_size),
    measurement.tool === 'iozone' && measurement.test_size
      ? `of ${blockWords(measurement.test_size)}`
      : undefined,
    queue_depth === undefined ? undefined : `qd${queue_depth}`,
    jobs !== undefined && jobs > 1 ? `jobs${jobs}` : undefined,
    duplex === 'two_way' && pattern !== 'copy' ? direction : undefined,
  ]
    .filter((word) => word !== undefined)
    .join(' ');
}

function blockWords(bytes: number): string {
  if (bytes % 2 ** 30 === 0) return `${bytes / 2 ** 30}g`;
  if (bytes % 2 ** 20 === 0) return `${bytes / 2 ** 20}m`;
  return bytes % 1024 === 0 ? `${bytes / 1024}k` : `${bytes}b`;
}

const DIRECTIONS: Record<Measurement['direction'], string> = {
  read: 'device_writes_host',
  write: 'device_reads_host',
  device_to_host: 'device_writes_host',
  host_to_device: 'device_reads_host',
  trim: 'trim',
  mixed: 'mixed',
  unspecified: 'unspecified',
};

function resultRow(
  measurement: Measurement,
  resultId: string,
  runId: string,
  { registry, hashes }: SetRequest,
): Cells {
  const readPercent = percent(measurement.read_share);
  const isMix = readPercent !== undefined && readPercent > 0 && readPercent < 100;
  return {
    result_id: resultId,
    run_id: runId,
    workload_id: workloadOf(measurement, registry.workloads ?? []),
    direction: DIRECTIONS[measurement.direction],
    duplex: measurement.duplex,
    access: measurement.access,
    random_percent: percent(measurement.random_share),
    block_size_bytes: measurement.block_size,
    block_split: measurement.block_split,
    read_percent: isMix ? readPercent : undefined,
    queue_depth: measurement.queue_depth,
    jobs: measurement.jobs,
    outstanding_requests: measurement.outstanding,
    devices: measurement.devices,
    duration_s: measurement.duration,
    iterations: measurement.iterations,
    bandwidth_bytes_per_s: measurement.bandwidth,
    iops: measurement.iops,
    latency_kind: measurement.latency_kind,
    latency_mean_s: measurement.latency_mean,
    latency_min_s: measurement.latency_min,
    latency_p50_s: atMost(measurement.latency_p50, measurement.latency_max),
    latency_p90_s: atMost(measurement.latency_p90, measurement.latency_max),
    latency_p95_s: atMost(measurement.latency_p95, measurement.latency_max),
    latency_p99_s: atMost(measurement.latency_p99, measurement.latency_max),
    latency_p999_s: atMost(measurement.latency_p999, measurement.latency_max),
    latency_p9999_s: atMost(measurement.latency_p9999, measurement.latency_max),
    latency_max_s: measurement.latency_max,
    latency_stdev_s: measurement.latency_stdev,
    iops_stdev_per_s: measurement.iops_stdev,
    bandwidth_stdev_bytes_per_s: measurement.bandwidth_stdev,
    counted: 'payload',
    link_limited: 'unknown',
    precision: measurement.precision,
    value_origin: measurement.reported ? 'reported_table' : 'raw_log',
    reported_value: measurement.reported?.value,
    reported_unit: measurement.reported?.unit,
    reported_unit_means: measurement.reported?.means,
    source_place: measurement.reported
      ? measurement.file
      : `${measurement.file}:${measurement.line} ${measurement.job}`,
    raw_sha256: hashes.get(measurement.file),
  };
}

/**
 * A percentile that a tool reads off a histogram may lie above the longest request, by a bucket: no
 * request took that long.
 */
function atMost(
  latency: number | undefined,
  longest = Number.POSITIVE_INFINITY,
): number | undefined {
  return latency === undefined ? undefined : Math.min(latency, longest);
}

/** Whether `atMost` changes anything. */
function isBeyondLongest({ percentiles = [], latency_max: longest }: Measurement): boolean {
  return longest !== undefined && percentiles.some(({ latency }) => latency > longest);
}

function percent(share: number | undefined): number | undefined {
  return share === undefined ? undefined : exact(share * 100);
}

function sentence(warnings: string[]): string | undefined {
  const text = warnings
    .map((warning) => `${warning.charAt(0).toUpperCase()}${warning.slice(1)}.`)
    .join(' ');
  return text === '' ? undefined : text;
}

/** The load of the registry with the same numbers; its name says nothing by itself. */
function workloadOf(measurement: Measurement, workloads: readonly Cells[]): string | undefined {
  const randomShare =
    measurement.random_share ??
    { seq: 0, rand: 1, mixed: undefined, copy: undefined, unspecified: undefined }[
      measurement.access
    ];
  const readShare = measurement.read_share;
  if (randomShare === undefined || readShare === undefined) return undefined;
  const found = workloads.find(
    (workload) =>
      Number(workload.random_percent) === percent(randomShare) &&
      Number(workload.read_percent) === percent(readShare) &&
      (workload.block_split
        ? workload.block_split === measurement.block_split
        : Number(workload.block_size_bytes) === measurement.block_size),
  );
  return found && String(found.workload_id);
}

function seriesRows({ series = [] }: Measurement, resultId: string): Cells[] {
  const seen = new Set<string>();
  return series.flatMap((point) => {
    const key = `${point.metric} ${point.x}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [
      {
        result_id: resultId,
        metric: point.metric,
        x_kind: point.x_kind,
        x: point.x,
        value: point.value,
      },
    ];
  });
}

/** Percentiles with a column of their own in `results`. */
const IN_RESULTS = [50, 90, 95, 99, 99.9, 99.99];

function percentileRows(
  { percentiles = [], latency_max: longest }: Measurement,
  resultId: string,
): Cells[] {
  const isNew = ({ percentile }: Percentile, index: number) =>
    !IN_RESULTS.includes(percentile) &&
    percentiles.findIndex((other) => other.percentile === percentile) === index;
  return percentiles.filter(isNew).map(({ percentile, latency }) => ({
    result_id: resultId,
    percentile,
    latency_s: atMost(latency, longest),
  }));
}

/** The row without values that its columns cannot hold; texts are shortened, the rest is named. */
function fitting(row: Cells, schema: TableSchema, set: string, notices: Notice[]): Cells {
  const kept: Record<string, string | number> = {};
  for (const field of schema.fields) {
    let value = row[field.name];
    if (value === undefined) continue;
    const { maxLength = Number.POSITIVE_INFINITY } = field.constraints ?? {};
    if (typeof value === 'string' && field.type === 'string') {
      value = clean(value);
      if (value.length > maxLength) value = `${value.slice(0, maxLength - 1).trimEnd()}…`;
      if (value === '') continue;
    }
    const problem = problemOf(String(value), field);
    if (problem === undefined) {
      kept[field.name] = value;
    } else {
      notices.push({
        level: 'warning',
        file: `${set}/${schema.name}.csv`,
        line: 1,
        message: `${field.name} ${String(value).slice(0, 60)} of ${Object.values(row)[0]} is left out: ${problem}`,
        fix: 'check the output, or fill in the cell by hand',
      });
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
  const jobs = extraction.measurements.filter(
    ({ scope, unusable }) => scope === 'whole' && !unusable,
  ).length;
  const content = {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: id,
    title: known.get('package.title') ?? sourceTitle,
    description:
      known.get('package.description') ??
      `${sourceTitle}: ${jobs} measurements, imported from the tool's output.`,
    version: '1.0.0',
    created: `${today}T00:00:00Z`,
    licenses: [{ name: licence, path: `https://spdx.org/licenses/${licence}.html` }],
    sources: [{ title: sourceTitle }],
    contributors: [{ title: known.get('package.contributor'), roles: ['creator'] }],
    resources: csvFiles.map((path) => ({
      $schema: 'https://datapackage.org/profiles/2.0/dataresource.json',
      name: path.replace(/\.csv$/, ''),
      type: 'table',
      path,
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      schema: `../../schema/${path.replace(/\.csv$/, '.json')}`,
    })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
