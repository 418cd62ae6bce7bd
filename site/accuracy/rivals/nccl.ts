// NCCL's rule of thumb for choosing paths (kvDictPciGen; NVIDIA/nccl, issue 1206).
// Counts: generation and width, each with a fixed rate. Leaves out: payload size, direction, everything about
// packets; one share of the transfer rate stands for all of it, whichever line code the generation has.
import type { Rival } from './rival.ts';

/** GB/s of 80 lanes, by generation. */
const RATES = [15, 30, 60, 120, 240, 480];
const LANES = 80;

export const nccl: Rival = ({ generation, lanes }) => {
  const rate = RATES[generation - 1];
  return rate === undefined ? undefined : (rate / LANES) * lanes * 1e9;
};
