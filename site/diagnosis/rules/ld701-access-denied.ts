import { plural } from '../../../datasets/tools/language/plural.ts';
import { nameOf } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

const words = { devices: 'one {lspci hid the registers of # device} other {lspci hid the registers of # devices}' };

export const accessDenied = rule('LD701', function* ({ functions }) {
  const denied = functions.filter(({ isDenied }) => isDenied);
  const [first] = denied;
  if (!first) return;
  yield {
    subject: nameOf(first),
    line: first.line,
    message: plural(denied.length, words.devices),
    causes: [causeOf('LD701', 'user')],
  };
});
