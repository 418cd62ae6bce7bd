import { transfers } from '../say/formatting.ts';
import type { Candidate } from './finding.ts';
import {
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

export const slowLink = rule('LD102', function* (machine) {
  for (const link of pcieTree(machine).links) {
    const { device, running, both } = link;
    if (!both || !Number.isFinite(both.rate) || running.value.rate >= both.rate) continue;
    // Graphics that idle lower their speed: another rule says so.
    if (isGraphics(device)) continue;
    yield {
      subject: nameOf(device),
      line: running.line,
      message: `${titleOf(device)} runs at ${withLoss(running.value, { rate: both.rate, lanes: running.value.lanes })}; it and its port ${nameOf(link.port ?? device)} both support ${transfers(both.rate)}`,
      causes: causesOf(link, both.rate),
      lost: lostOn(running.value, { rate: both.rate, lanes: running.value.lanes }),
    };
  }
});

const words = { told: (rate: string) => `the target speed of the port is ${rate}` };

function causesOf({ device, port }: PcieEnds, rate: number): Candidate[] {
  const target = port?.allowed?.value.rate;
  const isTold = target !== undefined && target < rate;
  const limited = causeOf('LD102', 'limited', {
    rate: transfers(target ?? rate),
    port: inCommand(port ?? device),
    signs: isTold ? [words.told(transfers(target))] : [],
    isRefuted: !isTold,
    isChecked: isTold,
  });
  const signal = causeOf('LD102', 'signal', {
    signs: signalSigns(device, port),
    isRefuted: signalSigns(device, port).length === 0,
  });
  const riser = causeOf('LD102', 'riser', { device: inCommand(device), rate: transfers(rate) });
  const setting = causeOf('LD102', 'setting', { isRefuted: isTold });
  const idle = causeOf('LD102', 'idle', { device: inCommand(device) });
  return [limited, signal, setting, riser, idle];
}
