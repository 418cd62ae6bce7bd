/** Drives themselves: heat, sectors, commands. */
import type { Example } from './example.ts';
import { fio, lines, SPINNING, smartctl } from './outputs.ts';

const idCtrl = (mdts: number) =>
  lines(
    '$ sudo nvme id-ctrl /dev/nvme0n1',
    'NVME Identify Controller:',
    'mn        : Example NVMe SSD',
    `mdts      : ${mdts}`,
    '',
  );

const smartLog = (temperature: number, throttles: number) =>
  lines(
    '$ sudo nvme id-ctrl /dev/nvme0',
    'NVME Identify Controller:',
    'mn        : Example NVMe SSD',
    'wctemp    : 353',
    '$ sudo nvme smart-log /dev/nvme0',
    'Smart Log for NVME device:nvme0 namespace-id:ffffffff',
    'critical_warning                    : 0',
    `temperature                         : ${temperature} C`,
    `Thermal Management T1 Trans Count   : ${throttles}`,
  );

export const drives: Readonly<Record<string, Example>> = {
  LD401: { found: smartLog(83, 0), clean: smartLog(45, 0) },
  LD402: {
    found: smartctl('6.0 Gb/s (current: 6.0 Gb/s)', [
      'Sector Sizes:     512 bytes logical, 4096 bytes physical',
      'Rotation Rate:    7200 rpm',
    ]),
    clean: smartctl('6.0 Gb/s (current: 6.0 Gb/s)', SPINNING),
  },
  LD403: {
    found: idCtrl(5) + fio('nvme0n1', 'read', '1M', 3_146_000_000),
    clean: idCtrl(8) + fio('nvme0n1', 'read', '1M', 3_146_000_000),
  },
  LD404: {
    found: lines(
      '$ lsblk -o NAME,SIZE,TYPE,ROTA,MODEL',
      'NAME SIZE TYPE ROTA MODEL',
      'sda   30G disk    1 Virtual Disk',
    ),
    clean: lines(
      '$ lsblk -o NAME,SIZE,TYPE,ROTA,MODEL',
      'NAME SIZE TYPE ROTA MODEL',
      'sda  3.6T disk    1 Example Drive',
    ),
  },
};
