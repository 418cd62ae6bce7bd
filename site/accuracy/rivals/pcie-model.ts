// The model of pcie-bench (pcie-bench/pcie-model; Neugebauer and others, SIGCOMM 2018), from a description of it.
// Counts: line code, packet overhead, and three flat shares taken from both directions: Acks, flow-control updates,
// SKP ordered sets. Leaves out: the Read Completion Boundary (as it is used by default), latency, tags, alignment,
// 4 KiB boundaries. Its mistake: Ack and update intervals are symbol times, in which every lane carries a byte, but
// they are taken for bytes of the whole link, so that DLLPs weigh 4 times too much at x4 and 16 times at x16.
// Both are charged to the direction of the data even where they flow the other way.
import type { Link, Rival } from './rival.ts';

/** Framing, sequence number and LCRC, or STP token and LCRC. */
const LINK_LAYER = 8;
const HEADER_3DW = 12;
const HEADER_4DW = 16;
const DLLP = 8;
/** SKP ordered sets: 4 symbols every 1538, in every generation. */
const SKP = 4 / 1538;

/** Bytes that the specification's formula adds to a payload for its packet. */
const TLP_OVERHEAD = 28;
/** Symbol times that the receiver may take, for generations 1, 2 and from 3 on. */
const DELAYS = [19, 70, 115];

/** Packets for which one Ack may stand, by payload size and width. */
function ackFactor(maxPayloadSize: number, lanes: number): number {
  if (maxPayloadSize >= 512) return lanes > 8 ? 2 : 1;
  if (lanes > 8) return 3;
  return lanes > 4 ? 2.5 : 1.4;
}

/** Longest time between two Acks, in symbol times. The table of update intervals holds the same numbers. */
export function ackLimit({ generation, lanes, maxPayloadSize }: Link): number {
  const packets = (maxPayloadSize + TLP_OVERHEAD) * ackFactor(maxPayloadSize, lanes);
  const delay = DELAYS[Math.min(generation, DELAYS.length) - 1] ?? 0;
  return Math.floor(packets / lanes + delay);
}

/** What the three shares leave of the link, for packets. */
export const packetRate = (link: Link): number => link.encodedRate * (1 - (2 * DLLP) / ackLimit(link) - SKP);

export const pcieModel: Rival = (link) => {
  // Above 5.0 its author calls the figures guesses: DLLPs and framing are counted beside the FLITs that hold them.
  if (link.generation > 5) return undefined;
  const size = link.transferSize;
  const requestOverhead = LINK_LAYER + (link.addressBits > 32 ? HEADER_4DW : HEADER_3DW);
  const packets = Math.ceil(size / link.maxPayloadSize);
  const requests = Math.ceil(size / link.maxReadRequestSize) * requestOverhead;
  const written = size + packets * requestOverhead;
  const completed = size + packets * (LINK_LAYER + HEADER_3DW);
  // The busier direction limits: that of the data, unless answers are tiny. With both at work, the requests of the
  // reads share the way with the writes.
  const busiest = {
    device_writes_host: written,
    device_reads_host: Math.max(completed, requests),
    both: Math.max(written + requests, completed),
  }[link.direction];
  return (packetRate(link) * size) / busiest;
};
