import { transfers } from '../say/formatting.ts';
import type { Candidate, Found } from './finding.ts';
import {
  type Ability,
  inCommand,
  isGraphics,
  lostOn,
  nameOf,
  type PcieEnds,
  pcieTree,
  signalSigns,
  titleOf,
  withLoss,
} from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

const words = {
  below: (title: string, link: string, port: string, both: string) =>
    `${title} runs at ${link}; it and its port ${port} both support ${both}`,
  lanes: (lanes: number) => `x${lanes}`,
  told: (rate: string) => `the target speed of the port is ${rate}`,
};

export const narrowLink = rule('LD101', function* (machine) {
  for (const link of pcieTree(machine).links) {
    const { running, both } = link;
    if (!both || running.value.lanes >= both.lanes) continue;
    const could = { rate: running.value.rate, lanes: both.lanes };
    yield below(link, could, words.lanes(both.lanes), narrowCauses(link, both.lanes));
  }
});

export const slowLink = rule('LD102', function* (machine) {
  for (const link of pcieTree(machine).links) {
    const { device, running, both } = link;
    // Graphics that idle lower their speed: another rule says so.
    if (!both || !Number.isFinite(both.rate) || running.value.rate >= both.rate || isGraphics(device)) continue;
    const could = { rate: both.rate, lanes: running.value.lanes };
    yield below(link, could, transfers(both.rate), slowCauses(link, both.rate));
  }
});

/** A link that does less than both of its ends can. */
function below({ device, port, running }: PcieEnds, could: Ability, both: string, causes: Candidate[]): Found {
  const link = withLoss(running.value, could);
  return {
    subject: nameOf(device),
    line: running.line,
    message: words.below(titleOf(device), link, nameOf(port ?? device), both),
    causes,
    lost: lostOn(running.value, could),
  };
}

function narrowCauses({ device, port }: PcieEnds, lanes: number): Candidate[] {
  const contact = causeOf('LD101', 'contact', { device: inCommand(device), signs: signalSigns(device, port) });
  const slot = causeOf('LD101', 'slot', { lanes });
  const split = causeOf('LD101', 'split', { lanes });
  const riser = causeOf('LD101', 'riser', { device: inCommand(device), lanes });
  return [slot, riser, split, contact];
}

function slowCauses({ device, port }: PcieEnds, rate: number): Candidate[] {
  const target = port?.allowed?.value.rate;
  const isTold = target !== undefined && target < rate;
  const signs = signalSigns(device, port);
  return [
    causeOf('LD102', 'limited', {
      rate: transfers(target ?? rate),
      port: inCommand(port ?? device),
      signs: isTold ? [words.told(transfers(target))] : [],
      isRefuted: !isTold,
      isChecked: isTold,
    }),
    causeOf('LD102', 'signal', { signs, isRefuted: signs.length === 0 }),
    causeOf('LD102', 'setting', { isRefuted: isTold }),
    causeOf('LD102', 'riser', { device: inCommand(device), rate: transfers(rate) }),
    causeOf('LD102', 'idle', { device: inCommand(device) }),
  ];
}
