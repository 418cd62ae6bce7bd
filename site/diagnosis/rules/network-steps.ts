/** Figures of a network against the steps of Ethernet: what TCP moves over each of them, at the usual frame size. */
import type { Machine } from '../join/machine.ts';
import { bitsPerSecond } from '../say/formatting.ts';

/** Bits per second of the line, as its names have them. */
const STEPS: readonly (readonly [line: number, name: string])[] = [
  [100e6, '100 Mb/s Ethernet'],
  [1e9, '1 GbE'],
  [2.5e9, '2.5 GbE'],
  [5e9, '5 GbE'],
  [10e9, '10 GbE'],
  [25e9, '25 GbE'],
  [40e9, '40 GbE'],
  [100e9, '100 GbE'],
];
/** 1448 bytes of data in a frame that takes 1538 on the line: an MTU of 1500 and the timestamps of TCP. */
const PAYLOAD_SHARE = 1448 / 1538;
/** Slower than that is not all that a step carries. */
const FULL = 0.93;
/** Tools round to three digits. */
const ROUNDED = 1.005;
/** Faster than that, with jumbo frames, is of a faster step. */
const MOST = 0.995;

export interface NetworkFigure {
  line: number;
  /** Bits per second. */
  rate: number;
  /** The step that it fills, or the lowest that could carry it. */
  step: { line: number; name: string; carries: number };
  /** The step below, which the figure is above. */
  below: { name: string; carries: number } | undefined;
  isFull: boolean;
  /** How many ran at once. */
  streams: number;
  /** Bits per second that went the other way at the same time, where one way was far slower. */
  other?: number;
}

/** What iperf3 measured: of sender and receiver the receiver, whose data arrived; the fastest of several. */
export function networkFigures({ figures, conditions }: Machine): NetworkFigure[] {
  // It was told how much to send: what it moved says nothing of the network.
  if (conditions.some(({ kind }) => kind === 'askedRate')) return [];
  const network = figures.filter(({ measurement }) => measurement.tool === 'iperf3');
  const received = network.filter(({ measurement }) => measurement.job === 'receiver');
  return (received.length > 0 ? received : network).flatMap(({ measurement }) => {
    const rate = (measurement.bandwidth ?? 0) * 8;
    const figure = figureAt(rate, measurement.line, measurement.jobs ?? 1);
    const other = otherWay(network, measurement.line);
    const isUneven = other !== undefined && Math.min(rate, other) < EVEN * Math.max(rate, other);
    return figure ? [{ ...figure, ...(isUneven && { other }) }] : [];
  });
}

/** Less of the slower way than that is no chance of the moment. */
const EVEN = 0.75;

/** What arrived the other way of the report that a line is of. */
function otherWay(network: Machine['figures'], line: number): number | undefined {
  const below = network.find(({ measurement }) => measurement.line > line && /^receiver/.test(measurement.job ?? ''));
  const { job, bandwidth } = below?.measurement ?? {};
  return job === 'receiver' || bandwidth === undefined ? undefined : bandwidth * 8;
}

function figureAt(rate: number, line: number, streams: number): NetworkFigure | undefined {
  const index = STEPS.findIndex(([speed]) => rate <= speed * MOST);
  const step = STEPS[index];
  if (!step || !(rate > 0)) return undefined;
  const [speed, name] = step;
  const carries = speed * PAYLOAD_SHARE;
  const [lower, lowerName] = STEPS[index - 1] ?? [];
  return {
    line,
    rate,
    step: { line: speed, name, carries },
    below:
      lower === undefined || lowerName === undefined ? undefined : { name: lowerName, carries: lower * PAYLOAD_SHARE },
    isFull: rate >= carries * FULL,
    streams,
  };
}

const words = {
  nothing: 'The network moved no data: the connection was made, and nothing arrived',
  full: (rate: string, name: string, carries: string) =>
    `The network moved ${rate}: all that ${name} carries, ${carries} of data`,
  jumbo: (rate: string, name: string) =>
    `The network moved ${rate}: all that ${name} carries, with frames larger than the usual 1500 bytes`,
  ways: (rate: string, other: string) => `The network moved ${rate} one way and ${other} the other, both at once`,
  short: (rate: string, name: string, carries: string) =>
    `The network moved ${rate}, less than the ${carries} that ${name} carries`,
  between: (rate: string, below: string, low: string, name: string, carries: string) =>
    `The network moved ${rate}, more than ${below} carries (${low}) and less than ${name} (${carries})`,
};

/** One sentence without a full stop. */
export function networkSentence({ rate, step, below, isFull, other }: NetworkFigure): string {
  const [now, most] = [bitsPerSecond(rate), bitsPerSecond(step.carries)];
  if (other !== undefined) return words.ways(now, bitsPerSecond(other));
  if (isFull && rate > step.carries * ROUNDED) return words.jumbo(now, step.name);
  if (isFull) return words.full(now, step.name, most);
  if (!below) return words.short(now, step.name, most);
  return words.between(now, below.name, bitsPerSecond(below.carries), step.name, most);
}

export const NOTHING_ARRIVED = words.nothing;

/** The line of a receiver that got nothing, where none got anything. */
export function nothingArrived({ figures }: Machine): number | undefined {
  const receivers = figures.flatMap(({ measurement }) =>
    measurement.tool === 'iperf3' && measurement.job === 'receiver' ? [measurement] : [],
  );
  return receivers.some(({ bandwidth }) => bandwidth !== undefined) ? undefined : receivers[0]?.line;
}

/** The answer to a paste that is about a network and nothing else. */
export function networkVerdict(machine: Machine): string | undefined {
  const isAlone = machine.drives.length + machine.functions.length + machine.groups.length === 0;
  const [fastest] = networkFigures(machine).sort((a, b) => b.rate - a.rate);
  if (!isAlone) return undefined;
  if (fastest) return `${networkSentence(fastest)}.`;
  return nothingArrived(machine) === undefined ? undefined : `${NOTHING_ARRIVED}.`;
}
