/** What the system of a NAS leaves of an array, by rows with a source. */
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { quantity } from '../../datasets/tools/language/figure.ts';
import { hasZfs, leftBy, nasSystems } from '../../datasets/tools/parts/nas-reserves.ts';
import type { Found } from './answer.ts';
import { calculated } from './ask-core.ts';
import { clarify } from './clarify.ts';
import makers from './nas.json' with { type: 'json' };
import { words } from './nas.words.ts';
import { binary } from './show.ts';
import type { Talk } from './talk.ts';
import { SAID } from './vocabulary.ts';

/** By what the systems of each maker are called, with the levels that they are asked for. */
const called = ({ text }: Talk) => makers.find(({ said }) => SAID[said as keyof typeof SAID].test(text));

/** Which of the levels of the NAS that is named. */
export function whichLevelOn(talk: Talk, page: string): Found | undefined {
  const own = called(talk);
  return own && clarify(words.whichLevel(own.maker), talk.offer(own.levels), page);
}

/** With a digit more: what is kept of a drive is little of it. */
const bytes = (value: number): string => quantity(value, 'byte', { digits: 4 });

export interface OnNas {
  /** Bytes that are left. */
  value: number;
  shown: string;
  text: string;
  /** With what the file system takes. */
  isWhole: boolean;
}

/** "4x8TB+2x4TB", as solvers list drives: how many, and bytes of each. */
const groupsIn = (drives: string) =>
  drives.split('+').map((group) => {
    const [count = '', size = ''] = group.replace('TB', '').split('x');
    return { count: Number(count), bytes: Number(size) * 1e12 };
  });

/** What the NAS that is named leaves of an array that a calculator has; nothing where no source says, or it does not show. */
export function onNas(
  talk: Talk,
  name: CalculatorName,
  inputs: Record<string, unknown>,
  level: string,
): OnNas | undefined {
  const maker = called(talk)?.maker;
  const system = maker && nasSystems.find((known) => known.startsWith(maker));
  if (system === undefined || hasZfs(system) !== (name === 'zfs')) return undefined;
  const groups = groupsIn(String(inputs.drives));
  const usable = (kept: number): number | undefined => {
    const drives = groups.map(({ count, bytes: size }) => `${count}x${size - kept}B`).join('+');
    return calculated(talk.given, name, { ...inputs, drives })?.usable;
  };
  const raw = groups.reduce((sum, { count, bytes: size }) => sum + count * size, 0);
  const all = usable(0);
  const left = leftBy(system, { usable, raw, groups: Number(inputs.groups ?? 1) });
  const shown = bytes(left?.usable ?? 0);
  if (all === undefined || left === undefined || shown === bytes(all)) return undefined;
  const both = [bytes(all), binary(all), level] as const;
  // Swap is what older versions made.
  if (hasZfs(system))
    return { value: all, shown: bytes(all), isWhole: true, text: words.older(...both, system, shown) };
  if (left.isLeast) talk.assume(words.assumeOne);
  const text = words.less(...both, words.keeps(system, quantity(left.kept, 'byte'), left), shown);
  return { value: left.usable, shown, text, isWhole: left.isLeast };
}
