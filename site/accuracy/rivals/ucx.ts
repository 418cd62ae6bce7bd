// UCX's rule for the bandwidth of a device (ucs_topo_get_pci_bw; openucx/ucx, pull request 6416).
// Counts: line code, packet overhead, 16 bytes of DLLPs for every four packets. Leaves out: SKP ordered sets, the
// payload size in force (256 is taken), direction, reads, FLITs. From 3.0 on the sequence number is counted twice.
import type { Rival } from './rival.ts';

const PAYLOAD = 256;
/** Framing 2, sequence number 2, header 16, LCRC 4. */
const OVERHEAD = 24;
/** The STP token of 4 bytes holds the sequence number already; here another 2 bytes are added for it. */
const OVERHEAD_FROM_3 = 26;
const PACKETS_PER_CONTROL = 4;
const CONTROL = 16;

export const ucx: Rival = ({ generation, encodedRate }) => {
  if (generation > 5) return undefined;
  const packet = PAYLOAD + (generation < 3 ? OVERHEAD : OVERHEAD_FROM_3);
  const payload = PACKETS_PER_CONTROL * PAYLOAD;
  return (encodedRate * payload) / (PACKETS_PER_CONTROL * packet + CONTROL);
};
