// How fast the checker is, as a ratio against another reader of the same file in the same run: the machines that run this
// are shared, so only ratios compare. A million results of 20 columns are written, checked by every rule, and read by
// DuckDB into typed columns. Run: npm run measure -- check

import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { calculate } from '../../calc-wasm/js/node.ts';
import { reportOn, verdict } from '../../datasets/tools/check/report.ts';
import { ceilingOf } from '../../datasets/tools/predict/ceiling.ts';
import { loadRegistry, loadSchemas } from '../../datasets/tools/repository/repository.ts';
import type { TableSchema } from '../../datasets/tools/schema/table-schema.ts';
import { Shared } from '../../datasets/tools/tables/shared-rows.ts';
import { type SetFile, setOf } from '../../datasets/tools/tables/subject.ts';
import { wordsOf } from '../../datasets/tools/text/words-of.ts';

const ROWS = 1_000_000;
const RUNS = 1000;
const ROUNDS = 3;

/** Columns that every importer fills, so that the rules about loads, latencies and links have all they look at. */
const COLUMNS = wordsOf(`
  result_id run_id direction duplex access block_size_bytes read_percent queue_depth jobs duration_s
  bandwidth_bytes_per_s iops latency_mean_s latency_p50_s latency_p99_s latency_max_s counted link_limited precision
  value_origin
`);

function narrowSchemas(): Map<string, TableSchema> {
  const schemas = loadSchemas();
  const results = schemas.get('results');
  if (!results) throw new Error('there is no table results');
  const fields = COLUMNS.flatMap((name) => results.fields.filter((field) => field.name === name));
  const foreignKeys = results.foreignKeys?.filter(({ fields: [name = ''] }) => COLUMNS.includes(name));
  schemas.set('results', { ...results, fields, ...(foreignKeys && { foreignKeys }) });
  return schemas;
}

/** A sound table: every figure fits the others, so that no rule can stop early. */
function writeResults(path: string): void {
  const file = openSync(path, 'w');
  let text = `${COLUMNS.join(',')}\n`;
  for (let row = 0; row < ROWS; row++) {
    const iops = 20_000 + ((row * 7919) % 80_000);
    const mean = 32 / iops;
    const cells = [
      `result-${row}`,
      `run-${row % RUNS}`,
      row % 2 ? 'device_writes_host' : 'device_reads_host',
      'one_way',
      'rand',
      4096,
      row % 2 ? 100 : 0,
      32,
      1,
      // No two rows say the same.
      60 + Math.floor(row / 80_000),
      iops * 4096,
      iops,
      mean.toFixed(6),
      (mean * 0.9).toFixed(6),
      (mean * 3).toFixed(6),
      (mean * 9).toFixed(6),
      'payload',
      'no',
      'exact',
      'raw_log',
    ];
    text += `${cells.join(',')}\n`;
    if (text.length > 1 << 20) {
      writeSync(file, text);
      text = '';
    }
  }
  writeSync(file, text);
  closeSync(file);
}

function csv(schema: TableSchema | undefined, rows: Record<string, string | number>[]): Uint8Array {
  const names = schema?.fields.map(({ name }) => name) ?? [];
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))];
  return new TextEncoder().encode(lines.map((cells) => `${cells.join(',')}\n`).join(''));
}

/** The other tables of the set, small. */
function rest(schemas: Map<string, TableSchema>): SetFile[] {
  const source = { source_id: 's', kind: 'dataset', title: 'A benchmark', publisher: 'None' };
  const target = { target_id: 't', kind: 'drive', target: 'A drive', array_kind: 'none' };
  const link = { link_kind: 'pcie', link_generation: '4.0', link_lanes: 4, link_attachment: 'cpu' };
  const runs = Array.from({ length: RUNS }, (_, run) => ({
    run_id: `run-${run}`,
    source_id: 's',
    target_id: 't',
    ...link,
    state: 'used',
    max_payload_size_bytes: 256,
    max_payload_size_origin: 'stated',
    engine: 'io_uring',
  }));
  return [
    { path: 'sources.csv', bytes: csv(schemas.get('sources'), [{ ...source, language: 'en', rights_basis: 'own' }]) },
    { path: 'targets.csv', bytes: csv(schemas.get('targets'), [target]) },
    { path: 'runs.csv', bytes: csv(schemas.get('runs'), runs) },
  ];
}

interface Measured {
  seconds: number;
  /** Of all threads together: what a busy machine changes least. */
  cpuSeconds: number;
  peakMegabytes: number;
  said: string;
}

/** Gives the seconds since its call. */
function started(): () => Pick<Measured, 'seconds' | 'cpuSeconds'> {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return { seconds: (performance.now() - start) / 1000, cpuSeconds: (user + system) / 1e6 };
  };
}

function checkOnce(path: string): Measured {
  const schemas = narrowSchemas();
  const registry = loadRegistry(schemas);
  const others = rest(schemas);
  const ceiling = ceilingOf(calculate);
  const clock = started();
  const files = [{ path: 'results.csv', bytes: readFileSync(path) }, ...others];
  const set = setOf('bench', '', files, { schemas, shared: new Shared(registry.tables) });
  const { findings } = reportOn([{ ...set, ceiling }]);
  const times = clock();
  const about = findings.filter(({ file }) => file === 'results.csv');
  if (about.length > 0) throw new Error(`the table is to be sound: ${verdict(about)}`);
  return { ...times, peakMegabytes: peak(), said: verdict(about) };
}

const TYPES = { string: 'VARCHAR', integer: 'BIGINT', number: 'DOUBLE', boolean: 'BOOLEAN', date: 'DATE' };

async function duckdbOnce(path: string): Promise<Measured> {
  const fields = narrowSchemas().get('results')?.fields ?? [];
  const columns = fields.map(({ name, type }) => `'${name}': '${TYPES[type]}'`).join(', ');
  const connection = await (await DuckDBInstance.create()).connect();
  const clock = started();
  await connection.run(
    `CREATE TABLE results AS SELECT * FROM read_csv('${path}', columns = {${columns}}, header = true,
     auto_detect = false, delim = ',', quote = '"', escape = '"')`,
  );
  const times = clock();
  const [[rows]] = (await connection.runAndReadAll('SELECT count(*) FROM results')).getRows() as [[bigint]];
  return { ...times, peakMegabytes: peak(), said: `${rows} rows` };
}

/** Largest resident memory of this process so far. */
function peak(): number {
  return process.resourceUsage().maxRSS / 1000;
}

/** Each round in a process of its own: nothing is warm, and memory is that of one reader. The quickest counts. */
function quickest(part: string, path: string): Measured {
  const rounds = Array.from({ length: ROUNDS }, (): Measured => {
    const { stdout, stderr } = spawnSync(process.execPath, [import.meta.filename, part, path], { encoding: 'utf8' });
    if (stdout === '') throw new Error(stderr);
    return JSON.parse(stdout);
  });
  return rounds.reduce((best, round) => (round.seconds < best.seconds ? round : best));
}

function say(who: string, { seconds, cpuSeconds, peakMegabytes, said }: Measured): void {
  const times = `${seconds.toFixed(2)} s (${cpuSeconds.toFixed(2)} s of processor time)`;
  console.log(`${who.padEnd(12)} ${times}, ${peakMegabytes.toFixed(0)} MB at most: ${said}`);
}

export function run(): void {
  const folder = mkdtempSync(join(tmpdir(), 'lanewise-'));
  try {
    const path = join(folder, 'results.csv');
    writeResults(path);
    console.log(`${ROWS} rows, ${COLUMNS.length} columns, ${(statSync(path).size / 1e6).toFixed(0)} MB`);
    const [checked, read] = [quickest('check', path), quickest('duckdb', path)];
    say('check', checked);
    say('DuckDB', read);
    console.log(`ratio check to DuckDB: ${(checked.seconds / read.seconds).toFixed(2)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// A process of its own, which `quickest` starts.
const [part, given = ''] = process.argv.slice(2);
if (import.meta.main) console.log(JSON.stringify(part === 'check' ? checkOnce(given) : await duckdbOnce(given)));
