import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registry, schemas } from '../../../tests/support/dataset.ts';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { check } from '../check/check.ts';
import type { Extraction } from '../readers/measurement.ts';
import { type Row, rowsOf } from '../tables/records.ts';
import { isBrought, Shared } from '../tables/shared-rows.ts';
import { Table } from '../tables/table.ts';
import { nameFor } from '../text/name.ts';
import { type SetRequest, toSet } from './build-set.ts';
import { recognise } from './recognise.ts';
import { fixture, fixtureText, readFixture } from './testing.ts';

const META = {
  'package.contributor': 'A. Tester',
  'package.licence': 'CC0-1.0',
  'targets.target': 'Example SSD 1 TB',
  'targets.kind': 'drive',
  'runs.link_kind': 'pcie',
};

/** As a page has it: every cell as text. */
const REGISTRY = Object.fromEntries(
  registry.tables.map((table) => [
    table.schema.name,
    rowsOf(table).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, value === null ? undefined : String(value)]),
      ),
    ),
  ]),
);

function request(extraction: Extraction, others: Partial<SetRequest> = {}): SetRequest {
  return {
    id: 'my-drive',
    extraction,
    meta: META,
    schemas,
    registry: REGISTRY,
    hashes: new Map(),
    today: '2026-05-12',
    ...others,
  };
}

const read = (...names: string[]) => recognise(names.map(fixture));

function tablesOf(files: Map<string, string>): Table[] {
  return [...files].flatMap(([name, text]) => {
    const schema = schemas.get(name.replace('.csv', ''));
    return schema ? [new Table(name, schema, new TextEncoder().encode(text))] : [];
  });
}

function rows(files: Map<string, string>, name: string): Row[] {
  const table = tablesOf(files).find(({ schema }) => schema.name === name);
  return table ? rowsOf(table) : [];
}

/** Every output that measured something, as a set of its own, and several outputs of one tool together. */
const FIXTURES = [
  ...readdirSync(join(import.meta.dirname, 'fixtures'))
    .filter((name) => readFixture(name).measurements.some(({ unusable }) => unusable === undefined))
    .map((name) => [name]),
  ['fio-text.txt', 'fio-text-jobs.txt', 'fio-2-text.txt'],
  ['diskspd.xml', 'diskspd.txt'],
  ['iozone.txt', 'iozone-throughput.txt'],
  ['dd.txt', 'dd-languages.txt'],
];

test.each(FIXTURES.map((names) => [names.join(' '), names] as const))('the set from %s has no error', (_, names) => {
  const { files, questions } = toSet(request(read(...names)));
  expect(questions.filter(({ isRequired }) => isRequired)).toEqual([]);
  expect(files.size).toBeGreaterThanOrEqual(5);
  const tables = tablesOf(files);
  const shared = new Shared(registry.tables).withSet('my-drive', tables.filter(isBrought));
  const findings = check({ tables, reference: shared.tables });
  expect(
    findings
      .filter(({ level }) => level === 'error')
      .map(({ rule, message, field, value }) => [rule, field, value, message]),
  ).toEqual([]);
});

test('a read of a drive is a write of the device into the host', () => {
  const { files } = toSet(request(read('fio-mixed.json')));
  expect(rows(files, 'results')).toMatchObject([
    { direction: 'device_writes_host', duplex: 'two_way', workload_id: 'oltp-8k-67-33', read_percent: 67 },
    { direction: 'device_reads_host', duplex: 'two_way', workload_id: 'oltp-8k-67-33', read_percent: 67 },
  ]);
});

test('parts are left to their sum, failed jobs are left out by name', () => {
  const { files, notices } = toSet(request(read('fio-jobs.json', 'fio-error.json')));
  expect(rows(files, 'results')).toMatchObject([{ note: expect.stringContaining('The sum of 2 jobs'), jobs: 2 }]);
  expect(notices.map(({ file, message }) => [file, message])).toEqual([
    ['fio-error.json', 'full (write) is left out: the job ended with error 28'],
  ]);
});

test('only failed jobs make no set', () => {
  const { files, notices } = toSet(request(read('fio-error.json')));
  expect(files.size).toBe(0);
  expect(notices.at(-1)?.message).toBe('there is no measurement to put into a set');
});

test('what no output tells is asked for, most needed first, and nothing is written', () => {
  const { files, questions } = toSet(request(read('fio-randread.json'), { meta: {} }));
  expect(files.size).toBe(0);
  expect(questions.filter(({ isRequired }) => isRequired).map(({ key }) => key)).toEqual([
    'package.contributor',
    'package.licence',
    'targets.target',
    'targets.kind',
    'runs.link_kind',
  ]);
});

test('lspci and nvme answer for link and drive', () => {
  const { 'package.contributor': contributor, 'package.licence': licence } = META;
  const meta = { 'package.contributor': contributor, 'package.licence': licence };
  const extraction = read('fio-randread.json', 'lspci.txt', 'nvme.txt');
  const { files } = toSet(request(extraction, { meta }));
  expect(rows(files, 'runs')).toMatchObject([
    {
      link_kind: 'pcie',
      link_generation: '3.0',
      link_generation_max: '4.0',
      link_lanes: 4,
      max_payload_size_bytes: 256,
      max_payload_size_origin: 'stated',
    },
  ]);
  expect(rows(files, 'targets')).toMatchObject([
    { kind: 'drive', target: 'Samsung SSD 990 PRO 2TB', firmware: '4B2QJXD7', drive_id: 'samsung-ssd-990-pro-2tb-2tb' },
  ]);
  expect(files.get('drives.csv')).toContain(
    'samsung-ssd-990-pro-2tb-2tb,Samsung,SSD 990 PRO 2TB,2000398934016,,nvme,,,,,Named in my-drive.\n',
  );
});

test('a drive that the registry has is found by vendor and model', () => {
  const meta = { ...META, 'drives.vendor': 'patriot', 'drives.model': 'hellfire', 'drives.protocol': 'nvme' };
  const { files } = toSet(request(read('fio-randread.json'), { meta }));
  expect(rows(files, 'targets')).toMatchObject([{ drive_id: 'patriot-hellfire-240gb' }]);
  expect(files.has('drives.csv')).toBe(false);
});

test('of a model in several sizes, the drive is the one whose size was said, or none', () => {
  const registry = {
    drives: [1, 2].map((size) => ({
      drive_id: `example-ssd-${size}tb`,
      vendor: 'Example',
      model: 'SSD',
      capacity_bytes: size * 1e12,
    })),
  };
  const driveOf = (capacity: Record<string, string>) => {
    const meta = { ...META, 'drives.vendor': 'Example', 'drives.model': 'SSD', 'drives.protocol': 'nvme', ...capacity };
    return rows(toSet({ ...request(read('fio-randread.json'), { meta }), registry }).files, 'targets')[0]?.drive_id;
  };
  expect(driveOf({ 'drives.capacity_bytes': '2000000000000' })).toBe('example-ssd-2tb');
  expect(driveOf({})).toBeNull();
});

test('a drive and a platform that it lacks come with the set', () => {
  const meta = {
    ...META,
    'drives.vendor': 'Example',
    'drives.model': 'SSD',
    'drives.protocol': 'nvme',
    'platforms.name': 'My board',
  };
  const { files } = toSet(request(read('fio-randread.json'), { meta }));
  expect(rows(files, 'targets')).toMatchObject([{ drive_id: 'example-ssd' }]);
  expect(rows(files, 'runs')).toMatchObject([{ platform_id: 'my-board' }]);
  expect(rows(files, 'drives')).toMatchObject([{ drive_id: 'example-ssd', vendor: 'Example' }]);
  expect(rows(files, 'platforms')).toMatchObject([{ platform_id: 'my-board', name: 'My board' }]);
});

test('each device that the output names is a target', () => {
  const { files } = toSet(request(read('hdparm.txt')));
  expect(rows(files, 'targets').map(({ target }) => target)).toEqual([
    'Example SSD 1 TB, /dev/nvme0n1',
    'Example SSD 1 TB, /dev/sda',
  ]);
  expect(rows(files, 'results')).toHaveLength(2);
});

test('series and percentiles become rows', () => {
  const { files } = toSet(request(read('fio-status-interval.json')));
  expect(rows(files, 'series')).toHaveLength(8);
  expect(rows(files, 'percentiles').map(({ percentile }) => percentile)).toEqual([
    1, 5, 10, 20, 30, 40, 60, 70, 80, 99.5, 99.95,
  ]);
});

test('a percentile of a histogram is cut to the longest request', () => {
  const text = fixtureText('fio-randread.json').replace(/"99.990000" : \d+/, '"99.990000" : 9300000');
  const extraction = recognise([{ name: 'a.json', bytes: new TextEncoder().encode(text) }]);
  expect(extraction.measurements[0]?.latency_p9999).toBe(0.0093);
  const [row] = rows(toSet(request(extraction)).files, 'results');
  expect(row?.latency_p9999_s).toBe(row?.latency_max_s);
  expect(row?.note).toMatch(/^Percentiles beyond the longest request/);
});

test('a longest request that the mean or a percentile is far above is left out, not they', () => {
  const text = fixtureText('fio-randread.json').replace(/"99.990000" : \d+/, '"99.990000" : 900000000');
  const extraction = recognise([{ name: 'a.json', bytes: new TextEncoder().encode(text) }]);
  const [row] = rows(toSet(request(extraction)).files, 'results');
  expect([row?.latency_p9999_s, row?.latency_max_s]).toEqual([0.9, null]);
  expect(row?.note).toMatch(/latency_max is left out/i);
});

test('options that all jobs share are the command of the run', () => {
  const { files } = toSet(request(read('fio-randread.json', 'fio-mixed.json')));
  expect(rows(files, 'runs')).toMatchObject([
    { command: 'fio --size=16m --direct=1 --ioengine=libaio --runtime=1', engine: 'libaio', direct: 'yes' },
  ]);
});

test.each(tableOf<[string, string, string][]>(import.meta.filename, 'refused'))(
  '%s=%s is refused',
  (key, value, message) => {
    const { notices } = toSet(request(read('fio-randread.json'), { meta: { ...META, [key]: value } }));
    expect(notices.find(({ level }) => level === 'error')?.message).toMatch(new RegExp(message));
  },
);

test('hostile names stay in their cells', () => {
  const text = fixtureText('fio-randread.json').replace('"randread-qd8"', '"=cmd(),\\"<script>\\u202e\\n../../x"');
  const { files } = toSet(request(recognise([{ name: '=x.json', bytes: new TextEncoder().encode(text) }])));
  expect(rows(files, 'results')).toMatchObject([{ source_place: '\'=x.json:14 =cmd(),"<script> ../../x' }]);
  expect(nameFor('../../Ünïcode <b>')).toBe('unicode-b');
});

test('two outputs that contradict each other are not chosen between', () => {
  const other = fixtureText('nvme.txt').replace('4B2QJXD7', '5B2QJXD7');
  const extraction = recognise([
    fixture('fio-randread.json'),
    fixture('nvme.txt'),
    { name: 'other.txt', bytes: new TextEncoder().encode(other) },
  ]);
  const { files, notices } = toSet(request(extraction));
  expect(rows(files, 'targets')).toMatchObject([{ firmware: null }]);
  expect(notices.map(({ message }) => message)).toEqual([
    'targets.firmware is 4B2QJXD7 in one place and 5B2QJXD7 here',
  ]);
});

test('what one output says of its run is said of no other', () => {
  const marked = recognise([fixture('crystaldiskmark-8.txt')]);
  const kernel = marked.facts.find(({ key }) => key === 'runs.kernel')?.value;
  expect(kernel).toBeDefined();
  for (const names of [
    ['crystaldiskmark-8.txt', 'fio-randread.json'],
    ['fio-randread.json', 'crystaldiskmark-8.txt'],
  ]) {
    const runs = rows(toSet(request(read(...names))).files, 'runs');
    expect(runs.map(({ tool, kernel }) => [tool, kernel]).toSorted()).toEqual([
      ['CrystalDiskMark', kernel],
      ['fio', null],
    ]);
  }
});

test('a drive that the person names is the one of the registry', () => {
  const asked = request(read('fio-randread.json'));
  const driveCalled = (words: readonly string[]) => (words.includes('WD Black SN770 1 TB') ? 'wd-sn770' : undefined);
  const { files } = toSet({ ...asked, driveCalled, meta: { ...asked.meta, 'targets.target': 'WD Black SN770 1 TB' } });
  expect(rows(files, 'targets')[0]?.drive_id).toBe('wd-sn770');
});

test('a licence and a generation are taken where they exist, in any of their forms', () => {
  const generations = { of: () => ['1.0', '4.0'], meant: (_: string, text: string) => (text === '4' ? ['4.0'] : []) };
  const taken = (more: Record<string, string>) => {
    const asked = request(read('fio-randread.json'));
    return toSet({ ...asked, generations, meta: { ...asked.meta, ...more } });
  };
  const wrong = (more: Record<string, string>) => taken(more).notices.filter(({ level }) => level === 'error');
  expect(wrong({ 'package.licence': 'drive' })[0]?.message).toMatch(/expected one of CC0-1.0/);
  expect(wrong({ 'runs.link_kind': 'pcie', 'runs.link_generation': '9' })[0]?.message).toMatch(/expected one of 1.0/);
  expect(rows(taken({ 'runs.link_kind': 'pcie', 'runs.link_generation': '4' }).files, 'runs')[0]).toMatchObject({
    link_generation: '4.0',
  });
});
