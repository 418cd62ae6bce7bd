// Machines that a reader has saved by name: the address of each, which `address.ts` reads. The browser keeps each under a
// key of its own, so that windows which save at the same moment overwrite nothing of each other.

export interface Saved {
  name: string;
  /** The address of the chain: `?hba=hba;…`. */
  query: string;
}

/** A machine in the storage, with the time of its saving. */
export interface Kept extends Saved {
  at: number;
}

export type Store = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'lanewise-machine:';

/** More than anybody looks through; with the longest address they still fit into what browsers let a site keep. */
export const MOST = 50;
export const LONGEST_NAME = 80;
/** As long as an address may be that is read. */
const LONGEST_QUERY = 64_000;

/** A name as it is kept: on one line, without what cannot be seen. */
export const nameFor = (typed: string): string =>
  [...typed.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()].slice(0, LONGEST_NAME).join('').trim();

function isSaved(value: unknown): value is Saved {
  const { name, query } = (value ?? {}) as Partial<Record<keyof Saved, unknown>>;
  return (
    typeof name === 'string' &&
    name !== '' &&
    name === nameFor(name) &&
    typeof query === 'string' &&
    query.startsWith('?') &&
    query.length <= LONGEST_QUERY
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function entriesOf(text: string): unknown[] | undefined {
  const { machines } = (parsed(text) ?? {}) as { machines?: unknown };
  return Array.isArray(machines) ? machines : undefined;
}

/** The machines in the text of a file: what is no machine is left out, and of two of a name the first stays. */
export function readSaved(text: string): Saved[] {
  const byName = new Map<string, Saved>();
  for (const entry of entriesOf(text) ?? [])
    if (isSaved(entry) && !byName.has(entry.name)) byName.set(entry.name, { name: entry.name, query: entry.query });
  return [...byName.values()];
}

export const writeSaved = (machines: readonly Saved[]): string =>
  JSON.stringify({ machines: machines.map(({ name, query }) => ({ name, query })) });

function machineAt(store: Store, name: string): Kept | undefined {
  const { query, at } = (parsed(store.getItem(KEY + name) ?? '') ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const machine = { name, query };
  return isSaved(machine) && typeof at === 'number' ? { ...machine, at } : undefined;
}

/** The machines of a store, the newest first, and the keys of what cannot be read. */
export function readStore(store: Store): { machines: Kept[]; damaged: string[] } {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter((key) =>
    key.startsWith(KEY),
  );
  const machines = keys.flatMap((key) => machineAt(store, key.slice(KEY.length)) ?? []);
  const readable = new Set(machines.map(({ name }) => KEY + name));
  return {
    machines: machines.sort((a, other) => other.at - a.at || (a.name < other.name ? -1 : 1)),
    damaged: keys.filter((key) => !readable.has(key)),
  };
}

/** Keeps a machine in the place of one of its name. */
export const put = (store: Store, { name, query, at }: Kept): void =>
  store.setItem(KEY + name, JSON.stringify({ query, at }));

/** Whether something is kept under a name, readable or not. */
export const isTaken = (store: Store, name: string): boolean => store.getItem(KEY + name) !== null;

/** Removes a machine, and gives it to whoever may want it back. */
export function remove(store: Store, name: string): Kept | undefined {
  const machine = machineAt(store, name);
  if (machine) store.removeItem(KEY + name);
  return machine;
}

/** Brings a removed machine back, unless another has its name by now. */
export function putBack(store: Store, machine: Kept): 'taken' | undefined {
  if (isTaken(store, machine.name)) return 'taken';
  put(store, machine);
  return undefined;
}

export function rename(store: Store, from: string, to: string): 'taken' | 'gone' | undefined {
  const machine = machineAt(store, from);
  if (!machine) return 'gone';
  if (from === to) return undefined;
  const problem = putBack(store, { ...machine, name: to });
  if (!problem) store.removeItem(KEY + from);
  return problem;
}
