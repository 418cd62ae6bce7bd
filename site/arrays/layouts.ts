// The layouts that the comparison sets side by side, as its form and its URL name them.

import type { Inputs, Picture } from '../../calc-wasm/js/calc.ts';
import type { Calculators } from '../../calc-wasm/js/generated/catalog.ts';
import { pageLink } from '../common/link.ts';
import { hyphenated } from '../common/query.ts';

export const COMPARISON = pageLink('/calculators/compare-arrays/');

/** The embed of the comparison, and its version: it goes up with the model of any of its makers. */
export const COMPARE_EMBED = { embed: 'compare-arrays', version: 1 };

export type Maker = 'raid' | 'zfs' | 'mixed-drives';

type InputOf<Name extends keyof Calculators> = keyof Calculators[Name]['inputs'];

/** Which input of each names the layout, which its groups, and which of the shared inputs it takes. */
export const makers: {
  [Name in Maker]: { layout: InputOf<Name>; groups?: InputOf<Name>; takes: InputOf<Name>[] };
} = {
  raid: { layout: 'level', groups: 'groups', takes: ['drives', 'drive_iops', 'read_share', 'drive_rate'] },
  zfs: { layout: 'layout', groups: 'vdevs', takes: ['drives', 'drive_iops', 'drive_rate'] },
  'mixed-drives': { layout: 'scheme', takes: ['drives', 'drive_iops', 'read_share', 'drive_rate'] },
};

const isMaker = (name: string): name is Maker => Object.hasOwn(makers, name);

/** What all columns share, and which calculator declares it. */
export const shared = {
  raid: ['drives', 'drive_iops', 'read_share', 'drive_rate'],
  rebuild: ['afr', 'replace_time'],
} as const satisfies { raid: InputOf<'raid'>[]; rebuild: InputOf<'rebuild'>[] };

/** One column: a layout, and its number of groups where the reader gave one. */
export interface Choice {
  maker: Maker;
  layout: string;
  groups: string;
}

/** More columns than this fit no screen. */
export const MOST_COLUMNS = 6;

/** One layout of each kind for so many drives; mirrors of ZFS in pairs. */
const usual = (drives: number): string =>
  `raid.raid10,raid.raid6,zfs.raidz2,zfs.mirror*${Math.max(1, Math.floor(drives / 2))},mixed-drives.shr1,mixed-drives.btrfs_raid1`;

/** How many drives the comparison opens with. */
export const OPENING = 8;

export const DEFAULT_LAYOUTS = usual(OPENING);

/** The usual layouts for another number of drives, where a reader has chosen no others. */
export const adapted = (choices: Choice[], before: number, now: number): Choice[] =>
  writeChoices(choices) === usual(before) ? readChoices(usual(now)) : choices;

/** `zfs.mirror*4` and so on, with commas between them; what is no layout is left out. */
export function readChoices(text: string): Choice[] {
  return text
    .split(',')
    .flatMap((item) => {
      const [, maker = '', layout = '', groups = ''] = /^([\w-]+)\.(\w+)(?:\*(.{1,8}))?$/.exec(item) ?? [];
      return isMaker(maker) ? [{ maker, layout, groups }] : [];
    })
    .slice(0, MOST_COLUMNS);
}

export const writeChoice = ({ maker, layout, groups }: Choice): string =>
  `${maker}.${layout}${groups ? `*${groups}` : ''}`;

export const writeChoices = (choices: Choice[]): string => choices.map(writeChoice).join();

/** What a calculator is asked for a column. */
export function question({ maker, layout, groups }: Choice, inputs: Inputs): Inputs {
  const { layout: name, groups: groupsName, takes } = makers[maker];
  const own = takes.filter((input) => input in inputs).map((input) => [input, inputs[input]]);
  return { ...Object.fromEntries(own), [name]: layout, ...(groups && groupsName ? { [groupsName]: groups } : {}) };
}

/** The comparison for an array's drives: its own layout first, then the usual ones. */
export function compareLink(name: string, inputs: Inputs, picture: Picture): string {
  if (!isMaker(name)) return COMPARISON;
  const { layout, groups = '', takes } = makers[name];
  // The other levels of RAID ignore the number of groups.
  const isGrouped = picture.sets.length > 1 && inputs[groups] === picture.sets.length;
  const own: Choice = { maker: name, layout: String(inputs[layout]), groups: isGrouped ? String(inputs[groups]) : '' };
  const others = readChoices(usual(picture.sizes.length)).filter(
    (other) => other.maker !== own.maker || other.layout !== own.layout,
  );
  const given = takes.map((input) => [hyphenated(input), String(inputs[input])]);
  const layouts = writeChoices([own, ...others].slice(0, MOST_COLUMNS));
  return `${COMPARISON}?${new URLSearchParams(given)}&layouts=${encodeURI(layouts)}`;
}
