// The members of a part as the fields of the form.
import { type LinkKind, linkKinds, links, partKinds } from '../../calc-wasm/js/generated/chain.ts';
import { type PartMember, partMembers } from '../../calc-wasm/js/generated/members.ts';
import type { Scale } from '../../calc-wasm/js/generated/units.ts';
import { kindNames } from '../../calc-wasm/js/link.ts';
import { quantity, scaled, size } from '../common/format.ts';
import { words } from './form.words.ts';

export type MemberName = PartMember['name'] | 'name';

/** A member that the core declares, or the name. */
export type Member = Omit<PartMember, 'name' | 'takes' | 'usual'> & {
  name: MemberName;
  takes: PartMember['takes'] | 'name';
  usual: PartMember['usual'] | '';
};

const name: Member = {
  name: 'name',
  label: words.name,
  takes: 'name',
  unit: null,
  bare: null,
  choices: null,
  folded: false,
  usual: '',
  shown: partKinds.filter((kind) => kind !== 'host'),
  kinds: null,
};

export const members: readonly Member[] = [name, ...partMembers];

/** Those of the processor, which has no row: its fields stand with the workload. */
export const ofHost: readonly Member[] = [name, ...members.filter(({ shown }) => shown.includes('host'))];

/** A number without a unit. */
const BARE = /^[\d\s.,'’]+$/;

/** The text of a field, as the core reads it: a number alone counts the unit of the label. */
export const typed = ({ bare }: { bare: Readonly<Scale> | null }, text: string): string =>
  bare && BARE.test(text) ? `${text} ${bare[0]}` : text;

const EXACT = { digits: 15, exact: true, typed: true };

/** A value as a field shows it and the core reads it. */
export function fieldText({ unit, bare, usual }: Member, value: unknown): string {
  if (typeof value !== 'number') return String(value ?? '');
  if (value === 0 && usual === null) return '';
  if (unit === 'byte') return size(value, EXACT);
  if (bare && unit === 'byte_per_second' && value >= bare[1] && value < 1e6 * bare[1]) {
    return scaled(value / bare[1], bare[0], EXACT);
  }
  return quantity(value, unit ?? 'count', EXACT);
}

/** Links to choose from, as the core writes them: the widths of each kind that cards and slots have. */
export const suggestions = linkKinds.map((kind) => ({ kind: kindNames[kind], texts: suggested(kind) }));

function suggested(kind: LinkKind): string[] {
  const { generations, widths } = links[kind];
  const named = generations.map((name) => (/^[A-Za-z]/.test(name) ? name : `${kind} ${name}`));
  if (kind === 'sas') return named.flatMap((name) => [name, `${name} x4`, `${name} x8`]);
  const usual = widths.filter((width) => width <= 16 && width !== 12);
  return usual.length === 0 ? named : named.flatMap((name) => usual.map((width) => `${name} x${width}`));
}
