import type { Machine } from '../join/machine.ts';
import { bitsPerSecond } from '../say/formatting.ts';
import type { Candidate, DiagnosticRule } from './finding.ts';
import { type NetworkFigure, networkFigures, networkSentence } from './network-steps.ts';
import { nameOf } from './pcie-ends.ts';

/** From here on a port for cables is usual: slower ones fell back to it. */
const USUAL = 1e9;

export const networkFigure: DiagnosticRule = {
  id: 'LD606',
  severity: 'normal',
  looksFor: 'A figure of iperf3 against what 1, 2.5, 5, 10 GbE and faster networks carry.',
  why: 'Copies over a network end at what the slowest port on the way carries. TCP moves about 94 % of the bits of the line with the usual frames of 1500 bytes.',
  sources: ['ieee-802.3', 'rfc-9293', 'rfc-7323', 'iperf3-units'],
  *find(machine) {
    for (const figure of networkFigures(machine)) {
      const { line, step, isFull } = figure;
      const isSlowStep = isFull && step.line < USUAL;
      yield {
        severity: isFull && !isSlowStep ? 'normal' : 'hint',
        subject: 'iperf3',
        line,
        message: networkSentence(figure),
        causes: causesOf(machine, figure, isSlowStep),
      };
    }
  },
};

function causesOf(machine: Machine, figure: NetworkFigure, isSlowStep: boolean): Candidate[] {
  if (isSlowStep) return [cable, port];
  if (figure.isFull) return [limit];
  const held = slotSigns(machine, figure);
  return [{ ...load, isRefuted: held.length > 0 || figure.streams > 1 }, port, { ...slot, signs: held }];
}

/** What the link of a card carries is a bit more than what arrives in packets. */
const CARRIED = { least: 0.7, most: 1.02 };

/** Cards whose link on the way to the processor carries about what was measured. */
function slotSigns({ functions }: Machine, { rate }: NetworkFigure): string[] {
  return functions.flatMap((card) => {
    const { bandwidth } = card;
    const share = rate / (bandwidth?.available ?? 0);
    const isIt = bandwidth?.isLimited && share >= CARRIED.least && share <= CARRIED.most;
    return isIt ? [words.held(nameOf(card), bitsPerSecond(bandwidth.available))] : [];
  });
}

const words = { held: (card: string, rate: string) => `the kernel gives ${card} ${rate}, about what was measured` };

const limit: Candidate = {
  message: 'A port, switch or cable on the way is of this step: the network is the limit, not the drives behind it',
  check: '`ethtool INTERFACE | grep Speed` at both ends, and the same for the ports of the switch',
  fix: 'Use ports of the next step at both ends and in between, if the drives are faster',
};
const cable: Candidate = {
  message: 'A cable or plug with a broken pair: 1 GbE needs four pairs, 100 Mb/s two',
  check: '`ethtool INTERFACE | grep -E "Speed|Link partner"` at both ends; try another cable',
  fix: 'Replace the cable, then read the speed again',
};
const port: Candidate = {
  message: 'A port on the way is of a slower step, or fell back to one',
  check: '`ethtool INTERFACE | grep Speed` at both ends; the lamps or the page of the switch',
  fix: 'Use another port or cable, and set both ends to negotiate by themselves',
};
const load: Candidate = {
  message: 'One stream does not fill it: one processor core, or a small window over a long way',
  check: '`iperf3 -c HOST -P 4`, and `iperf3 -c HOST -R` for the other direction',
  fix: 'If four streams fill the link, copy with several at a time, or use SMB Multichannel or nconnect',
};
const slot: Candidate = {
  message: 'The network card sits in a slot with too few lanes, or on USB',
  check: '`sudo lspci -vv -s ADDRESS | grep -E "LnkCap:|LnkSta:"` of the card',
  fix: 'Move the card to a slot with the lanes that it supports',
};
