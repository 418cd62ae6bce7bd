import { linkName, listed } from '../say/formatting.ts';
import { nameOf, pcieTree } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

export const tunnel = rule('LD122', function* (machine) {
  const tree = pcieTree(machine);
  const slow = machine.functions.filter((pciFunction) => {
    const { rate, lanes } = pciFunction.running?.value ?? {};
    return rate === 2.5e9 && lanes !== 0 && tree.isTunnelled(pciFunction);
  });
  const [first] = slow;
  if (!first?.running) return;
  yield {
    subject: nameOf(first),
    line: first.running.line,
    message: `${listed(slow.map(nameOf))}: ${linkName(first.running.value)} is what a tunnel claims, not what it carries`,
    causes: [causeOf('LD122', 'registers')],
  };
});
