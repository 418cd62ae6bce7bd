import type { DiagnosticRule } from './finding.ts';
import { isVirtualFunction, nameOf, pcieTree } from './pcie-ends.ts';

/** Bytes that a device may ask for at once when it comes up. */
const DEFAULT = 512;
/** What moves much data: drives, their controllers, networks. */
const BUSY = /controller/i;
const QUIET = /usb|audio|serial|smbus|communication|encryption|signal processing/i;

export const smallReadRequest: DiagnosticRule = {
  id: 'LD110',
  severity: 'hint',
  looksFor: `A device whose Max Read Request Size is below ${DEFAULT} bytes.`,
  why: 'When you write to a drive, the drive reads your memory. Small requests mean more of them for the same data, each with a wait of its own.',
  sources: ['linux-kernel-parameters-pci', 'intel-an-456', 'pcie-bench-2018'],
  *find(machine) {
    for (const { device } of pcieTree(machine).links) {
      const { readRequest, kind } = device;
      if (!readRequest || readRequest.value >= DEFAULT || isVirtualFunction(device)) continue;
      if (device.port === 'Upstream Port' || !BUSY.test(kind) || QUIET.test(kind)) continue;
      yield {
        subject: nameOf(device),
        line: readRequest.line,
        message: `${nameOf(device)} may ask for ${readRequest.value} bytes at a time (MaxReadReq); the default is ${DEFAULT}`,
        causes: [
          {
            message: 'The BIOS, or `pci=pcie_bus_perf`, set the read requests to the size of the payload',
            check: '`cat /proc/cmdline`, and `sudo lspci -vv | grep MaxReadReq`',
            fix: 'Remove the option, or raise the setting in the BIOS; measure writes before and after',
          },
        ],
      };
    }
  },
};
