import { plural } from '../../../datasets/tools/language/plural.ts';
import { listed } from '../say/formatting.ts';
import { isUpperEnd, isVirtualFunction, nameOf } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

const words = { functions: 'one {# function has no link: {functions}} other {# functions have no link: {functions}}' };

export const noLink = rule('LD123', function* ({ functions }) {
  const without = functions.filter(
    (pciFunction) =>
      pciFunction.running?.value.lanes === 0 &&
      pciFunction.running.value.rate === undefined &&
      (!isUpperEnd(pciFunction) || pciFunction.kind === 'Host bridge'),
  );
  const [first] = without;
  if (!first?.running) return;
  yield {
    subject: nameOf(first),
    line: first.running.line,
    message: plural(without.length, words.functions, { functions: listed(without.map(nameOf)) }),
    causes: [causeOf('LD123', without.some(isVirtualFunction) ? 'virtual' : 'inner')],
  };
});
