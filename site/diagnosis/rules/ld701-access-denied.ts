import { plural } from '../../../datasets/tools/language/plural.ts';
import type { DiagnosticRule } from './finding.ts';
import { nameOf } from './pcie-ends.ts';

const words = {
  devices: 'one {lspci hid the registers of # device} other {lspci hid the registers of # devices}',
};

export const accessDenied: DiagnosticRule = {
  id: 'LD701',
  severity: 'hint',
  looksFor: 'Registers that lspci did not show to a user who is not root.',
  why: 'Link speed, width and payload stand in registers that only root may read. Without them nothing can be said of any link.',
  sources: ['lspci-8'],
  *find({ functions }) {
    const denied = functions.filter(({ isDenied }) => isDenied);
    const [first] = denied;
    if (!first) return;
    yield {
      subject: nameOf(first),
      line: first.line,
      message: plural(denied.length, words.devices),
      causes: [
        {
          message: 'lspci ran without root',
          check: 'The paste says `Capabilities: <access denied>`',
          fix: 'Paste the output of `sudo lspci -vv`',
        },
      ],
    };
  },
};
