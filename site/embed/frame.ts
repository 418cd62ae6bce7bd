// What the address of an embed says: how the frame looks, what of it can be changed, and the state of what it shows.
// A host that strips queries leaves the hash: both are read, and the query wins.

import { type ParameterName, parameterNames, parameters } from './parameters.ts';

/** Of `lock`: every input. */
export const EVERY = 'all';
/** Of a parameter's value, for a message. */
const SHOWN = 40;

/** What an address says of a frame, by parameter; every other parameter belongs to what the frame shows. */
export type Frame = {
  [Name in ParameterName]?: NonNullable<ReturnType<(typeof parameters)[Name]['read']>>;
};

/** A value that the frame cannot use. */
interface Ignored {
  parameter: ParameterName;
  value: string;
}

export type Address = Pick<Location, 'search' | 'hash'>;

/** `a=1`, `b=2`: the parameters as they are written. */
const pieces = (text: string): string[] => text.slice(1).split('&').filter(Boolean);

/** The name of a parameter; empty where there is none. */
const nameOf = (piece: string): string => new URLSearchParams(piece).keys().next().value ?? '';

/** Those of the query, then those that only the hash has. A hash without a value leads to a place of the page. */
function parametersOf({ search, hash }: Address): string[] {
  const query = pieces(search);
  const named = new Set(query.map(nameOf));
  return [...query, ...pieces(hash).filter((piece) => piece.includes('=') && !named.has(nameOf(piece)))];
}

const isFrames = (piece: string): boolean => Object.hasOwn(parameters, nameOf(piece));

/** What a frame shall be like, and the values that it cannot use. */
export function readFrame(address: Address): { frame: Frame; ignored: Ignored[] } {
  const given = new URLSearchParams(parametersOf(address).filter(isFrames).join('&'));
  const ignored: Ignored[] = [];
  const values = parameterNames.flatMap((parameter) => {
    const value = given.get(parameter);
    if (value === null || value === '') return [];
    const understood = parameters[parameter].read(value);
    if (understood !== undefined) return [[parameter, understood] as const];
    ignored.push({ parameter, value: value.slice(0, SHOWN).toWellFormed() });
    return [];
  });
  return { frame: Object.fromEntries(values), ignored };
}

/** The state of what the frame shows, as a query: "?v=1&lanes=4", or nothing. */
export function stateOf(address: Address): string {
  const state = parametersOf(address).filter((piece) => !isFrames(piece));
  return state.length > 0 ? `?${state.join('&')}` : '';
}

/** Whether an input is shown as text. */
export const isLocked = ({ lock = [] }: Frame, name: string): boolean =>
  lock.includes(EVERY) || lock.includes(name.replaceAll('_', '-'));
