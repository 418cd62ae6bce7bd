import { nameOf } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

export const lineMissing = rule('LD704', function* ({ functions, drives }) {
  const placed = new Set(drives.map(({ pcie }) => pcie));
  const [first] = functions.filter(
    (pciFunction) => pciFunction.address === undefined && pciFunction.name === '' && !placed.has(pciFunction),
  );
  if (!first) return;
  yield {
    subject: nameOf(first),
    line: first.line,
    message: 'The paste shows registers of a device and does not name it',
    causes: [causeOf('LD704', 'cut')],
  };
});
