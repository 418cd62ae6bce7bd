// Sets of invented measurements, as many as are asked for: the same seed gives the same bytes. They have the shape
// of real ones, a sweep of block sizes and queue depths for each drive and state, with figures that nobody measured.
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { TableSchema } from '../../../datasets/tools/schema/table-schema.ts';
import { csvRow } from '../../../datasets/tools/text/csv-cell.ts';

const SEED = 20_240_601;
const DRIVES = 400;
const TARGETS_PER_SET = 40;
/** A contributor has a few drives and measures each in several places. */
const DRIVES_PER_SET = 8;
const STATES = ['fob', 'steady'];
const BLOCK_SIZES = [512, 4096, 8192, 16_384, 65_536, 131_072, 262_144, 1_048_576];
const QUEUE_DEPTHS = [1, 2, 4, 8, 16, 32, 64, 128];
const JOBS = [1, 2, 4, 8, 16];
const ACCESSES = ['seq', 'rand'];
const DIRECTIONS = ['device_writes_host', 'device_reads_host'];

const VENDORS = ['Samsung', 'Western Digital', 'Seagate', 'Intel', 'Micron', 'Kioxia', 'Crucial'];
const LINKS = [
  { kind: 'pcie', generation: '3.0', lanes: 4, payload: 256, protocol: 'nvme', rate: 3.2e9 },
  { kind: 'pcie', generation: '4.0', lanes: 4, payload: 256, protocol: 'nvme', rate: 6.5e9 },
  { kind: 'pcie', generation: '5.0', lanes: 4, payload: 512, protocol: 'nvme', rate: 12e9 },
  { kind: 'sata', generation: '3.0', lanes: 1, payload: null, protocol: 'sata', rate: 540e6 },
  { kind: 'sas', generation: '3', lanes: 1, payload: null, protocol: 'sas', rate: 1.1e9 },
] as const;

type Cells = Record<string, string | number | null>;

/** Numbers below 1 that look random and repeat with the seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A file of a table, written row by row: a set of any size needs no memory. */
class CsvFile {
  #file: number;
  #columns: string[];
  #lines: string[] = [];

  constructor(folder: string, schema: TableSchema) {
    this.#file = openSync(join(folder, `${schema.name}.csv`), 'w');
    this.#columns = schema.fields.map(({ name }) => name);
    this.#lines.push(this.#columns.join(','));
  }

  /** Columns that are not named stay empty. */
  add(cells: Cells): void {
    this.#lines.push(csvRow(this.#columns.map((name) => cells[name] ?? null)));
    if (this.#lines.length > 10_000) this.#flush();
  }

  close(): void {
    this.#flush();
    closeSync(this.#file);
  }

  #flush(): void {
    writeSync(this.#file, `${this.#lines.join('\n')}\n`);
    this.#lines = [];
  }
}

/** Writes `count` results below `folder`, as `registry/` and `sets/`. */
export function generate(folder: string, count: number, schemas: Map<string, TableSchema>): void {
  const random = randomFrom(SEED);
  const fileIn = (place: string, name: string): CsvFile => {
    const schema = schemas.get(name);
    if (!schema) throw new Error(`no table "${name}"`);
    return new CsvFile(join(folder, place), schema);
  };
  mkdirSync(join(folder, 'registry'), { recursive: true });
  const drives = fileIn('registry', 'drives');
  for (let drive = 0; drive < DRIVES; drive++) drives.add(driveOf(drive));
  drives.close();
  fileIn('registry', 'platforms').close();
  fileIn('registry', 'controllers').close();
  fileIn('registry', 'workloads').close();
  let left = count;
  for (let set = 0; left > 0; set++) {
    const id = `generated-${String(set).padStart(4, '0')}`;
    mkdirSync(join(folder, 'sets', id), { recursive: true });
    left = writeSet(set, id, (name) => fileIn(join('sets', id), name), left, random);
    writeFileSync(join(folder, 'sets', id, 'datapackage.json'), '{}\n');
  }
}

const linkOf = (drive: number) => LINKS[drive % LINKS.length] ?? LINKS[0];

function driveOf(drive: number): Cells {
  return {
    drive_id: `drive-${String(drive).padStart(4, '0')}`,
    vendor: VENDORS[drive % VENDORS.length] ?? '',
    model: `Model ${drive}`,
    capacity_bytes: 1e12,
    protocol: linkOf(drive).protocol,
  };
}

function writeSet(
  set: number,
  id: string,
  fileIn: (name: string) => CsvFile,
  most: number,
  random: () => number,
): number {
  let left = most;
  const sources = fileIn('sources');
  sources.add({
    source_id: 'own',
    kind: 'own_measurement',
    title: `Generated ${id}`,
    publisher: `Laboratory ${id.slice(-1)}`,
    language: 'en',
    accessed_on: '2026-01-01',
    published_on: '2026-01-01',
    rights_basis: 'own',
  });
  sources.close();
  const targets = fileIn('targets');
  const runs = fileIn('runs');
  const results = fileIn('results');
  for (let target = 0; target < TARGETS_PER_SET && left > 0; target++) {
    const drive = (set * DRIVES_PER_SET + (target % DRIVES_PER_SET)) % DRIVES;
    const { vendor, model, drive_id } = driveOf(drive);
    const target_id = `target-${target}`;
    targets.add({
      target_id,
      kind: 'drive',
      target: `${vendor} ${model}`,
      drive_id: drive_id ?? '',
      array_kind: 'none',
    });
    for (const state of STATES) {
      const run_id = `${target_id}-${state}`;
      const { kind, generation, lanes, payload } = linkOf(drive);
      runs.add({
        run_id,
        source_id: 'own',
        target_id,
        link_kind: kind,
        link_generation: generation,
        link_lanes: lanes,
        link_attachment: 'cpu',
        max_payload_size_bytes: payload,
        max_payload_size_origin: payload ? 'stated' : 'unknown',
        tool: 'fio',
        tool_version: '3.36',
        state,
        measured_on: `2025-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}-01`,
      });
      left = writeResults(results, run_id, linkOf(drive).rate, left, random);
    }
  }
  targets.close();
  runs.close();
  results.close();
  return left;
}

/** Every load of one run: more in flight is faster until the link is full, and later than that only slower. */
function writeResults(results: CsvFile, run_id: string, rate: number, most: number, random: () => number): number {
  let left = most;
  const quickness = 0.5 + random();
  for (const access of ACCESSES) {
    for (const direction of DIRECTIONS) {
      for (const block_size_bytes of BLOCK_SIZES) {
        for (const queue_depth of QUEUE_DEPTHS) {
          for (const jobs of JOBS) {
            if (left === 0) return 0;
            left -= 1;
            const alone = (8e-5 / quickness) * (0.9 + 0.2 * random()) + block_size_bytes / rate;
            const iops = Math.min((queue_depth * jobs) / alone, rate / block_size_bytes);
            const mean = (queue_depth * jobs) / iops;
            const seconds = (share: number) => (mean * share * (0.95 + 0.1 * random())).toFixed(9);
            results.add({
              result_id: `${run_id}-${access}-${direction === DIRECTIONS[0] ? 'read' : 'write'}-${block_size_bytes}-${queue_depth}-${jobs}`,
              run_id,
              direction,
              duplex: 'one_way',
              access,
              block_size_bytes,
              queue_depth,
              jobs,
              duration_s: 60,
              bandwidth_bytes_per_s: Math.round(iops * block_size_bytes),
              iops: iops.toFixed(3),
              latency_kind: 'completion',
              latency_mean_s: mean.toFixed(9),
              latency_p50_s: seconds(0.95),
              latency_p99_s: seconds(2),
              latency_p999_s: seconds(4),
              latency_max_s: seconds(20),
              counted: 'payload',
              link_limited: iops * block_size_bytes >= rate * 0.999 ? 'yes' : 'no',
              precision: 'exact',
              value_origin: 'raw_log',
            });
          }
        }
      }
    }
  }
  return left;
}
