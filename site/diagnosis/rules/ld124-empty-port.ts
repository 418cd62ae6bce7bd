import { plural } from '../../../datasets/tools/language/plural.ts';
import { listed } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';
import { isUpperEnd, nameOf } from './pcie-ends.ts';

const words = {
  ports: 'one {# port has nothing attached: {ports}} other {# ports have nothing attached: {ports}}',
};

export const emptyPort: DiagnosticRule = {
  id: 'LD124',
  severity: 'normal',
  looksFor: 'Ports whose link reads as x0, or that say that nothing is in them.',
  why: 'Some versions of lspci call them downgraded. A port with no lanes in use has nothing plugged in, or something that did not come up; its registers (DLActive-, PresDet-) say so, and its speed then means nothing.',
  sources: ['pciutils-ls-caps'],
  *find({ functions }) {
    const parents = new Set(functions.map(({ parent }) => parent));
    const empty = functions.filter(
      (one) =>
        isUpperEnd(one) &&
        one.kind !== 'Host bridge' &&
        (one.running?.value.lanes === 0 || one.empty) &&
        (one.address === undefined || !parents.has(one.address)),
    );
    const [first] = empty;
    if (!first) return;
    yield {
      subject: nameOf(first),
      line: (first.empty ?? first.running)?.line ?? first.line,
      message: plural(empty.length, words.ports, { ports: listed(empty.map(nameOf)) }),
      causes: [
        {
          message: 'The slot is empty',
          check: 'Is there a card or drive in it? Then it did not come up: `sudo dmesg | grep -i pcieport`',
          fix: 'Nothing for an empty slot; else seat the card again and try it in another slot',
        },
      ],
    };
  },
};
