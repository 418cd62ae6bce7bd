/** iozone's table (kBytes of 1024 per second) and the summary of its throughput mode. */
import { KIB } from '../units.ts';
import { hasLine, type Importer } from './importer.ts';
import { type Access, type Direction, type Extraction, exact, nothing } from './measurement.ts';
import { dayOf, decimal } from './number.ts';
import type { SourceText } from './source-text.ts';

const TITLE = /Iozone: Performance Test of File I\/O/;
const HEADER = /^\s*kB\s+reclen\s+write/i;
const THROUGHPUT =
  /^\s*Children see throughput for\s+([0-9]+) {1,20}(\S.{0,40}?)\s{0,20}=\s*([0-9.]+) kB\/sec/i;

interface Test {
  job: string;
  direction: Direction;
  access: Access;
}

/** The columns in the order in which every version prints them, below a header of two lines. */
const TESTS: readonly Test[] = [
  { job: 'write', direction: 'write', access: 'seq' },
  { job: 'rewrite', direction: 'write', access: 'seq' },
  { job: 'read', direction: 'read', access: 'seq' },
  { job: 'reread', direction: 'read', access: 'seq' },
  { job: 'random read', direction: 'read', access: 'rand' },
  { job: 'random write', direction: 'write', access: 'rand' },
  { job: 'backward read', direction: 'read', access: 'unspecified' },
  { job: 'record rewrite', direction: 'write', access: 'unspecified' },
  { job: 'stride read', direction: 'read', access: 'unspecified' },
  { job: 'fwrite', direction: 'write', access: 'seq' },
  { job: 'frewrite', direction: 'write', access: 'seq' },
  { job: 'fread', direction: 'read', access: 'seq' },
  { job: 'freread', direction: 'read', access: 'seq' },
];

const CHILDREN: Record<string, Test> = {
  'initial writers': { job: 'write', direction: 'write', access: 'seq' },
  rewriters: { job: 'rewrite', direction: 'write', access: 'seq' },
  readers: { job: 'read', direction: 'read', access: 'seq' },
  're-readers': { job: 'reread', direction: 'read', access: 'seq' },
  'random readers': { job: 'random read', direction: 'read', access: 'rand' },
  'random writers': { job: 'random write', direction: 'write', access: 'rand' },
  'reverse readers': { job: 'backward read', direction: 'read', access: 'unspecified' },
  'stride readers': { job: 'stride read', direction: 'read', access: 'unspecified' },
  'mixed workload': { job: 'mixed workload', direction: 'mixed', access: 'unspecified' },
};

export const iozone: Importer = {
  tool: 'iozone',
  reads: 'iozone 3, its table and the summary of its throughput mode',
  recognises: (source) => hasLine(source, TITLE) || hasLine(source, HEADER),
  read,
};

interface Setup {
  version: string | undefined;
  command: string | undefined;
  isDirect: boolean;
  measuredOn: string | undefined;
  recordBytes: number | undefined;
  fileBytes: number | undefined;
}

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const setup: Setup = {
    version: undefined,
    command: undefined,
    isDirect: false,
    measuredOn: undefined,
    recordBytes: undefined,
    fileBytes: undefined,
  };
  let columns: number[] = [];
  for (const [index, line] of source.lines.entries()) {
    readSetup(line, setup);
    if (HEADER.test(line)) {
      columns = rightEdges(line).map(({ end }) => end);
      continue;
    }
    const child = THROUGHPUT.exec(line);
    if (child) {
      const test = CHILDREN[(child[2] ?? '').toLowerCase()];
      const rate = decimal(child[3]);
      if (test && rate !== undefined) {
        add(extraction, source, index, setup, test, rate, {
          block: setup.recordBytes,
          size: setup.fileBytes && setup.fileBytes * Number(child[1]),
          jobs: Number(child[1]),
        });
      } else {
        extraction.notices.push(
          source.notice(
            'warning',
            index + 1,
            `the test ${child[2]?.slice(0, 40)} is not known`,
            'add it by hand',
          ),
        );
      }
      continue;
    }
    if (columns.length > 2) readRow(line, index, columns, setup, source, extraction);
  }
  if (extraction.measurements.length === 0) {
    extraction.notices.push(
      source.notice(
        'error',
        1,
        'no row of figures was found',
        'give the output of a run that has ended',
      ),
    );
  }
  return extraction;
}

function readSetup(line: string, setup: Setup): void {
  setup.version ??= /Version \$Revision: ([0-9.]+) \$/.exec(line)?.[1];
  setup.measuredOn ??= dayOf(/Run began: (.{1,60})/.exec(line)?.[1]);
  if (/O_DIRECT feature enabled/.test(line)) setup.isDirect = true;
  const command = /Command line used: (\S+)(.{0,1000})$/.exec(line);
  if (command) {
    // Names of files and folders are nobody's business: -f, -F and -U take one.
    setup.command = `iozone${command[2]?.replace(/ -[fFU] ?\S+/g, '')}`;
    if (/ -\w*I/.test(command[2] ?? '')) setup.isDirect = true;
  }
  const record = /Record Size ([0-9]+) kB/i.exec(line)?.[1];
  if (record) setup.recordBytes = Number(record) * KIB;
  const file = /File size set to ([0-9]+) kB/i.exec(line)?.[1];
  if (file) setup.fileBytes = Number(file) * KIB;
}

function rightEdges(line: string): { text: string; end: number }[] {
  return [...line.matchAll(/\S+/g)].map((word) => ({
    text: word[0],
    end: word.index + word[0].length,
  }));
}

/** How far a figure's right edge may lie from its heading's: the columns are 8 to 10 wide. */
const EDGE_TOLERANCE = 4;

/** Cells are empty where a test was left out, so figures are told apart by where they end. */
function readRow(
  line: string,
  index: number,
  columns: number[],
  setup: Setup,
  source: SourceText,
  extraction: Extraction,
): void {
  const words = rightEdges(line);
  if (words.length < 3 || words.length > columns.length) return;
  if (!words.every(({ text }) => /^[0-9]{1,15}$/.test(text))) return;
  const [size, record, ...figures] = words.map(({ text, end }) => ({ value: Number(text), end }));
  if (!size || !record) return;
  const isFull = words.length === columns.length;
  for (const [position, { value, end }] of figures.entries()) {
    const nearest = isFull
      ? position
      : columns.slice(2).findIndex((edge) => Math.abs(edge - end) <= EDGE_TOLERANCE);
    const test = TESTS[nearest];
    if (!test) {
      extraction.notices.push(
        source.notice(
          'warning',
          index + 1,
          `the figure ${value} stands below no heading`,
          'give the output with its spaces as iozone printed them',
        ),
      );
      continue;
    }
    add(extraction, source, index, setup, test, value, {
      block: record.value * KIB,
      size: size.value * KIB,
      jobs: 1,
    });
  }
}

function add(
  extraction: Extraction,
  source: SourceText,
  index: number,
  setup: Setup,
  test: Test,
  rate: number,
  load: { block: number | undefined; size: number | undefined; jobs: number },
): void {
  const word = test.access === 'rand' ? 'rand' : '';
  extraction.measurements.push({
    tool: 'iozone',
    tool_version: setup.version,
    file: source.name,
    line: index + 1,
    job: test.job,
    scope: 'whole',
    direction: test.direction,
    duplex: test.direction === 'mixed' ? 'two_way' : 'one_way',
    pattern: test.access === 'unspecified' ? undefined : `${word}${test.direction}`,
    access: test.access,
    read_share: test.direction === 'read' ? 1 : test.direction === 'write' ? 0 : undefined,
    block_size: load.block || undefined,
    queue_depth: 1,
    jobs: load.jobs || undefined,
    bandwidth: exact(rate * KIB),
    test_size: load.size || undefined,
    direct: setup.isDirect ? 'yes' : 'no',
    command: setup.command,
    measured_on: setup.measuredOn,
    precision: 'exact',
    error: 0,
    unusable: rate === 0 ? 'the figure is zero' : undefined,
    warnings: setup.isDirect
      ? []
      : ['without -I a file smaller than the memory measures the page cache'],
  });
}
