import { nvmeControllerOf } from '../join/names.ts';
import { listed } from '../say/formatting.ts';
import { lineNaming } from './not-understood.ts';
import { causeOf, rule } from './rule.ts';

export const linkNotShown = rule('LD702', function* (machine) {
  const { drives, functions } = machine;
  const byAddress = new Map(functions.map((pciFunction) => [pciFunction.address, pciFunction]));
  const silent = drives.filter(({ id, protocol, address, isVirtual, isUsb, pcie }) => {
    const known = pcie ?? (address === undefined ? undefined : byAddress.get(address));
    return (
      protocol === 'NVMe' &&
      !isVirtual &&
      !isUsb &&
      !known?.running &&
      !known?.isDenied &&
      !known?.bandwidth &&
      lineNaming(machine, [id]) === undefined
    );
  });
  const [first] = silent;
  if (!first) return;
  const [controller = 'nvme0'] = silent.flatMap(({ id }) => nvmeControllerOf(id) ?? []);
  yield {
    subject: first.id,
    line: first.line,
    message: `The paste does not show the PCIe link of ${listed(silent.map(({ id }) => id))}`,
    causes: [causeOf('LD702', 'unprinted', { controller })],
  };
});
