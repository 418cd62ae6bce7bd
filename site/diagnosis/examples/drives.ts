/** Drives themselves: heat, sectors, commands. */
import type { Example } from './example.ts';
import { attributes, fio, lines, SPINNING, smartctl } from './outputs.ts';

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

/** A hard disk with so many reads in a report; `wait` in milliseconds. */
const iostat = (reads: number, wait: number, busy: number) =>
  lines(
    '$ iostat -x 5',
    'Device            r/s     rkB/s   rrqm/s  %rrqm r_await rareq-sz     w/s     wkB/s   wrqm/s  %wrqm w_await wareq-sz  aqu-sz  %util',
    `sdc            ${reads}.00   ${reads * 8}.00     0.00   0.00   ${wait}     8.00    4.00     64.00     0.00   0.00    9.10    16.00    3.10  ${busy}`,
  );

const osdPerf = (slow: number) =>
  lines(
    '$ ceph osd perf',
    'osd  commit_latency(ms)  apply_latency(ms)',
    '  4                  17                 17',
    `  0                 ${slow}                ${slow}`,
    '  3                  21                 21',
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
  LD405: {
    found: lines(
      '[  311.4] sd 2:0:0:0: [sdb] tag#22 CDB: Read(10) 28 00 1c a0 3f 80 00 04 00 00',
      '[  311.4] blk_update_request: I/O error, dev sdb, sector 480264064 op 0x0:(READ) flags 0x0 phys_seg 8 prio class 0',
      '[  318.9] critical medium error, dev sdb, sector 480264072 op 0x0:(READ) flags 0x0 phys_seg 1 prio class 2',
    ),
    clean: lines('[    2.4] sd 2:0:0:0: [sdb] 7814037168 512-byte logical blocks: (4.00 TB/3.64 TiB)'),
  },
  LD406: {
    found: lines(
      '[ 5021.7] nvme nvme1: I/O 412 QID 5 timeout, aborting',
      '[ 5052.4] nvme nvme1: controller is down; will reset: CSTS=0xffffffff, PCI_STATUS=0x10',
      '[ 5052.4] nvme nvme1: Does your device have a faulty power saving mode enabled?',
    ),
    clean: lines(
      '[    1.7] nvme nvme1: pci function 0000:02:00.0',
      '[    1.8] nvme nvme1: 8/0/0 default/read/poll queues',
    ),
  },
  LD407: { found: iostat(118, 26.4, 99.2), clean: iostat(118, 0.4, 99.2) },
  LD408: {
    found: attributes('197 Current_Pending_Sector ', 16),
    clean: attributes('197 Current_Pending_Sector ', 0),
  },
  LD409: { found: osdPerf(660), clean: osdPerf(23) },
};
