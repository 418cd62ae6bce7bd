import { nvmeControllerOf } from '../join/names.ts';
import { listed } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';
import { lineNaming } from './not-understood.ts';

export const linkNotShown: DiagnosticRule = {
  id: 'LD702',
  severity: 'hint',
  looksFor: 'NVMe drives whose link the paste does not show.',
  why: 'Neither smartctl nor nvme prints the PCIe link of a drive. Whether it runs at x4 or x2 stands in lspci alone.',
  sources: ['pciutils-ls-caps', 'nvme-id-ctrl'],
  *find(machine) {
    const { drives, functions } = machine;
    const byAddress = new Map(functions.map((one) => [one.address, one]));
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
      causes: [
        {
          message: 'The tools that were pasted do not print it',
          check: `\`cat /sys/class/nvme/${controller}/device/current_link_speed /sys/class/nvme/${controller}/device/current_link_width\``,
          fix: 'Paste the output of `sudo lspci -vv`, too',
        },
      ],
    };
  },
};
