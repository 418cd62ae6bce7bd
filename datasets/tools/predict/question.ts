/** Which calculator answers for which link, and what it is asked about a measured row. */

import type { Inputs } from '../../../calc-wasm/js/calc.ts';
import { type Calculator, catalog, type Input } from '../../../calc-wasm/js/declared.ts';
import type { Row, Value } from '../tables/records.ts';
import { LINKS, type Link } from '../text/links.ts';
import { wordsOf } from '../text/words-of.ts';

/** Inputs that decide the answer, so that a default would be a guess: without them there is no prediction. */
const NEEDED = ['generation', 'lanes', 'direction', 'max_payload_size'];

/** The columns that a question is made of: rows that agree in them have one answer. */
export const ASKED = {
  runs: wordsOf(`
    link_kind link_generation link_lanes link_count link_protocol max_payload_size_bytes max_read_request_size_bytes
    read_completion_boundary_bytes address_bits
  `),
  results: ['direction', 'duplex', 'counted', 'block_size_bytes'],
};

export interface Question {
  calculator: Calculator;
  inputs: Inputs;
}

/** Only rows whose run says enough, and whose figure is payload over one link. */
export const question = (run: Row, result: Row): Question | undefined => asked(run, result, NEEDED);

/** What the processor writes is wrapped as what a device writes; of two ways, completions have the shorter headers. */
const BOUNDED_AS: Record<string, string> = {
  host_writes_device: 'device_writes_host',
  unspecified: 'device_reads_host',
};

/**
 * What bounds a row on each of its links, for the rule that compares figures with ceilings: an unknown payload has a
 * ceiling, too, and what flows one way has that of this way, whatever flows the other way.
 */
export function bound(run: Row, result: Row): Question | undefined {
  const needed = NEEDED.filter((name) => name !== 'max_payload_size');
  const way = String(result.direction);
  const oneWay = { ...result, duplex: 'one_way', direction: BOUNDED_AS[way] ?? way };
  return asked({ ...run, link_count: 1 }, oneWay, needed);
}

function asked(run: Row, result: Row, needed: readonly string[]): Question | undefined {
  const link = LINKS[String(run.link_kind)];
  const calculator = catalog.find((item) => item.name === link?.calculator);
  const isOneLink = (run.link_count ?? 1) === 1;
  if (!link || !calculator || !isOneLink || result.counted !== 'payload') return undefined;

  const known = knownInputs(link, run, result);
  const inputs: Inputs = {};
  for (const input of calculator.inputs) {
    const value = known[input.name] ?? null;
    if (value !== null && isAllowed(value, input)) inputs[input.name] = value;
    else if (needed.includes(input.name)) return undefined;
  }
  return { calculator, inputs };
}

/** What a row says, by the names that the calculators give it. */
function knownInputs(link: Link, run: Row, result: Row): Record<string, Value | undefined> {
  const generation = run.link_generation ?? null;
  const way = direction(result);
  return {
    generation: generation === null ? null : (link.generation?.(String(generation)) ?? generation),
    lanes: run.link_lanes,
    direction: way === undefined ? null : (link.directions?.[way] ?? way),
    protocol: run.link_protocol,
    max_payload_size: run.max_payload_size_bytes,
    max_read_request_size: run.max_read_request_size_bytes,
    read_completion_boundary: run.read_completion_boundary_bytes,
    address_bits: run.address_bits,
    transfer_size: result.block_size_bytes,
    ...link.protocols?.[String(run.link_protocol)],
  };
}

/** Blocks above the largest transfer of a calculator and generations that it does not know are left out. */
function isAllowed(value: Value, { domain }: Input): boolean {
  if (domain.kind === 'choice') return domain.values.some((item) => item.value === value);
  if (domain.kind === 'one_of') return domain.values.includes(Number(value));
  if (domain.kind === 'between') return Number(value) >= domain.minimum && Number(value) <= domain.maximum;
  return true;
}

function direction({ direction, duplex }: Row): string | undefined {
  if (duplex === 'unknown') return undefined;
  if (duplex === 'two_way') return 'both';
  return ['device_writes_host', 'device_reads_host'].find((known) => known === direction);
}
