/** What the core says about measured rows: the only place where data and model meet. */
import { calculate, modelVersion } from '../../../site/lib/calc-node.ts';
import { type Row, rowsOf } from '../records.ts';
import type { LoadedSet } from '../repository.ts';

/** DMI is a PCI Express link under another name. */
const PCIE_LINKS = ['pcie', 'dmi'];

/** Largest transfer that the calculator takes; beyond it the ceiling no longer changes. */
const LARGEST_TRANSFER_BYTES = 2 ** 30;

export function predict(sets: LoadedSet[]): Row[] {
  return sets.flatMap((set) => {
    const rows = (name: string) =>
      set.tables.filter(({ schema }) => schema.name === name).flatMap(rowsOf);
    const runs = new Map(rows('runs').map((run) => [run.run_id, run]));
    return rows('results').flatMap((result) => {
      const run = runs.get(result.run_id ?? null);
      const prediction = run && predictRow(run, result);
      return prediction
        ? [{ set_id: set.setId, result_id: result.result_id ?? null, ...prediction }]
        : [];
    });
  });
}

/** Only rows whose run says enough, and whose figure is payload over one link. */
function predictRow(run: Row, result: Row): Row | undefined {
  const direction = modelledDirection(result);
  const isOneLink = (run.link_count ?? 1) === 1 && PCIE_LINKS.includes(String(run.link_kind));
  const isKnown = run.link_generation && run.link_lanes && run.max_payload_size_bytes;
  if (!direction || !isOneLink || !isKnown || result.counted !== 'payload') return undefined;

  const blockSize = Number(result.block_size_bytes ?? LARGEST_TRANSFER_BYTES);
  const inputs = Object.entries({
    generation: run.link_generation ?? null,
    lanes: run.link_lanes ?? null,
    direction,
    max_payload_size: run.max_payload_size_bytes ?? null,
    max_read_request_size: run.max_read_request_size_bytes ?? null,
    read_completion_boundary: run.read_completion_boundary_bytes ?? null,
    address_bits: run.address_bits ?? null,
    transfer_size: Math.min(blockSize, LARGEST_TRANSFER_BYTES),
  }).filter(([, value]) => value !== null);
  const answer = calculate('pcie', Object.fromEntries(inputs));
  if ('error' in answer) {
    const { input, value, code } = answer.error;
    throw new Error(`no prediction for result ${result.result_id}: ${code} ${input} = ${value}`);
  }
  return {
    model_version: modelVersion('pcie'),
    ceiling_bytes_per_s: answer.ceiling,
    expected_low_bytes_per_s: answer.expected_low,
    expected_high_bytes_per_s: answer.expected_high,
  };
}

function modelledDirection({ direction, duplex }: Row): string | undefined {
  if (duplex === 'unknown') return undefined;
  if (duplex === 'two_way') return 'both';
  return ['device_writes_host', 'device_reads_host'].find((known) => known === direction);
}
