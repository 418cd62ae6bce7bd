// English words of arrays: where blocks lie, which drives may fail, simulated losses.
import { list } from '../common/list.ts';

/** More drives than this are counted, not listed. */
const MOST_LISTED = 6;

function drives(numbers: readonly number[], last: 'and' | 'or' = 'and'): string {
  const shown = numbers.length > MOST_LISTED ? numbers.slice(0, MOST_LISTED - 1) : numbers;
  const rest = numbers.length - shown.length;
  const parts = rest > 0 ? [...shown, `${rest} more`] : shown;
  return `${numbers.length === 1 || last === 'or' ? 'drive' : 'drives'} ${list(parts, last)}`;
}

const count = (number: number): string => ['no', 'one', 'two', 'three', 'four'][number] ?? `${number}`;

export const words = {
  checked: {
    made: (tools: string, same: string, all: string, held: string) =>
      `Checked on arrays of this layout that ${tools} made: ${same} of ${all} have ${held}.`,
    held: {
      raid: 'the computed size, to the byte',
      zfs: 'the computed size to the byte, and the computed usable capacity within 4 MiB or a millionth',
      'mixed-drives': 'the computed usable capacity, as btrfs and as df print it, within 4 MiB or a millionth',
    },
    others: 'The table of the check says why the others differ.',
    how: 'How this is checked',
  },
  picture: {
    title: 'Data and parity on each drive',
    legend: 'Tick drives to simulate failures',
    repair: 'Repair all drives',
    drive: (number: number) => `Drive ${number}`,
    /** After the name of a drive, for readers who only hear the box. */
    failedBox: 'failed',
    width: 'Width is capacity. The cells are the first stripes; their pattern goes on to the end.',
    pieces: { d: 'D0: data', c: 'D0′: a copy of D0', p: 'P, Q, R: parity', s: 'S: spare', x: 'hatched cells: padding' },
    unusedKey: 'hatched: unused',
    notes: {
      raid: 'Parity rotates as in Linux md by default (left-symmetric); some controllers rotate it the other way.',
      zfs: 'Cells are sectors of consecutive uncompressed records; every record starts with its parity. dRAID is drawn before ZFS shuffles the drives of each row; a special vdev is left out.',
      'mixed-drives': 'Stripes and chunks go to the drives with the most free space, in turn where they are equal.',
    },
    parity: ['P', 'Q', 'R'],
    /** What a bar shows, for readers who do not see it. */
    bar: (cells: string) => `First blocks: ${cells}`,
    emptyBar: 'No data',
    groups: {
      mirror: (number: number) => `Mirror ${number}`,
      group: (number: number) => `Group ${number}`,
      vdev: (number: number) => `vdev ${number}`,
    },
    slices: { tier: (number: number) => `Tier ${number}`, whole: 'Data', far: 'Copies', spare: 'Spare' },
    tier: (number: number, drives: number, size: string, redundancy: string) =>
      `Tier ${number}: ${drives} drives, ${size} of each, ${redundancy}`,
    upTo: (size: string) => `up to ${size}`,
    redundancy: (copies: number, parity: number) =>
      copies > 1 ? `${count(copies)} copies` : parity > 0 ? `${count(parity)} of parity` : 'no redundancy',
    states: {
      failed: 'failed',
      fatal: 'next failure loses data',
      unused: (size: string) => `${size} unused`,
      spare: 'spare',
      later: 'filled later',
    },
    failedLabel: 'Failed drives',
  },
  verdict: {
    tooMany: (drives: number) => `Not drawn: ${drives} drives do not fit in a picture.`,
    whole: (any: number) =>
      any > 0
        ? `All drives work. Any ${any === 1 ? 'one' : count(any)} may fail.`
        : 'All drives work. Any failure loses data.',
    survives: (failed: number[], copies: boolean) =>
      copies
        ? `Data survives without ${drives(failed)}: every block still has a copy.`
        : `Data survives without ${drives(failed)}: parity makes up for ${failed.length === 1 ? 'it' : 'them'}.`,
    untouched: (failed: number[]) => `Data survives without ${drives(failed)}: no data lay there.`,
    anyMore: 'Any further drive may fail.',
    noMore: 'No redundancy is left: one more failure loses data.',
    someMore: (fatal: number[]) => `The failure of ${drives(fatal, 'or')} would lose data; any other drive may fail.`,
    lostOnly: (failed: number[]) =>
      `Data is lost: ${drives(failed)} held the only copy of ${failed.length === 1 ? 'its' : 'their'} blocks.`,
    lostCopies: (failed: number[]) => `Data is lost: ${drives(failed)} held all copies of the same blocks.`,
    lostParity: (failed: number[], of: number, mayFail: number) =>
      `Data is lost: ${drives(failed)} failed in a group of ${of} that survives ${count(mayFail)}.`,
    lostTurns: (failed: number[]) =>
      `Data is lost: some blocks had more pieces on ${drives(failed)} than they can lose.`,
    lostAlone: (lost: number[]) => `The data of ${drives(lost)} is lost. The other data drives can still be read.`,
  },
  simulation: {
    title: 'Does the formula hold?',
    lede: 'The chance of losing data in use comes from a formula. Here the same arrays are simulated one by one, failure by failure, with random events: a check that shares no algebra with it.',
    trials: 'Arrays to simulate',
    sizes: [10_000, 100_000, 1_000_000, 10_000_000],
    seed: 'Seed',
    run: 'Simulate',
    stop: 'Stop',
    formula: 'formula',
    progress: (played: string, of: string, losses: string) => `${played} of ${of} arrays, ${losses} lost data`,
    stopped: (played: string, of: string) => `Stopped after ${played} of ${of} arrays.`,
    found: (share: string, low: string, high: string, losses: string, trials: string) =>
      `Simulated: ${share}, with 95\u202f% confidence ${low} to ${high} (${losses} of ${trials} arrays lost data).`,
    noLoss: (trials: string, high: string) =>
      `None of ${trials} arrays lost data: with 95\u202f% confidence the chance is at most ${high}.`,
    agree: (formula: string) => `The formula says ${formula}. They agree: it lies in this range.`,
    rare: (formula: string) =>
      `The formula says ${formula}, which is consistent with this, but such losses are too rare to check this way.`,
    disagree: (formula: string) =>
      `The formula says ${formula}, outside this range. By chance that happens to one seed in twenty: try another, or more arrays.`,
    tooLong: 'A single array has more than ten million events: too many to simulate.',
    failed: 'The simulation could not be run here. The formula above does not depend on it.',
  },
};
