import { plural } from '../../../datasets/tools/language/plural.ts';
import { listed } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';
import { isUpperEnd, isVirtualFunction, nameOf } from './pcie-ends.ts';

const words = {
  functions: 'one {# function has no link: {functions}} other {# functions have no link: {functions}}',
};

export const noLink: DiagnosticRule = {
  id: 'LD123',
  severity: 'normal',
  looksFor: 'Functions whose link reads as x0 at an unknown speed.',
  why: 'Virtual functions and parts of the processor or chipset have no link of their own: their registers read as zero. This is not a dead link.',
  sources: ['pciutils-ls-caps', 'linux-pcie-bandwidth'],
  *find({ functions }) {
    const without = functions.filter(
      (one) =>
        one.running?.value.lanes === 0 &&
        one.running.value.rate === undefined &&
        (!isUpperEnd(one) || one.kind === 'Host bridge'),
    );
    const [first] = without;
    if (!first?.running) return;
    yield {
      subject: nameOf(first),
      line: first.running.line,
      message: plural(without.length, words.functions, {
        functions: listed(without.map(nameOf)),
      }),
      causes: [
        {
          message: without.some(isVirtualFunction)
            ? 'A virtual function uses the link of the card that it is part of'
            : 'A part of the processor, the chipset or a virtual machine needs no link',
          check: 'Look at the card itself, function 0 on the host: its link serves all',
          fix: 'Nothing',
        },
      ],
    };
  },
};
