import { plural } from '../../../datasets/tools/language/plural.ts';
import type { PcieErrors } from '../../../datasets/tools/readers/kernel-log-pcie.ts';
import { listed } from '../say/formatting.ts';
import type { Candidate, DiagnosticRule } from './finding.ts';
import { nameOf, pcieTree } from './pcie-ends.ts';

const WIRE = new Set(['Physical Layer', 'Data Link Layer']);

const words = {
  counted:
    'one {{device} reported errors ({severity}): at least # report} other {{device} reported errors ({severity}): at least # reports}',
  named:
    'one {{device} reported errors ({severity}): at least # report, {errors}} other {{device} reported errors ({severity}): at least # reports, {errors}}',
  severities: {
    corrected: 'corrected',
    'non-fatal': 'uncorrected, non-fatal',
    fatal: 'uncorrected, fatal',
  },
};

export const linkErrors: DiagnosticRule = {
  id: 'LD107',
  severity: 'problem',
  looksFor: 'Errors that PCIe devices report to the kernel (AER), by layer.',
  why: 'A corrected error costs a retransmission and no data; many of them mean a poor signal. An uncorrected one makes a transfer, or the link, unreliable. The kernel limits how many it prints, so counts are lower bounds.',
  sources: ['linux-pcieaer-howto', 'rpi-linux-6229', 'endlessm-linux-54'],
  *find(machine) {
    for (const device of machine.functions) {
      const port = pcieTree(machine).portOf(device);
      const saving = device.aspm?.value ?? port?.aspm?.value;
      for (const errors of device.errors) {
        const count = Math.max(errors.announced, errors.detailed);
        const layers = Object.keys(errors.layers);
        const said = layers.length > 0 ? words.named : words.counted;
        yield {
          severity: errors.severity === 'corrected' ? 'hint' : 'problem',
          subject: nameOf(device),
          line: errors.line,
          message: plural(count, said, {
            device: nameOf(device),
            severity: words.severities[errors.severity],
            errors: listed([...layers, ...Object.keys(errors.names)]),
          }),
          causes: causesOf(errors, layers, saving),
        };
      }
    }
  },
};

/** `saving`: the power states that the link may enter, where lspci shows them. */
function causesOf({ address }: PcieErrors, layers: readonly string[], saving: string | undefined): Candidate[] {
  const aspm: Candidate = {
    message: `Power saving of the link (ASPM ${saving}): errors come when it wakes up`,
    check: 'Start the kernel with `pcie_aspm.policy=performance`, then count again: do they end?',
    fix: 'Keep ASPM off for this slot in the BIOS, or keep the option; update BIOS and firmware',
  };
  const wire: Candidate = {
    message: 'Signal errors: a riser or cable, a slot contact, or a generation that the board does not carry cleanly',
    check: `Leave out the riser, seat the card again, then count again: \`grep . /sys/bus/pci/devices/${address}/aer_dev_correctable\``,
    fix: 'Use a shorter or better riser or cable; if nothing helps, set the slot one generation lower in the BIOS',
  };
  const transaction: Candidate = {
    message:
      'Transaction errors: the device, its firmware or its driver asks for something that the other end does not support',
    check: `\`sudo dmesg | grep -A4 ${address}\`: which error is named, and which device sent it`,
    fix: 'Update the firmware of the device, the BIOS and the kernel',
  };
  const some: Candidate[] = saving === undefined ? [] : [aspm];
  if (layers.length === 0) return [...some, wire, transaction];
  if (layers.some((layer) => WIRE.has(layer))) some.push(wire);
  if (layers.some((layer) => !WIRE.has(layer))) some.push(transaction);
  return some;
}
