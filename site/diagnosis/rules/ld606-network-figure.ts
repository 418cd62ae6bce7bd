import type { Machine } from '../join/machine.ts';
import { bitsPerSecond } from '../say/formatting.ts';
import type { Candidate } from './finding.ts';
import {
  type NetworkFigure,
  NOTHING_ARRIVED,
  networkFigures,
  networkSentence,
  nothingArrived,
} from './network-steps.ts';
import { nameOf, rateOf } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

/** From here on a port for cables is usual: slower ones fell back to it. */
const USUAL = 1e9;

export const networkFigure = rule('LD606', function* (machine) {
  for (const figure of networkFigures(machine)) {
    const { line, step, isFull } = figure;
    const isSlowStep = isFull && step.line < USUAL;
    yield {
      severity: isFull && !isSlowStep && figure.other === undefined ? 'normal' : 'hint',
      subject: 'iperf3',
      line,
      message: networkSentence(figure),
      causes: causesOf(machine, figure, isSlowStep),
    };
  }
  const line = nothingArrived(machine);
  if (line === undefined) return;
  const causes = [{ ...frames, signs: largeFrames(machine) }];
  yield { severity: 'problem', subject: 'iperf3', line, message: NOTHING_ARRIVED, causes };
});

const largeFrames = ({ conditions }: Machine): string[] =>
  conditions.flatMap(({ kind, name, value }) => (kind === 'largeFrames' ? [words.mtu(name, value)] : []));

function causesOf(machine: Machine, figure: NetworkFigure, isSlowStep: boolean): Candidate[] {
  if (figure.other !== undefined) return [ways, port, { ...slot, signs: slotSigns(machine, figure) }];
  if (isSlowStep) return [cable, port];
  if (figure.isFull) return [limit];
  const held = slotSigns(machine, figure);
  const isHeld = held.length > 0;
  return [
    figure.streams > 1 ? { ...core, isRefuted: isHeld || figure.rate < ONE_CORE } : { ...load, isRefuted: isHeld },
    port,
    { ...slot, signs: held },
  ];
}

/** What the link of a card carries is a bit more than what arrives in packets. */
const CARRIED = { least: 0.7, most: 1.02 };

/** Network cards whose link, by the kernel or by lspci, carries about what was measured. */
const slotSigns = ({ functions }: Machine, { rate }: NetworkFigure): string[] =>
  functions.flatMap((card) => {
    const { bandwidth, running, capable, kind } = card;
    const { rate: speed = 0, lanes = 0 } = running?.value ?? {};
    const isNarrow = /Ethernet|Network/.test(kind) && (capable?.value.lanes ?? 0) > lanes;
    const carried = bandwidth?.isLimited
      ? bandwidth.available
      : isNarrow
        ? (rateOf({ rate: speed, lanes }) ?? 0) * 8
        : 0;
    const share = rate / carried;
    const isIt = share >= CARRIED.least && share <= CARRIED.most;
    return isIt ? [words.held(nameOf(card), bitsPerSecond(carried))] : [];
  });

/** Bits per second that one core of any computer of today sends. */
const ONE_CORE = 2.5e9;

const words = {
  mtu: (name: string, value: string) => `the MTU of ${name} is ${value} bytes`,
  held: (card: string, rate: string) => `the link of ${card} carries ${rate}, about what was measured`,
};

const limit = causeOf('LD606', 'limit');
const cable = causeOf('LD606', 'cable');
const port = causeOf('LD606', 'port');
const load = causeOf('LD606', 'load');
const slot = causeOf('LD606', 'slot');
const core = causeOf('LD606', 'core');
const ways = causeOf('LD606', 'ways');
const frames = causeOf('LD606', 'frames');
