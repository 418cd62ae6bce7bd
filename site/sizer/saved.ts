// Machines that a reader has saved by name, as the browser keeps them: the address of each, which `address.ts` reads.

export interface Saved {
  name: string;
  /** The address of the chain: `?hba=hba;…`. */
  query: string;
}

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

/** The list in a text, whoever wrote it: what is no machine is left out, and of two of a name the first stays. */
export function readSaved(text: string | null): Saved[] {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '');
  } catch {
    return [];
  }
  const { machines } = (found ?? {}) as { machines?: unknown };
  if (!Array.isArray(machines)) return [];
  const byName = new Map<string, Saved>();
  for (const one of machines) {
    if (!isSaved(one) || byName.has(one.name)) continue;
    byName.set(one.name, { name: one.name, query: one.query });
  }
  return [...byName.values()].slice(0, MOST);
}

export const writeSaved = (machines: readonly Saved[]): string => JSON.stringify({ machines });

/** The list with a machine more, the newest first; one of the same name is replaced. */
export const withSaved = (machines: readonly Saved[], added: Saved): Saved[] => [
  added,
  ...machines.filter(({ name }) => name !== added.name),
];

/** The list with a machine under another name; nothing where another one has that name. */
export function renamed(machines: readonly Saved[], from: string, to: string): Saved[] | undefined {
  if (from !== to && machines.some(({ name }) => name === to)) return undefined;
  return machines.map((one) => (one.name === from ? { ...one, name: to } : one));
}

export const withoutSaved = (machines: readonly Saved[], gone: string): Saved[] =>
  machines.filter(({ name }) => name !== gone);
