/** Questions to the calculators, with refusals as nothing. */
import { refused } from '../../calc-wasm/js/calc.ts';
import type { ChainArray, ChainPart } from '../../calc-wasm/js/chain.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import type { Load } from '../../calc-wasm/js/generated/chain.ts';
import { calculatorUrl } from './address.ts';
import type { Answer, Found, Unit } from './answer.ts';
import type { Given } from './talk.ts';

type Figures = Record<string, number>;
export function calculated({ calc }: Given, name: CalculatorName, inputs: object): Figures | undefined {
  const answer = calc.calculate(name, inputs as never) as unknown;
  return refused(answer as never) ? undefined : (answer as Figures);
}

/** A figure with the page that has more of it. */
export const answer = (page: string, value: number, unit: Unit, text: string, more: Partial<Found> = {}): Found => ({
  ...{ outcome: 'answer', page, value, unit, text },
  ...more,
});

/** What a calculator answers, with its page open on the question. */
export const figured = (
  name: CalculatorName,
  inputs: Record<string, unknown>,
  value: number,
  unit: Unit,
  text: string,
  more: Partial<Found> = {},
): Found => answer(`calculator:${name}`, value, unit, text, { url: calculatorUrl(name, inputs), ...more });

type Level = { level: string; layout?: string | undefined };
/** What an array of a level holds, one vdev of ZFS, with the calculator that says so. */
export function spaceIn(given: Given, { level, layout }: Level, drives: string) {
  const isZfs = layout === 'zfs' || level.startsWith('raidz');
  const name: CalculatorName = isZfs ? 'zfs' : layout === 'mixed' ? 'mixed-drives' : 'raid';
  const inputs = {
    drives,
    ...(isZfs ? { layout: level, vdevs: 1 } : layout === 'mixed' ? { scheme: level } : { level }),
  };
  return { name, inputs, usable: calculated(given, name, inputs)?.usable };
}

/** What a link of USB is seen to carry, and what its packets allow; a tunnel carries what they allow. */
export function usbCarries(given: Given, generation: string, isBot = false) {
  const inputs = { generation, ...(isBot && { protocol: 'bot' }) };
  const most = calculated(given, 'usb', inputs)?.most;
  const { low = 1, high = 1 } = (!isTunnel(generation) && given.names.link('usb', generation)) || {};
  return most === undefined ? undefined : { most, usual: most * ((low + high) / 2) };
}

/** Thunderbolt and USB4 pass PCI Express on. */
export const isTunnel = (generation: string): boolean => /Thunderbolt|USB4/.test(generation);

export function sized({ size }: Given, parts: ChainPart[], load: Load = 'read', arrays?: ChainArray[]) {
  const answer = size({ chain: { parts, ...(arrays && { arrays }) }, load });
  return refused(answer) ? undefined : answer;
}

/** What was answered to another question, as an answer to this one. */
export function foundFrom(other: Answer): Found {
  const { outcome, page, url, value, unit, text, chain, load, assumed, limited_by: by } = other;
  const [, detail = ''] = by?.text.split(/: (.*)/s) ?? [];
  return {
    ...{ outcome, page, url, text, assumed },
    ...(value !== undefined && { value }),
    ...(unit && { unit }),
    ...(by && { limited_by: { key: by.key, detail } }),
    ...(chain && { chain }),
    ...(load && { load }),
  };
}
