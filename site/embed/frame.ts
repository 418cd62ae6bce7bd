// What the address of an embed says: how the frame looks, what of it can be changed, and the state of what it shows.
// A host that strips queries leaves the hash: both are read, and the query wins.

import { themes } from './theme.ts';

/** The parameters of a frame; every other one belongs to what it shows. */
export const frameParameters = ['theme', 'accent', 'radius', 'font', 'controls', 'lock'] as const;
export type FrameParameter = (typeof frameParameters)[number];

export const fonts = ['system', 'serif', 'mono'] as const;
export type Font = (typeof fonts)[number];

/** `none`: the answer alone. `basic`: without the folds of finer points. */
export const levels = ['none', 'basic', 'all'] as const;
export type Level = (typeof levels)[number];

/** Of `lock`: every input. */
export const EVERY = 'all';
/** In pixels. A larger one would cut into the text of a field. */
export const LARGEST_RADIUS = 20;
/** Of a parameter's value, for a message. */
const SHOWN = 40;

export interface Frame {
  theme?: (typeof themes)[number];
  /** Six hexadecimal digits. */
  accent?: string;
  radius?: number;
  font?: Font;
  controls?: Level;
  /** Names of inputs as addresses write them, or {@link EVERY}. */
  lock?: readonly string[];
}

/** A value that the frame cannot use. */
export interface Ignored {
  parameter: FrameParameter;
  value: string;
}

export type Address = Pick<Location, 'search' | 'hash'>;

const isOneOf = <T extends string>(allowed: readonly T[], value: string): value is T =>
  allowed.some((one) => one === value);

/** `0a6587` of `#0A6587` or `06e`. Nothing else is a colour here: no names, no functions, no addresses. */
export function hexOf(value: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value)?.[1]?.toLowerCase();
  return digits?.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
}

function radiusOf(value: string): number | undefined {
  const radius = /^\d{1,2}$/.test(value) ? Number(value) : Number.NaN;
  return radius <= LARGEST_RADIUS ? radius : undefined;
}

function lockOf(value: string): string[] | undefined {
  const names = value.split(',').filter(Boolean);
  return names.length > 0 && names.every((name) => /^[a-z0-9-]{1,64}$/.test(name))
    ? [...new Set(names)]
    : undefined;
}

/** How each parameter is read; nothing where its value cannot be used. */
const readers: { [Name in FrameParameter]: (value: string) => Frame[Name] | undefined } = {
  theme: (value) => (isOneOf(themes, value) ? value : undefined),
  accent: hexOf,
  radius: radiusOf,
  font: (value) => (isOneOf(fonts, value) ? value : undefined),
  controls: (value) => (isOneOf(levels, value) ? value : undefined),
  lock: lockOf,
};

/** `a=1`, `b=2`: the parameters as they are written. */
const pieces = (text: string): string[] => text.slice(1).split('&').filter(Boolean);

/** The name of a parameter; empty where there is none. */
const nameOf = (piece: string): string => new URLSearchParams(piece).keys().next().value ?? '';

/** Those of the query, then those that only the hash has. A hash without a value leads to a place of the page. */
function parametersOf({ search, hash }: Address): string[] {
  const query = pieces(search);
  const named = new Set(query.map(nameOf));
  return [
    ...query,
    ...pieces(hash).filter((piece) => piece.includes('=') && !named.has(nameOf(piece))),
  ];
}

const isFrames = (piece: string): boolean => isOneOf(frameParameters, nameOf(piece));

/** What a frame shall be like, and the values that it cannot use. */
export function readFrame(address: Address): { frame: Frame; ignored: Ignored[] } {
  const given = new URLSearchParams(parametersOf(address).filter(isFrames).join('&'));
  const ignored: Ignored[] = [];
  const read = frameParameters.flatMap((parameter) => {
    const value = given.get(parameter);
    if (value === null || value === '') return [];
    const understood = readers[parameter](value);
    if (understood !== undefined) return [[parameter, understood] as const];
    ignored.push({ parameter, value: value.slice(0, SHOWN).toWellFormed() });
    return [];
  });
  return { frame: Object.fromEntries(read), ignored };
}

/** The state of what the frame shows, as a query: "?v=1&lanes=4", or nothing. */
export function stateOf(address: Address): string {
  const state = parametersOf(address).filter((piece) => !isFrames(piece));
  return state.length > 0 ? `?${state.join('&')}` : '';
}

/** A frame as its address says it: "?v=1&lanes=4&theme=dark&lock=lanes". */
export function withFrame(state: string, frame: Frame): string {
  const own = frameParameters.flatMap((parameter) => {
    const value = frame[parameter];
    const text = String(value ?? '');
    return text === '' ? [] : [`${parameter}=${text}`];
  });
  const all = [...pieces(state).filter((piece) => !isFrames(piece)), ...own];
  return all.length > 0 ? `?${all.join('&')}` : '';
}

/** Whether an input is shown as text. */
export const isLocked = ({ lock = [] }: Frame, name: string): boolean =>
  lock.includes(EVERY) || lock.includes(name.replaceAll('_', '-'));
