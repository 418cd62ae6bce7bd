/** The answer to pastes that tests make up, with the real core and its ranges. */
import { size } from '../../../calc-wasm/js/chain-node.ts';
import { withChainRanges } from '../../../calc-wasm/js/chain-ranges.ts';
import { builtRanges } from '../../../datasets/tools/ranges/built.ts';
import { diagnose, type MachineDiagnosis } from './diagnosis.ts';
import { Joined } from './joined.ts';
import { textOf } from './text.ts';

export const core = { size: withChainRanges(size, builtRanges()) };

export function only(...lines: string[]): MachineDiagnosis {
  const [machine] = diagnose('paste', `${lines.join('\n')}\n`, core).machines;
  if (!machine) throw new Error('nothing was read');
  return machine;
}
export const said = (...lines: string[]): string => only(...lines).verdict.message;
export const ids = ({ findings }: MachineDiagnosis): string[] =>
  findings.map(({ id, severity }) => `${severity} ${id}`);
export const printed = (...lines: string[]): string => {
  const joined = new Joined([{ name: 'paste', text: `${lines.join('\n')}\n` }]);
  return textOf(diagnose('paste', joined.text, core), joined, true);
};

export const CLEAR = /run at the most|runs at the most|No fault/;

export const smartctl = (device: string, current: string, rotation = 'Solid State Device') => [
  `$ sudo smartctl -i /dev/${device}`,
  '=== START OF INFORMATION SECTION ===',
  'Device Model:     EXAMPLE DRIVE 500',
  `Rotation Rate:    ${rotation}`,
  `SATA Version is:  SATA 3.3, 6.0 Gb/s (current: ${current} Gb/s)`,
];
export const port = (address: string, can: string, does: string, ...rest: string[]) => [
  `${address} PCI bridge: Example Corporation Root Port (prog-if 00 [Normal decode])`,
  '\tCapabilities: [40] Express (v2) Root Port (Slot+), MSI 00',
  `\t\tLnkCap:\tPort #1, ${can}, ASPM L1`,
  '\t\t\tClockPM- Surprise- LLActRep+ BwNot+ ASPMOptComp+',
  `\t\tLnkSta:\t${does}`,
  ...rest,
];
export const nvme = (address: string, does: string) => [
  `${address} Non-Volatile memory controller: Example NVMe`,
  '\t\tLnkCap:\tPort #0, Speed 16GT/s, Width x4, ASPM L1',
  `\t\tLnkSta:\t${does}`,
];
export const roots = (bus: number, rate: number) =>
  `/:  Bus 00${bus}.Port 001: Dev 001, Class=root_hub, Driver=xhci_hcd/8p, ${rate}M`;

export const mdstat = (...arrays: string[]) => [
  'Personalities : [raid1] [raid6] [raidF1]',
  ...arrays,
  'unused devices: <none>',
];
