// The core against plain JavaScript: against a loop that computes every output of `pcie`, as the core can give any of
// them, and against a loop over one path with all constants folded, which can answer nothing else.

import type { Inputs as Question } from '../../calc-wasm/js/calc.ts';
import { catalog, type Domain } from '../../calc-wasm/js/generated/catalog.ts';
import { calculate, sweep } from '../../calc-wasm/js/node.ts';
import { fastest } from './fastest.ts';
import { type Inputs, pcie } from './pcie.ts';

const POINTS = 10_000;
const FROM = 1;
const TO = 65_536;
const ROUNDS = 300;
const LINK: Question = { generation: '3.0', lanes: 8, max_payload_size: 256 };

const found = catalog.find(({ name }) => name === 'pcie');
if (!found) throw new Error('no calculator pcie');
const { inputs: INPUTS, outputs: OUTPUTS } = found;

interface Line {
  x: Float64Array;
  y: Float64Array;
}

const coreLine = (question: Question, output: string): Line =>
  sweep('pcie', question, { over: 'transfer_size', output, from: FROM, to: TO, points: POINTS });

const at = (point: number): number => Math.round(FROM + (point * (TO - FROM)) / (POINTS - 1));

/** Every output at every point, one of them kept. */
function plainLine(question: Inputs, output: number): Line {
  const inputs = { ...question };
  const x = new Float64Array(POINTS);
  const y = new Float64Array(POINTS);
  const row = new Float64Array(OUTPUTS.length);
  for (let i = 0; i < POINTS; i++) {
    const size = at(i);
    inputs.transfer_size = size;
    x[i] = size;
    y[i] = pcie(inputs, row) ? (row[output] ?? Number.NaN) : Number.NaN;
  }
  return { x, y };
}

/** The ceiling of writes by a device on one link, every constant folded. */
function onePath(): Line {
  const x = new Float64Array(POINTS);
  const y = new Float64Array(POINTS);
  const link = { rate: 8e9, lanes: 8, code: 128 / 130, skp: 375 / 376, payload: 256, header: 24 };
  for (let i = 0; i < POINTS; i++) {
    const size = at(i);
    const left = ((link.rate * link.lanes) / 8) * link.code * link.skp;
    const packets = Math.ceil(size / link.payload);
    x[i] = size;
    y[i] = (left * size) / (size + packets * link.header);
  }
  return { x, y };
}

/** Words by their place in their list, flags as 0 or 1. */
const numberFor = (value: unknown, domain: Domain): number =>
  domain.kind === 'choice'
    ? domain.values.findIndex((entry) => entry.value === value)
    : Number(value);

/** A question as the core understands it, in numbers. */
function numbers(question: Question): Inputs {
  const answer = calculate('pcie', question);
  if ('error' in answer) throw new Error(JSON.stringify(answer.error));
  const given = new Map<string, unknown>(Object.entries(answer.inputs));
  const entries = INPUTS.map(({ name, domain }) => [name, numberFor(given.get(name), domain)]);
  return Object.fromEntries(entries);
}

/** Both must mean the same, or the comparison means nothing. */
function agree(what: string, one: Line, other: Line): void {
  for (const [index, value] of one.y.entries()) {
    const against = other.y[index] ?? Number.NaN;
    const same = Object.is(value, against) || Math.abs(value - against) <= 1e-9 * Math.abs(value);
    if (!same || one.x[index] !== other.x[index]) {
      throw new Error(`${what} at ${one.x[index]}: the core says ${value}, JavaScript ${against}`);
    }
  }
}

export function ratios(): void {
  for (const generation of ['1.0', '3.0', '6.0']) {
    for (const direction of ['device_writes_host', 'device_reads_host', 'both']) {
      const question = { ...LINK, generation, direction, drives: 3, drive_rate: 1e9 };
      for (const [index, { name }] of OUTPUTS.entries()) {
        const plain = plainLine(numbers(question), index);
        agree(`${name}, ${generation} ${direction}`, coreLine(question, name), plain);
      }
    }
  }
  agree('ceiling on one path', coreLine(LINK, 'ceiling'), onePath());

  const inputs = numbers(LINK);
  const ceiling = OUTPUTS.findIndex(({ name }) => name === 'ceiling');
  const [core = 0, plain = 0, path = 0] = fastest(
    [() => coreLine(LINK, 'ceiling'), () => plainLine(inputs, ceiling), onePath],
    ROUNDS,
  );
  const speed = (time: number) => `${(POINTS / time / 1000).toFixed(1)} million links/s`;
  console.log(`core, any output over any input:                     ${speed(core)}`);
  console.log(`plain JavaScript, all ${OUTPUTS.length} outputs of the calculator: ${speed(plain)}`);
  console.log(`plain JavaScript, one path with constants folded:    ${speed(path)}`);
  console.log(`ratio of the core to all outputs: ${(plain / core).toFixed(2)}`);
  console.log(`ratio of the core to one path:    ${(path / core).toFixed(2)}`);

  const each = OUTPUTS.map(({ name }, index) => {
    const runs = [() => coreLine(LINK, name), () => plainLine(inputs, index)];
    const [own = 0, other = 0] = fastest(runs, ROUNDS);
    return { name, ratio: other / own };
  }).sort((a, b) => a.ratio - b.ratio);
  const [least, most] = [each[0], each.at(-1)];
  console.log(
    `each output in turn, ratio to all outputs: ${least?.ratio.toFixed(2)} (${least?.name}) to ${most?.ratio.toFixed(2)} (${most?.name})`,
  );
}
