// Vectors of PCI Express links: rates per direction in MB/s, powers of 1000.
import { type Inputs, refused } from '../../calc-wasm/js/calc.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { MB } from '../../datasets/tools/text/units.ts';
import type { Row } from './file.ts';
import type { Failure, VectorSet, Verdict } from './set.ts';

/** In the order of the wire: the first that differs is the cause of the others. */
const FIGURES = [
  { column: 'raw_MBps_after_line_code', output: 'encoded_rate' },
  { column: 'tlp_layer_MBps_after_skp_and_flit', output: 'after_flit' },
  { column: 'payload_MBps', output: 'ceiling' },
] as const;

/** 0.1 %: the vectors take one SKP in 376 blocks for FLIT links too, where the specification counts FLITs. */
const TOLERANCE = 0.001;

/** The smallest Max Payload Size there is. Vectors with less mean a smaller transfer, or a cut completion. */
const SMALLEST_PAYLOAD = 128;

/** Cells of which only these values mean anything. */
const FLAGS = ['flit', 'ecrc'] as const;
/** Cells that a write has not: it asks for nothing, so nothing is completed. */
const READ_ONLY = ['mrrs', 'completion_payload', 'dllps_per_mrd'] as const;

/** What is wrong with the cells beside each other, where it is; whatever is left reaches an input. */
function fault(row: Row): string | undefined {
  const op = row.get('op');
  if (op !== 'read' && op !== 'write') return `op "${op}" is neither read nor write`;
  const flag = FLAGS.find((name) => !['0', '1'].includes(row.get(name)));
  if (flag) return `${flag} "${row.get(flag)}" is neither 0 nor 1`;
  const extra = op === 'write' && READ_ONLY.find((name) => row.get(name) !== '');
  if (extra) return `a write has no ${extra}`;
  const isCut = op === 'read' && Number(row.get('mps')) < SMALLEST_PAYLOAD;
  if (isCut && row.get('completion_payload') !== row.get('mps')) {
    return `completions of ${row.get('completion_payload')} bytes with payloads of ${row.get('mps')}`;
  }
  return undefined;
}

function question(row: Row): Inputs {
  const payload = row.get('mps');
  const isSmall = Number(payload) < SMALLEST_PAYLOAD;
  const link: Inputs = {
    generation: row.get('gen').replace(/^\d+$/, '$&.0'),
    lanes: row.get('lanes'),
    flit_mode: row.get('flit') === '1' ? 'on' : 'off',
    address_bits: row.get('addr_bits'),
    ecrc: row.get('ecrc') === '1',
    max_payload_size: isSmall ? SMALLEST_PAYLOAD : payload,
  };
  if (row.get('op') === 'write') {
    return {
      ...link,
      direction: 'device_writes_host',
      ...(isSmall && { transfer_size: payload }),
    };
  }
  return {
    ...link,
    direction: 'device_reads_host',
    completion_size: row.get('completion_payload'),
    max_read_request_size: row.get('mrrs'),
    dllps_per_request: row.get('dllps_per_mrd'),
  };
}

/** A number as vectors write it; `Number` alone would take an empty cell for 0. */
function figure(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text) * MB;
}

const megabytes = (value: number): string => `${(value / MB).toFixed(4)} MB/s`;

function judge(row: Row): Verdict {
  const wrong = fault(row);
  if (wrong) return { kind: 'broken', reason: wrong };
  const inputs = question(row);
  const result = calculate('pcie', inputs);
  const fails = (parts: Partial<Failure>): Verdict => ({
    kind: 'failed',
    failure: {
      input: JSON.stringify(inputs),
      expected: `${row.get('payload_MBps')} MB/s`,
      got: '',
      difference: 'none',
      tolerance: `${TOLERANCE * 100} %`,
      ...parts,
    },
  });
  if (refused(result)) {
    const { code, input, value } = result.error;
    return fails({ got: `refused, ${code}: ${input} = "${value}"` });
  }
  for (const { column, output } of FIGURES) {
    const expected = figure(row.get(column));
    const actual = result[output];
    const difference = actual / expected - 1;
    // Written so that NaN, from a cell that holds no number, fails too.
    if (Math.abs(difference) <= TOLERANCE) continue;
    return fails({
      expected: `${column} ${row.get(column)} MB/s`,
      got: `${output} ${megabytes(actual)}`,
      difference: Number.isFinite(difference) ? `${(difference * 100).toFixed(4)} %` : 'none',
    });
  }
  return { kind: 'passed' };
}

export const link: VectorSet = {
  name: 'links',
  columns: [
    ...['source', 'gen', 'lanes', 'flit', 'raw_MBps_after_line_code'],
    ...['tlp_layer_MBps_after_skp_and_flit', 'mps', 'addr_bits', 'ecrc', 'op', 'mrrs'],
    ...['completion_payload', 'dllps_per_mrd', 'payload_MBps'],
  ],
  judge,
};
