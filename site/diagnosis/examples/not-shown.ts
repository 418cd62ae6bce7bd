/** What a paste does not show. */
import type { Example } from './example.ts';
import { DRIVE, listing } from './lspci.ts';
import { enclosure, lines, SPINNING, smartctl } from './outputs.ts';

/** `zpool iostat` with so many reports. */
const poolIostat = (reports: number) =>
  lines(
    '$ zpool iostat tank 5',
    '              capacity     operations     bandwidth ',
    'pool        alloc   free   read  write   read  write',
    '----------  -----  -----  -----  -----  -----  -----',
    ...Array.from({ length: reports }, () => 'tank        1.20T  2.43T     12     40   480K  1.90M'),
  );

export const notShown: Readonly<Record<string, Example>> = {
  LD701: {
    found: lines(
      '01:00.0 Non-Volatile memory controller: Example Corporation NVMe SSD',
      '\tFlags: bus master, fast devsel, latency 0, IRQ 16',
      '\tCapabilities: <access denied>',
      '\tKernel driver in use: nvme',
    ),
    clean: listing(DRIVE),
  },
  LD702: {
    found: lines(
      '$ sudo nvme list',
      'Node                  Generic               SN                   Model                                    Namespace  Usage                      Format           FW Rev',
      '--------------------- --------------------- -------------------- ---------------------------------------- ---------- -------------------------- ---------------- --------',
      '/dev/nvme0n1          /dev/ng0n1                                 Example NVMe SSD                         0x1        500.11  GB / 500.11  GB    512   B +  0 B   EX01',
    ),
    clean: listing(DRIVE),
  },
  LD703: {
    found: lines(
      '$ lsblk -d -o NAME,SIZE,TYPE,TRAN,MODEL',
      'NAME  SIZE TYPE TRAN MODEL',
      'sda   3.6T disk sata Example Drive',
    ),
    clean: smartctl('6.0 Gb/s (current: 6.0 Gb/s)', SPINNING),
  },
  LD704: {
    found: lines(
      '\t\tLnkCap:\tPort #0, Speed 16GT/s, Width x4, ASPM L1, Exit Latency L1 <64us',
      '\t\tLnkSta:\tSpeed 8GT/s (downgraded), Width x4 (ok)',
    ),
    clean: listing(DRIVE),
  },
  LD705: { found: enclosure(undefined), clean: enclosure('SuperSpeed (5Gbps)') },
  LD706: { found: poolIostat(1), clean: poolIostat(3) },
};
