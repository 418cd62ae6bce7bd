// What the planner is asked, as a form and as a URL: space, failures, rate, drives, and the board that they go into.
import { families, links } from '../../calc-wasm/js/generated/chain.ts';
import { type Parameter, type State, toQuery } from '../common/state.ts';
import { typed as inUnit } from '../sizer/members.ts';

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

export const drives = {
  hdd: { link: 'sata 3.0', size: '16 TB', rate: '250 MB/s', slow_end: 0.5 },
  'sata-ssd': { link: 'sata 3.0', size: '4 TB', rate: '550 MB/s', solid: true },
  'nvme-3': { link: 'pcie 3.0 x4', size: '2 TB', rate: '3500 MB/s', solid: true },
  'nvme-4': { link: 'pcie 4.0 x4', size: '4 TB', rate: '7000 MB/s', solid: true },
  'nvme-5': { link: 'pcie 5.0 x4', size: '4 TB', rate: '14000 MB/s', solid: true },
} satisfies Record<string, DriveKind>;

export type Drive = keyof typeof drives;
export const driveKinds = Object.keys(drives) as Drive[];

/** No network: the rate alone counts. */
export const NO_NETWORK = 'none';
/** A board of which nothing is known but that it has slots. */
export const ANY_BOARD = 'any';

export const FAILURES = ['0', '1', '2', '3'];

/** A field of the form: its name is that of its parameter. */
export const TEXTS = ['usable', 'rate', 'most-drives', 'size', 'drive-rate'] as const;
export type TextField = (typeof TEXTS)[number];

/** What a number alone counts, in each field that has a unit. */
export const BARE: Record<TextField, string> = {
  usable: 'TB',
  rate: 'MB/s',
  'most-drives': '',
  size: 'TB',
  'drive-rate': 'MB/s',
};

const one = (name: string, start: string, allowed: readonly string[]): Parameter => ({
  name,
  allowed,
  start: [start],
});
const free = (name: TextField, start: string): Parameter => ({
  ...{ name, allowed: [], start: [start], free: true },
});

/** The parameters of an address, in its order. `boards` are the ids of all that there are. */
export const parameters = (boards: readonly string[]): readonly Parameter[] => [
  free('usable', '80 TB'),
  one('failures', '1', FAILURES),
  one('network', '10G', [NO_NETWORK, ...links.ethernet.generations]),
  free('rate', ''),
  one('drive', 'hdd', driveKinds),
  free('size', drives.hdd.size),
  free('drive-rate', drives.hdd.rate),
  free('most-drives', '12'),
  one('layouts', 'any', families),
  one('board', ANY_BOARD, [ANY_BOARD, ...boards]),
];

/** A value of a state that has one of each. */
export const chosen = (state: State, name: string): string => state[name]?.[0] ?? '';

/** A wish that differs from another in these fields. */
export const wishOf = (state: State, change: Readonly<Record<string, string>>): State => ({
  ...state,
  ...Object.fromEntries(Object.entries(change).map(([name, value]) => [name, [value]])),
});

/** The address of a wish. */
export const addressOf = (path: string, state: State, boards: readonly string[]): string =>
  path + toQuery(state, parameters(boards));

/** What stands in a field, as the core reads it: a number alone counts the unit of the label. */
export const typed = (name: TextField, text: string): string =>
  inUnit(BARE[name] ? { bare: [BARE[name], 1] } : {}, text.trim());
