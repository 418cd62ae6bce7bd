// What the planner is asked, as a form and as a URL: space, failures, rate, drives, and the board that they go into.
import { families, links } from '../../calc-wasm/js/generated/chain.ts';
import { readNumber } from '../../calc-wasm/js/number.ts';
import { nasSystems } from '../../datasets/tools/parts/nas-reserves.ts';
import { typedSymbol } from '../common/format.ts';
import { type Parameter, type State, toQuery } from '../common/state.ts';
import { typed as inUnit } from '../sizer/members.ts';
import { idOf } from './reserved.ts';

/** A kind of drive, and one that is sold today: where its figures start. */
export interface DriveKind {
  link: string;
  /** As the form shows them. */
  size: string;
  rate: string;
  /** Share of its rate that a hard disk gives on its inner tracks. */
  slow_end?: number;
  /** Whether it skips what it does not read, as SSDs do. */
  solid?: boolean;
}

/** A capacity or a rate as a reader of this language types it: «16 ТБ» in Russian. */
const local = (text: string): string => text.replace(/(?<!\S)\S+$/, (symbol) => typedSymbol(symbol));

const sold = {
  hdd: { link: 'sata 3.0', size: '16 TB', rate: '250 MB/s', slow_end: 0.5 },
  'sata-ssd': { link: 'sata 3.0', size: '4 TB', rate: '550 MB/s', solid: true },
  'nvme-3': { link: 'pcie 3.0 x4', size: '2 TB', rate: '3500 MB/s', solid: true },
  'nvme-4': { link: 'pcie 4.0 x4', size: '4 TB', rate: '7000 MB/s', solid: true },
  'nvme-5': { link: 'pcie 5.0 x4', size: '4 TB', rate: '14000 MB/s', solid: true },
  'u2-3': { link: 'pcie 3.0 x4', size: '3.84 TB', rate: '3200 MB/s', solid: true },
  'u2-4': { link: 'pcie 4.0 x4', size: '7.68 TB', rate: '6800 MB/s', solid: true },
  'u2-5': { link: 'pcie 5.0 x4', size: '7.68 TB', rate: '13000 MB/s', solid: true },
} satisfies Record<string, DriveKind>;

export type Drive = keyof typeof sold;
export const driveKinds = Object.keys(sold) as Drive[];

export const drives = Object.fromEntries(
  Object.entries<DriveKind>(sold).map(([kind, drive]) => [
    kind,
    { ...drive, size: local(drive.size), rate: local(drive.rate) },
  ]),
) as Record<Drive, DriveKind>;

/** Where such drives go: into SATA ports, M.2 slots, or bays whose cables lead to lanes of the processor. */
export type Socket = 'sata' | 'm2' | 'u2';
export const socketOf = (drive: Drive): Socket =>
  drive.startsWith('nvme') ? 'm2' : drive.startsWith('u2') ? 'u2' : 'sata';

/** No network: the rate alone counts. */
export const NO_NETWORK = 'none';
/** Any system, of which nothing is kept. */
export const ANY_SYSTEM = 'any';
/** A board of which nothing is known but that it has slots. */
export const ANY_BOARD = 'any';

/** A board by its name, in the place of a chipset. */
export const BOARD_NAME = 'board-name';

/** No graphics card, or one with this many lanes of a processor slot. */
export const GRAPHICS = ['none', 'x8', 'x16'] as const;
export type Graphics = (typeof GRAPHICS)[number];

/** As many as the drives ask for: rebuilding a large hard disk takes long enough for a second one to fail. */
export const AUTO = 'auto';
export const FAILURES = [AUTO, '0', '1', '2', '3'];

/** Bytes of a hard disk from which on two failures are to be survived. */
const LARGE_DISK = 8e12;

/** Drive failures that are to be survived. */
export function failuresOf(state: State): number {
  const typedFailures = chosen(state, 'failures');
  if (typedFailures !== AUTO) return Number(typedFailures);
  const size = readNumber(chosen(state, 'size'), 'byte', { bare: 'TB' });
  return chosen(state, 'drive') === 'hdd' && 'value' in size && size.value >= LARGE_DISK ? 2 : 1;
}

/** The field for a drive's name, which fills those of its kind, its size and its rate and stands in no address. */
export const DRIVE_NAME = 'drive-name';

/** A field of the form: its name is that of its parameter. */
export const TEXTS = ['usable', 'rate', 'most-drives', 'size', 'drive-rate', 'sata-ports'] as const;
export type TextField = (typeof TEXTS)[number];

/** What a drive costs, and what else a layout takes: the reader's own numbers, of any currency. */
export const DRIVE_PRICE = 'drive-price';
/** `broadcom-9300-8i:120`: what goes with the drives at this place. */
export const PRICES = 'price';
/** More than the ranking ever has rows. */
const MOST_PRICES = 60;

/** The fields of a second array end so; it is asked for where its capacity is given. */
export const SECOND = '-2';
export const SECOND_FIELDS = ['usable', 'failures', 'drive', 'size', 'drive-rate', 'most-drives'];

/** The kinds that either array starts with. */
const START = 'hdd';
const SECOND_START = 'nvme-4';

/** What a number alone counts, in each field that has a unit. */
export const BARE: Record<TextField, string> = {
  usable: 'TB',
  rate: 'MB/s',
  'most-drives': '',
  size: 'TB',
  'drive-rate': 'MB/s',
  'sata-ports': '',
};

const choice = (name: string, start: string, allowed: readonly string[]): Parameter => ({
  name,
  allowed,
  start: [start],
});
const free = (name: string, start: string): Parameter => ({ name, allowed: [], start: [start], free: true });

/** The parameters of an address, in its order. `boards` are the ids of all that there are. */
export const parameters = (boards: readonly string[]): readonly Parameter[] => [
  free('usable', local('80 TB')),
  choice('failures', AUTO, FAILURES),
  choice('network', '10G', [NO_NETWORK, ...links.ethernet.generations]),
  free('rate', ''),
  choice('drive', START, driveKinds),
  free('size', drives[START].size),
  free('drive-rate', drives[START].rate),
  free('most-drives', '12'),
  choice('layouts', 'any', families),
  choice('system', ANY_SYSTEM, [ANY_SYSTEM, ...nasSystems.map(idOf)]),
  choice('board', ANY_BOARD, [ANY_BOARD, ...boards]),
  free(BOARD_NAME, ''),
  free('sata-ports', ''),
  choice('graphics', 'none', GRAPHICS),
  free(`usable${SECOND}`, ''),
  choice(`failures${SECOND}`, AUTO, FAILURES),
  choice(`drive${SECOND}`, SECOND_START, driveKinds),
  free(`size${SECOND}`, drives[SECOND_START].size),
  free(`drive-rate${SECOND}`, drives[SECOND_START].rate),
  free(`most-drives${SECOND}`, '4'),
  free(DRIVE_PRICE, ''),
  { name: PRICES, allowed: [], free: true, most: MOST_PRICES, start: [] },
];

/** A second array as a wish of its own: nothing is wanted of its rate. */
export const secondOf = (state: State): State | undefined =>
  chosen(state, `usable${SECOND}`) === ''
    ? undefined
    : {
        ...wishOf(state, Object.fromEntries(SECOND_FIELDS.map((name) => [name, chosen(state, name + SECOND)]))),
        network: [NO_NETWORK],
        rate: [''],
        layouts: ['any'],
      };

/**
 * What the fields of a drive hold after another kind was chosen: a figure that somebody typed stays, and only one that
 * the kind before had brought gives way to that of the new kind.
 */
export function refitted(
  before: Drive,
  now: Drive,
  { size, rate }: { size: string; rate: string },
): { size: string; rate: string } {
  const untouched = (text: string, brought: string) => text.trim() === '' || text.trim() === brought;
  return {
    size: untouched(size, drives[before].size) ? drives[now].size : size,
    rate: untouched(rate, drives[before].rate) ? drives[now].rate : rate,
  };
}

/** An address may name a kind of drive and none of its figures: they are those of that kind, not of the form's start. */
export const ofKind = (state: State): State =>
  (['', SECOND] as const).reduce((known, end) => {
    const start = end === SECOND ? SECOND_START : START;
    const [size, rate] = [chosen(known, `size${end}`), chosen(known, `drive-rate${end}`)];
    const fitted = refitted(start, chosen(known, `drive${end}`) as Drive, { size, rate });
    return wishOf(known, { [`size${end}`]: fitted.size, [`drive-rate${end}`]: fitted.rate });
  }, state);

/** Sizes that each socket's drives are sold in, in terabytes. */
const SIZES: Record<Socket, readonly number[]> = {
  sata: [1, 2, 4, 8, 12, 16, 18, 20, 22, 24, 28],
  m2: [1, 2, 4, 8],
  u2: [1.92, 3.84, 7.68, 15.36, 30.72, 61.44],
};

/** Sizes above the one that is typed, the smallest first. SATA SSDs end where M.2 ones do. */
export function driveSizes(state: State): string[] {
  const drive = chosen(state, 'drive') as Drive;
  const typedSize = readNumber(chosen(state, 'size'), 'byte', { bare: 'TB' });
  if (!('value' in typedSize)) return [];
  const sold = drive === 'sata-ssd' ? SIZES.m2 : SIZES[socketOf(drive)];
  return sold.filter((size) => size * 1e12 > typedSize.value).map((size) => local(`${size} TB`));
}

/** SATA ports of the board as the reader counts them: nothing where the field is empty, or holds no such number. */
export function portsIn(state: State): number | undefined {
  const reading = readNumber(chosen(state, 'sata-ports'), 'count');
  return 'value' in reading && Number.isInteger(reading.value) && reading.value >= 0 && reading.value <= MOST_PORTS
    ? reading.value
    : undefined;
}

/** More than any board has. */
export const MOST_PORTS = 64;

/** A price as the reader typed it; nothing where it is none. */
export function priceIn(text: string): number | undefined {
  const reading = readNumber(text, 'count');
  return 'value' in reading && reading.value >= 0 ? reading.value : undefined;
}

/** `broadcom-9300-8i:120`, taken apart: prices by the places that they are for. */
export const pricesIn = (state: State): Map<string, string> =>
  new Map(
    (state[PRICES] ?? []).flatMap((item): [string, string][] => {
      const at = item.indexOf(':');
      return at < 1 ? [] : [[item.slice(0, at), item.slice(at + 1)]];
    }),
  );

/** A value of a state that has one of each. */
export const chosen = (state: State, name: string): string => state[name]?.[0] ?? '';

/** A wish that differs from another in these fields. */
export const wishOf = (state: State, change: Readonly<Record<string, string>>): State => ({
  ...state,
  ...Object.fromEntries(Object.entries(change).map(([name, value]) => [name, [value]])),
});

export const addressOf = (path: string, state: State, boards: readonly string[]): string =>
  path + toQuery(state, parameters(boards));

/** What stands in a field, as the core reads it: a number alone counts the unit of the label. */
export const typed = (name: TextField, text: string): string =>
  inUnit({ bare: BARE[name] ? [BARE[name], 1] : null }, text.trim());
