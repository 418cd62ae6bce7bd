// The PCIe model in JavaScript, by hand: what a page would ship if there were no core. It computes every output of
// the calculator `pcie`; bench-core.ts checks each of them against the core. The figures per generation are those of
// the registry; calc-wasm/src/link/pcie.rs says where the others come from.

import { tableNamed } from '../../datasets/tools/check/rule.ts';
import { type Row, rowsOf } from '../../datasets/tools/records.ts';
import { loadRegistry, loadSchemas } from '../../datasets/tools/repository.ts';

interface Generation {
  transferRate: number;
  codeEfficiency: number;
  flitRequired: boolean;
  framing: number;
  skp: number;
  skpPeriod: number | null;
  skpPeriodSris: number | null;
  flitSkp: number;
  flitSkpFlits: number | null;
  flitSkpSrisFlits: number | null;
}

const generationOf = (row: Row): Generation => ({
  transferRate: Number(row.transfer_rate_per_s),
  codeEfficiency: Number(row.code_payload_bits) / Number(row.code_line_bits),
  flitRequired: row.flit_required === true,
  framing: Number(row.framing_bytes),
  skp: Number(row.skp_bytes),
  skpPeriod: row.skp_period_bytes as number | null,
  skpPeriodSris: row.skp_period_sris_bytes as number | null,
  flitSkp: Number(row.flit_skp_bytes),
  flitSkpFlits: row.flit_skp_flits as number | null,
  flitSkpSrisFlits: row.flit_skp_sris_flits as number | null,
});

const registry = tableNamed(loadRegistry(loadSchemas()), 'pcie-generations');
if (!registry) throw new Error('datasets/registry has no table pcie-generations');
const GENERATIONS = rowsOf(registry).map(generationOf);

/** Numbers and flags as they are, words by their place in the list that the calculator declares. */
export interface Inputs {
  generation: number;
  lanes: number;
  direction: number;
  max_payload_size: number;
  drives: number;
  drive_rate: number;
  max_read_request_size: number;
  read_completion_boundary: number;
  completion_size: number;
  address_bits: number;
  ecrc: number;
  flit_mode: number;
  sris: number;
  dllps_per_request: number;
  transfer_size: number;
  tags: number;
  round_trip_time: number;
  efficiency_low: number;
  efficiency_high: number;
}

const DEVICE_WRITES_HOST = 0;
const DEVICE_READS_HOST = 1;
const FLIT_ON = 1;
const FLIT_OFF = 2;
/** What the words of `completion_size` mean after "max_payload_size" and "read_completion_boundary". */
const COMPLETIONS = [Number.NaN, Number.NaN, 64, 128, 256, 512, 1024, 2048, 4096];
const LIMITED_BY = { link: 0, shared: 1, requestHeaders: 2, latency: 3, drives: 4 };
const MEASURED = 0;
const ASSUMED = 1;
/** The shares of the ceiling that were measured. */
const SHARES = { low: 0.93, high: 1 };

/**
 * Computes every output into `out`, in the order that the calculator declares; words by their place, flags as 0 or 1.
 * @returns Whether the inputs go together.
 */
export function pcie(inputs: Inputs, out: Float64Array): boolean {
  const generation = GENERATIONS[inputs.generation];
  if (!generation) return false;
  const { lanes, max_payload_size: mps, max_read_request_size: mrrs, transfer_size: size } = inputs;
  if (inputs.flit_mode === FLIT_OFF && generation.flitRequired) return false;
  const flit = inputs.flit_mode === FLIT_ON || generation.flitRequired;

  // What is left after SKP ordered sets and FLITs.
  const flits = inputs.sris ? generation.flitSkpSrisFlits : generation.flitSkpFlits;
  const period = inputs.sris ? generation.skpPeriodSris : generation.skpPeriod;
  let skpEfficiency = 1;
  if (flit && flits !== null) {
    const data = (Math.floor((flits * lanes) / 16) * 256) / lanes;
    skpEfficiency = data / (data + generation.flitSkp);
  } else if (period !== null) {
    skpEfficiency = 1 - generation.skp / period;
  }
  const flitEfficiency = flit ? 236 / 256 : 1;

  // What each packet carries beyond its payload.
  const completion =
    inputs.completion_size === 0
      ? mps
      : inputs.completion_size === 1
        ? inputs.read_completion_boundary
        : (COMPLETIONS[inputs.completion_size] ?? Number.NaN);
  if (completion > mps || inputs.efficiency_low > inputs.efficiency_high) return false;
  const around = (flit ? 0 : generation.framing) + (inputs.ecrc ? 4 : 0);
  const requestOverhead = around + (inputs.address_bits > 32 ? 16 : 12);
  const completionOverhead = around + 12;
  const dllp = flit ? 0 : 8;

  // What one transfer adds to the busier direction.
  let tlpBytes = 0;
  let dllpBytes = 0;
  let requestsBind = false;
  const writes = Math.ceil(size / mps);
  if (inputs.direction === DEVICE_WRITES_HOST) {
    tlpBytes = writes * requestOverhead;
  } else {
    const requests = Math.ceil(size / mrrs);
    const full = Math.floor(size / mrrs);
    const completions =
      full * Math.ceil(mrrs / completion) + Math.ceil((size - full * mrrs) / completion);
    const acks = (completions / 2) * dllp;
    const credits = requests * inputs.dllps_per_request * dllp;
    const completionBytes = completions * completionOverhead;
    if (inputs.direction === DEVICE_READS_HOST) {
      const towardsHost = requests * requestOverhead + acks;
      requestsBind = towardsHost > size + completionBytes + credits;
      tlpBytes = requestsBind ? towardsHost - acks - size : completionBytes;
      dllpBytes = requestsBind ? acks : credits;
    } else {
      const hostTlp = (writes + requests) * requestOverhead;
      const deviceDllp = (requests * inputs.dllps_per_request + writes / 2) * dllp;
      const hostIsBusier = hostTlp + acks > completionBytes + deviceDllp;
      tlpBytes = hostIsBusier ? hostTlp : completionBytes;
      dllpBytes = hostIsBusier ? acks : deviceDllp;
    }
  }

  const requestSize = Math.min(mrrs, size);
  const latencyBound =
    inputs.direction === DEVICE_WRITES_HOST
      ? Number.POSITIVE_INFINITY
      : (inputs.tags * requestSize) / inputs.round_trip_time;
  const lineRate = (generation.transferRate * lanes) / 8;
  const encodedRate = lineRate * generation.codeEfficiency;
  const afterSkp = encodedRate * skpEfficiency;
  const afterFlit = afterSkp * flitEfficiency;
  const ceiling = (afterFlit * size) / (size + tlpBytes + dllpBytes);
  const afterLatency = Math.min(ceiling, latencyBound);
  const drivesRate =
    inputs.drive_rate > 0 ? inputs.drives * inputs.drive_rate : Number.POSITIVE_INFINITY;
  const most = Math.min(afterLatency, drivesRate);
  const measured =
    inputs.efficiency_low === SHARES.low && inputs.efficiency_high === SHARES.high && !flit;

  out[0] = ceiling;
  out[1] = most;
  out[2] = Math.min(drivesRate, afterLatency * inputs.efficiency_low);
  out[3] = Math.min(drivesRate, afterLatency * inputs.efficiency_high);
  out[4] = measured ? MEASURED : ASSUMED;
  out[5] =
    drivesRate < afterLatency
      ? LIMITED_BY.drives
      : latencyBound < ceiling
        ? LIMITED_BY.latency
        : requestsBind
          ? LIMITED_BY.requestHeaders
          : inputs.drives > 1
            ? LIMITED_BY.shared
            : LIMITED_BY.link;
  out[6] = most / inputs.drives;
  out[7] = drivesRate;
  out[8] = afterLatency;
  out[9] = latencyBound;
  out[10] = most / size;
  out[11] = ceiling / lineRate;
  out[12] = lineRate;
  out[13] = encodedRate;
  out[14] = afterSkp;
  out[15] = afterFlit;
  out[16] = (afterFlit * size) / (size + tlpBytes);
  out[17] = generation.transferRate;
  out[18] = generation.codeEfficiency;
  out[19] = skpEfficiency;
  out[20] = flitEfficiency;
  out[21] = tlpBytes;
  out[22] = dllpBytes;
  out[23] = requestSize;
  out[24] = flit ? 1 : 0;
  return true;
}
