import { transfers } from '../say/formatting.ts';
import type { Candidate, DiagnosticRule } from './finding.ts';
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

export const slowLink: DiagnosticRule = {
  id: 'LD102',
  severity: 'problem',
  looksFor: 'A PCIe link slower than both the device and its port support.',
  why: 'Each generation doubles what a lane carries. Two ends that support more agree on less when they are told to, or when the signal between them is too poor.',
  sources: ['pciutils-ls-caps', 'linux-pcie-bandwidth', 'linux-pcieaer-howto'],
  *find(machine) {
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
  },
};

const words = { told: (rate: string) => `the target speed of the port is ${rate}` };

function causesOf({ device, port }: PcieEnds, rate: number): Candidate[] {
  const target = port?.allowed?.value.rate;
  const isTold = target !== undefined && target < rate;
  const limited: Candidate = {
    message: `The port is told to go no faster than ${transfers(target ?? rate)}: a BIOS setting, a driver or setpci limits it on purpose`,
    check: `\`sudo lspci -vv -s ${inCommand(port ?? device)} | grep 'Target Link Speed'\``,
    fix: 'Set the link speed of the slot to Auto in the BIOS, then read the link again',
    signs: isTold ? [words.told(transfers(target))] : [],
    isRefuted: !isTold,
    isChecked: isTold,
  };
  const signal: Candidate = {
    message: 'The signal is too poor for the speed',
    signs: signalSigns(device, port),
    isRefuted: signalSigns(device, port).length === 0,
    check: '`sudo dmesg | grep -E "AER|PCIe Bus Error"`: does the count grow under load?',
    fix: 'Leave out the riser, extension or cable, or use one made for this generation; seat the card again',
  };
  const riser: Candidate = {
    message: 'A riser, adapter, cable or connector is not made for this generation',
    check: `Plug the device straight into the board and read the link again: \`sudo lspci -vv -s ${inCommand(device)} | grep LnkSta:\``,
    fix: `Use a riser or cable that is rated for ${transfers(rate)}`,
  };
  const setting: Candidate = {
    message: 'The BIOS sets the slot to an older generation',
    check: 'Look in the BIOS for the link speed of this slot: Auto, Gen3, Gen4 …',
    fix: 'Set it to Auto or to the generation of the device, and update the BIOS',
    isRefuted: isTold,
  };
  const idle: Candidate = {
    message: 'The device or its driver lowers the speed while there is nothing to do',
    check: `Read the link while the device is busy: \`sudo lspci -vv -s ${inCommand(device)} | grep LnkSta:\``,
    fix: 'Nothing, if the speed rises under load',
  };
  return [limited, signal, setting, riser, idle];
}
