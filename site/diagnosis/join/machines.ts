/**
 * The records of each computer in a paste. Outputs belong to one computer unless they contradict each other: another host
 * in the prompt, another device at an address, another model by a name. The same devices in another state are the same
 * computer, seen again.
 */

import type { Reading, Records } from '../reading/records.ts';
import { hostAt, hostsIn } from './hosts.ts';
import { type Identity, identitiesOf, isContradicted, merged } from './identity.ts';

interface Lined {
  line: number;
  listing?: number;
}

/** What one tool printed at a time: it is of one computer. */
interface Output {
  line: number;
  host: string | undefined;
  identities: Identity[];
  records: Lined[];
}

interface Computer {
  host: string | undefined;
  known: Map<string, Identity>;
}

/** `pasted` is the text as it was given, whose prompts name hosts. */
export function recordsByMachine({ source, records, claims }: Reading, pasted = ''): Records[] {
  const hosts = hostsIn(pasted);
  const outputs = outputsOf(records, (line) => hostAt(hosts, source.originOf(line)));
  const computers: Computer[] = [];
  const owner = new Map<object, number>();
  let last = 0;
  for (const output of outputs) {
    const index = computerFor(output, computers, last);
    const computer = computers[index];
    if (!computer) continue;
    last = index;
    computer.host ??= output.host;
    for (const identity of output.identities)
      computer.known.set(identity.key, merged(identity, computer.known.get(identity.key)));
    for (const record of output.records) owner.set(record, last);
  }
  // What was read and tells of no device is of a computer, too, and has an answer.
  if (computers.length === 1 || (computers.length === 0 && claims.length > 0)) return [records];
  return computers.map((_, index) => kept(records, (record) => owner.get(record) === index));
}

/** More than anybody pastes; outputs of others are left out. */
const MOST_COMPUTERS = 100;

/** The last computer that it may be of, beginning with that of the output before; a new one where it is of none. */
function computerFor(output: Output, computers: Computer[], last: number): number {
  const order = [last, ...computers.map((_, index) => computers.length - 1 - index)];
  for (const index of order) {
    const computer = computers[index];
    if (computer && mayBeOf(output, computer)) return index;
  }
  return computers.length < MOST_COMPUTERS
    ? computers.push({ host: output.host, known: new Map() }) - 1
    : MOST_COMPUTERS;
}

function mayBeOf({ host, identities }: Output, computer: Computer): boolean {
  if (host !== undefined && computer.host !== undefined) return host === computer.host;
  return !isContradicted(identities, computer.known);
}

function outputsOf(records: Records, hostOf: (line: number) => string | undefined): Output[] {
  const outputs = new Map<string, Output>();
  let alone = 0;
  for (const [reader, list] of listsOf(records)) {
    for (const record of list) {
      const host = hostOf(record.line);
      // A drive, a pool or an array stands for itself.
      const part = record.listing ?? `alone ${alone++}`;
      const key = `${reader.split('.')[0]} ${part} ${host ?? ''}`;
      const output = outputs.get(key) ?? { line: record.line, host, identities: [], records: [] };
      outputs.set(key, output);
      output.line = Math.min(output.line, record.line);
      output.records.push(record);
      output.identities.push(...identitiesOf(reader, record));
    }
  }
  return [...outputs.values()].sort((a, b) => a.line - b.line);
}

/** Each list of records with the path to it. */
const listsOf = (records: Records): [reader: string, list: Lined[]][] =>
  Object.entries(records).flatMap(([reader, value]): [string, Lined[]][] =>
    Array.isArray(value)
      ? [[reader, value as Lined[]]]
      : Object.entries(value).map(([part, list]) => [`${reader}.${part}`, list as Lined[]]),
  );

/** The same records without those that are not wanted. */
function kept(records: Records, isWanted: (record: object) => boolean): Records {
  const filtered = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.filter(isWanted)
      : Object.fromEntries(Object.entries(value as object).map(([part, list]) => [part, filtered(list)]));
  return filtered(records) as Records;
}
