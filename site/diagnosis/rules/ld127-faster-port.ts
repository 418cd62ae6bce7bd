import { plural } from '../../../datasets/tools/language/plural.ts';
import { listed } from '../say/formatting.ts';
import { isGraphics, nameOf, pcieTree, rateOf } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

const words = {
  ports:
    'one {# port runs below its maximum, because its device is at its own: {ports}} other {# ports run below their maximum, because their devices are at their own: {ports}}',
};

export const fasterPort = rule('LD127', function* (machine) {
  const faster = pcieTree(machine).links.flatMap(({ device, port, running, own }) => {
    const can = port?.capable?.value;
    if (!port || !can?.rate || !can.lanes) return [];
    const { rate, lanes } = running.value;
    const isFull = lanes === own.lanes && (rate === own.rate || isGraphics(device));
    const more = (rateOf({ rate: can.rate, lanes: can.lanes }) ?? 0) > (rateOf(own) ?? 0);
    return isFull && more ? [{ port, line: running.line }] : [];
  });
  const [first] = faster;
  if (!first) return;
  yield {
    subject: nameOf(first.port),
    line: first.line,
    message: plural(faster.length, words.ports, { ports: listed(faster.map(({ port }) => nameOf(port))) }),
    causes: [causeOf('LD127', 'faster')],
  };
});
