import { plural } from '../../../datasets/tools/language/plural.ts';
import type { BtrfsDevice } from '../../../datasets/tools/readers/btrfs.ts';
import { lineName, listed } from '../say/formatting.ts';
import { conditionRule } from './condition-rule.ts';
import type { Candidate } from './finding.ts';
import { causeOf, rule } from './rule.ts';

const words = {
  io: 'reads or writes failed',
  old: 'data was read that is older than it should be',
  corrupted: 'data was read whose checksum differs',
  unreported: 'the drive reported no error',
  missing:
    'A device of the btrfs file system is missing. What it held is read from copies or parity, where there are any',
  devices: 'one {# device of btrfs has errors: {devices}} other {# devices of btrfs have errors: {devices}}',
  counts: (name: string, counted: string[]) => `${name} (${listed(counted)})`,
  scrub:
    'one {The scrub of btrfs found # error that it could not repair} other {The scrub of btrfs found # errors that it could not repair}',
  repaired:
    'one {The scrub of btrfs found and repaired # error} other {The scrub of btrfs found and repaired # errors}',
};

/** As `btrfs device stats` names them. */
const COUNTERS = {
  write: 'write_io_errs',
  read: 'read_io_errs',
  flush: 'flush_io_errs',
  corruption: 'corruption_errs',
  generation: 'generation_errs',
} as const;

export const btrfsErrors = rule('LD514', function* (machine) {
  const { usages, devices, scrubs, absent } = machine.btrfs;
  const isSized = usages.some(({ missing }) => missing && missing.value > 0);
  for (const { line } of isSized ? [] : absent) {
    yield { subject: 'btrfs', line, message: words.missing, causes: [gone], isRisk: true };
  }
  for (const { missing } of usages) {
    if (!missing || missing.value === 0) continue;
    yield { subject: 'btrfs', line: missing.line, message: words.missing, causes: [gone], isRisk: true };
  }
  const counted = devices.flatMap((device) => countedOf(device) ?? []);
  const [first] = counted;
  if (first) {
    yield {
      subject: first.name,
      line: first.line,
      message: plural(counted.length, words.devices, {
        devices: listed(counted.map(({ name, counts }) => words.counts(name, counts))),
      }),
      causes: causesOf(new Set(counted.flatMap(({ kinds }) => kinds))),
      isRisk: true,
    };
  }
  // Why it cannot be opened stands in the lines before; that it cannot is the gravest, and the first of its sentences.
  const isShut = machine.conditions.some(({ kind }) => kind === 'notOpened');
  for (const [index, found] of first && !isShut ? [] : [...logged.find(machine, [])].entries())
    yield isShut && index === 0 ? { ...found, isRisk: true } : found;
  for (const { uncorrectable, corrected, isDamage } of scrubs) {
    const isLost = (uncorrectable?.value ?? 0) > 0;
    const errors = isLost ? uncorrectable : corrected;
    if (!errors || errors.value === 0) continue;
    yield {
      subject: 'btrfs',
      line: errors.line,
      message: plural(errors.value, isLost ? words.scrub : words.repaired),
      causes: isDamage ? causesOf(new Set(['corruption'])) : [drive, way],
      isRisk: true,
    };
  }
});

/** What the kernel logs of each block; the counters of a device say it with more. */
const logged = conditionRule('LD514');

interface Counted {
  name: string;
  line: number;
  counts: string[];
  kinds: Kind[];
}

/** Not read or written; read, but damaged; read, but older than it should be, for what came later was not written. */
type Kind = 'io' | 'corruption' | 'generation';

/** The likeliest first. Where a drive fails, reading and writing do, too. */
function causesOf(kinds: ReadonlySet<Kind>): Candidate[] {
  const isIo = kinds.has('io');
  return [
    { ...drive, signs: isIo ? [words.io] : [], isRefuted: !isIo && !kinds.has('corruption') },
    { ...lost, signs: kinds.has('generation') ? [words.old] : [], isRefuted: !kinds.has('generation') },
    { ...way, signs: kinds.has('corruption') ? [words.corrupted, ...(isIo ? [] : [words.unreported])] : [] },
  ];
}

function countedOf(device: BtrfsDevice): Counted | undefined {
  const keys = Object.keys(COUNTERS) as (keyof typeof COUNTERS)[];
  const found = keys.filter((key) => (device[key]?.value ?? 0) > 0);
  const [first] = found;
  if (first === undefined) return undefined;
  return {
    name: device.name ?? lineName(device.line),
    line: device[first]?.line ?? device.line,
    counts: found.map((key) => `${COUNTERS[key]} ${device[key]?.value}`),
    kinds: found.map((key) => (key === 'corruption' || key === 'generation' ? key : 'io')),
  };
}

const gone = causeOf('LD514', 'gone');
const drive = causeOf('LD514', 'drive');
const way = causeOf('LD514', 'way');
const lost = causeOf('LD514', 'lost');
