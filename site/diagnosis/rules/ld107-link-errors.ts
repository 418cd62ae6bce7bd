import { plural } from '../../../datasets/tools/language/plural.ts';
import type { PcieErrors } from '../../../datasets/tools/readers/kernel-log-pcie.ts';
import { listed } from '../say/formatting.ts';
import type { Candidate } from './finding.ts';
import { nameOf, pcieTree } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

const WIRE = new Set(['Physical Layer', 'Data Link Layer']);

const words = {
  counted:
    'one {{device} reported errors ({severity}): at least # report} other {{device} reported errors ({severity}): at least # reports}',
  named:
    'one {{device} reported errors ({severity}): at least # report, {errors}} other {{device} reported errors ({severity}): at least # reports, {errors}}',
  severities: { corrected: 'corrected', 'non-fatal': 'uncorrected, non-fatal', fatal: 'uncorrected, fatal' },
};

export const linkErrors = rule('LD107', function* (machine) {
  for (const device of machine.functions) {
    const port = pcieTree(machine).portOf(device);
    const saving = device.aspm?.value ?? port?.aspm?.value;
    for (const errors of device.errors) {
      const count = Math.max(errors.announced, errors.detailed);
      const layers = Object.keys(errors.layers);
      const text = layers.length > 0 ? words.named : words.counted;
      yield {
        severity: errors.severity === 'corrected' ? 'hint' : 'problem',
        subject: nameOf(device),
        line: errors.line,
        message: plural(count, text, {
          device: nameOf(device),
          severity: words.severities[errors.severity],
          errors: listed([...layers, ...Object.keys(errors.names)]),
        }),
        causes: causesOf(errors, layers, saving),
      };
    }
  }
});

/** `saving`: the power states that the link may enter, where lspci shows them. */
function causesOf({ address }: PcieErrors, layers: readonly string[], saving: string | undefined): Candidate[] {
  const [wires, others] = [layers.filter((layer) => WIRE.has(layer)), layers.filter((layer) => !WIRE.has(layer))];
  return [
    causeOf('LD107', 'aspm', { saving: saving ?? '', isRefuted: saving === undefined }),
    causeOf('LD107', 'wire', { address, isRefuted: wires.length === 0 && others.length > 0 }),
    causeOf('LD107', 'transaction', { address, isRefuted: others.length === 0 && wires.length > 0 }),
  ];
}
