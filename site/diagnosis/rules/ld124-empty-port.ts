import { plural } from '../../../datasets/tools/language/plural.ts';
import { listed } from '../say/formatting.ts';
import { isUpperEnd, nameOf } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

const words = { ports: 'one {# port has nothing attached: {ports}} other {# ports have nothing attached: {ports}}' };

export const emptyPort = rule('LD124', function* ({ functions }) {
  const parents = new Set(functions.map(({ parent }) => parent));
  const empty = functions.filter(
    (pciFunction) =>
      isUpperEnd(pciFunction) &&
      pciFunction.kind !== 'Host bridge' &&
      (pciFunction.running?.value.lanes === 0 || pciFunction.empty) &&
      (pciFunction.address === undefined || !parents.has(pciFunction.address)),
  );
  const [first] = empty;
  if (!first) return;
  yield {
    subject: nameOf(first),
    line: (first.empty ?? first.running)?.line ?? first.line,
    message: plural(empty.length, words.ports, { ports: listed(empty.map(nameOf)) }),
    causes: [causeOf('LD124', 'empty')],
  };
});
