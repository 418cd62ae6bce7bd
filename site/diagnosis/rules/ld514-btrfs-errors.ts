import { plural } from '../../../datasets/tools/language/plural.ts';
import type { BtrfsDevice } from '../../../datasets/tools/readers/btrfs.ts';
import { lineName, listed } from '../say/formatting.ts';
import type { Candidate, DiagnosticRule } from './finding.ts';

const words = {
  io: 'reads or writes failed',
  itself: 'the drive itself reported it',
  old: 'data was read that is older than it should be',
  corrupted: 'data was read whose checksum differs',
  unreported: 'the drive reported no error',
  missing:
    'A device of the btrfs file system is missing: what it held is read from copies or parity, where there are any',
  devices: 'one {# device of btrfs has errors: {devices}} other {# devices of btrfs have errors: {devices}}',
  counts: (name: string, counted: string[]) => `${name} (${listed(counted)})`,
  scrub:
    'one {The scrub of btrfs found # error that it could not repair} other {The scrub of btrfs found # errors that it could not repair}',
};

/** As `btrfs device stats` names them. */
const COUNTERS = {
  write: 'write_io_errs',
  read: 'read_io_errs',
  flush: 'flush_io_errs',
  corruption: 'corruption_errs',
  generation: 'generation_errs',
} as const;

export const btrfsErrors: DiagnosticRule = {
  id: 'LD514',
  severity: 'problem',
  looksFor:
    'A btrfs file system with a missing device, with errors of its devices, or with errors that a scrub could not repair.',
  why: 'btrfs counts what a device failed to read or write, what came back damaged and what was never written, even where it repaired it. The counters stay until somebody sets them to zero, and btrfs goes on using the device. Without a second copy or parity it cannot repair such data.',
  sources: ['btrfs-device-8', 'btrfs-auto-repair', 'btrfs-scrub-8', 'linux-btrfs-uapi'],
  *find({ btrfs: { usages, devices, scrubs, absent } }) {
    const isSized = usages.some(({ missing }) => missing && missing.value > 0);
    for (const { line } of isSized ? [] : absent) {
      yield {
        subject: 'btrfs',
        line,
        message: words.missing,
        causes: [gone],
        isRisk: true,
      };
    }
    for (const { missing } of usages) {
      if (!missing || missing.value === 0) continue;
      yield {
        subject: 'btrfs',
        line: missing.line,
        message: words.missing,
        causes: [gone],
        isRisk: true,
      };
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
    for (const { uncorrectable } of scrubs) {
      if (!uncorrectable || uncorrectable.value === 0) continue;
      yield {
        subject: 'btrfs',
        line: uncorrectable.line,
        message: plural(uncorrectable.value, words.scrub),
        causes: [drive, way],
        isRisk: true,
      };
    }
  },
};

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
    { ...drive, signs: isIo ? [words.io, words.itself] : [], isRefuted: !isIo && !kinds.has('corruption') },
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

const gone: Candidate = {
  message: 'A device failed, was pulled, or did not come up in time',
  check: '`sudo btrfs filesystem show` names the missing device; `sudo dmesg` says why',
  fix: 'Check cable and power; otherwise replace it: `sudo btrfs replace start MISSING-ID /dev/sdX /mnt`',
};
const drive: Candidate = {
  message: 'The drive is failing: sectors that it cannot read or write',
  check: '`sudo smartctl -x /dev/sdX`: Reallocated, Pending and Uncorrectable sectors',
  fix: 'Replace the drive, then `sudo btrfs device stats -z /mnt` and a scrub',
};
const way: Candidate = {
  message: 'The way to the drive damages or loses data: cable, backplane, controller, power or memory',
  check:
    'Are several drives of one cable or card affected? `sudo smartctl -A /dev/sdX`: does UDMA_CRC_Error_Count grow? Test the memory',
  fix: 'Change what the affected drives share, then `sudo btrfs device stats -z /mnt` and a scrub',
};
const lost: Candidate = {
  message: 'The drive or its controller lost writes that it had reported as done',
  check:
    '`sudo btrfs scrub start -B /mnt`, then `sudo btrfs device stats /mnt`: does generation_errs grow? Was the power cut before?',
  fix: 'Update the firmware of drive and controller; if it happens again, replace what lost the writes. Then `sudo btrfs device stats -z /mnt` and a scrub',
};
