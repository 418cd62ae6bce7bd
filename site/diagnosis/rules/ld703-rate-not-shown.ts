import { listed } from '../say/formatting.ts';
import { portsByName } from './drive-ends.ts';
import { lineNaming } from './not-understood.ts';
import { causeOf, rule } from './rule.ts';

export const rateNotShown = rule('LD703', function* (machine) {
  const { drives } = machine;
  const ports = portsByName(machine);
  const silent = drives.filter(
    ({ id, protocol, running, isVirtual, isUsb, ata: port }) =>
      (protocol === 'SATA' || protocol === 'SAS') &&
      !running &&
      !isVirtual &&
      !isUsb &&
      !ports.get(port)?.running &&
      lineNaming(machine, [id]) === undefined,
  );
  const [first] = silent;
  if (!first) return;
  const isSas = silent.some(({ protocol }) => protocol === 'SAS');
  yield {
    subject: first.id,
    line: first.line,
    message: `The paste does not show the link speed of ${listed(silent.map(({ id }) => id))}`,
    causes: [causeOf('LD703', isSas ? 'unprintedSas' : 'unprintedSata')],
  };
});
