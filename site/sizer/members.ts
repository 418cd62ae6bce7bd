// The fields of a part and of an array in the form: what each holds, and which kinds of parts have it.
import { type LinkKind, linkKinds, links, type PartKind } from '../../calc-wasm/js/generated/chain.ts';
import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import { quantity, scaled, size } from '../common/format.ts';

export interface Member {
  name: MemberName;
  control: 'name' | 'text' | 'link' | 'flag';
  /** What a number counts. */
  unit?: UnitName;
  /** What a number alone counts, and how many base units that is. */
  bare?: readonly [symbol: string, factor: number];
  kinds: readonly PartKind[];
  /** Shown at once; the rest is folded. */
  first?: boolean;
  /** What a part has that says nothing of it. */
  usual: string | number | boolean;
}

export type MemberName =
  | ('name' | 'count' | 'link' | 'slot' | 'ports' | 'network' | 'read' | 'write')
  | ('read_iops' | 'write_iops' | 'slow_end' | 'size' | 'max_payload_size' | 'mtu' | 'memory')
  | ('by_frame' | 'buffered' | 'bot' | 'solid');

const controllers: PartKind[] = ['sata_controller', 'hba', 'raid_card', 'usb_host'];
const cards: PartKind[] = [...controllers, 'switch', 'adapter', 'nic'];
const inner: PartKind[] = [...cards, 'chipset', 'expander', 'multiplier', 'bridge'];
const every: PartKind[] = [...inner, 'drive'];
const passing: PartKind[] = [...controllers, 'expander', 'multiplier', 'bridge', 'drive'];

const RATE = { control: 'text', unit: 'byte_per_second', bare: ['MB/s', 1e6], usual: 0 } as const;
const IOPS = {
  control: 'text',
  unit: 'operation_per_second',
  bare: ['IOPS', 1],
  usual: 0,
} as const;
const BYTES = { control: 'text', unit: 'byte', bare: ['B', 1] } as const;

export const members: readonly Member[] = [
  { name: 'name', control: 'name', kinds: every, first: true, usual: '' },
  { name: 'count', control: 'text', unit: 'count', kinds: every, first: true, usual: 1 },
  { name: 'link', control: 'link', kinds: every, first: true, usual: '' },
  { name: 'slot', control: 'link', kinds: [...cards, 'drive'], first: true, usual: '' },
  { name: 'ports', control: 'link', kinds: inner, first: true, usual: '' },
  { name: 'network', control: 'link', kinds: ['nic'], first: true, usual: '' },
  { name: 'read', ...RATE, kinds: passing, first: true },
  { name: 'write', ...RATE, kinds: passing, first: true },
  { name: 'read_iops', ...IOPS, kinds: passing },
  { name: 'write_iops', ...IOPS, kinds: passing },
  {
    name: 'slow_end',
    control: 'text',
    unit: 'ratio',
    bare: ['%', 0.01],
    kinds: ['drive'],
    usual: 1,
  },
  { name: 'size', ...BYTES, bare: ['TB', 1e12], kinds: ['drive'], usual: 0 },
  { name: 'max_payload_size', ...BYTES, kinds: [...cards, 'chipset', 'drive'], usual: 0 },
  { name: 'mtu', ...BYTES, kinds: ['nic'], usual: 1500 },
  { name: 'memory', ...RATE, bare: ['GB/s', 1e9], kinds: ['host'] },
  { name: 'by_frame', control: 'flag', kinds: ['multiplier'], usual: true },
  { name: 'buffered', control: 'flag', kinds: ['expander'], usual: false },
  { name: 'bot', control: 'flag', kinds: ['bridge'], usual: false },
  { name: 'solid', control: 'flag', kinds: ['drive'], usual: false },
];

/** Those of the processor, which has no row: its fields stand with the workload. */
export const ofHost: readonly Member[] = [
  { name: 'name', control: 'text', kinds: ['host'], usual: '' },
  ...members.filter(({ kinds }) => kinds.includes('host')),
];

/** A number alone, without a letter or a sign of a unit. */
const BARE = /^[\d\s.,'’]+$/;

/** What stands in a field, as the core reads it: a number alone counts the unit of the label. */
export const typed = ({ bare }: Pick<Member, 'bare'>, text: string): string =>
  bare && BARE.test(text) ? `${text} ${bare[0]}` : text;

const EXACT = { digits: 15, exact: true, typed: true };

/** A value as a field shows it and the core reads it. */
export function fieldText({ unit, bare, usual }: Member, value: unknown): string {
  if (typeof value !== 'number') return String(value ?? '');
  if (value === usual && usual === 0) return '';
  if (unit === 'byte') return size(value, EXACT);
  if (bare && unit === 'byte_per_second' && value >= bare[1] && value < 1e6 * bare[1]) {
    return scaled(value / bare[1], bare[0], EXACT);
  }
  return quantity(value, unit ?? 'count', EXACT);
}

/** Links that fields suggest, as the core writes them: the widths of each kind that cards and slots have. */
export const suggestions: readonly string[] = linkKinds.flatMap(suggested);

function suggested(kind: LinkKind): string[] {
  const { generations, widths } = links[kind];
  const named = generations.map((name) => (/^[A-Za-z]/.test(name) ? name : `${kind} ${name}`));
  if (kind === 'sas') return named.flatMap((name) => [name, `${name} x4`, `${name} x8`]);
  const usual = widths.filter((width) => width <= 16 && width !== 12);
  return usual.length === 0 ? named : named.flatMap((name) => usual.map((width) => `${name} x${width}`));
}
