/** Single lines by which tools say themselves what slows storage, and the same lines of a machine in order. */
import type { Example } from './example.ts';
import { lines } from './outputs.ts';

const bolt = (speed: string) =>
  lines(
    ' ● Example Dock',
    '   ├─ type:          peripheral',
    '   ├─ name:          Dock',
    '   ├─ generation:    USB4',
    '   ├─ status:        authorized',
    `   │  ├─ rx speed:   ${speed}`,
    `   │  └─ tx speed:   ${speed}`,
  );

const cipher = (rate: string) =>
  lines(
    '#     Algorithm |       Key |      Encryption |      Decryption',
    `        aes-xts        512b     ${rate} MiB/s     ${rate} MiB/s`,
  );

const paths = (state: string) =>
  lines(
    'mpatha (3600000000000000000000000000000001) dm-2 EXAMPLE,VV',
    "size=500G features='0' hwhandler='1 alua' wp=rw",
    "`-+- policy='service-time 0' prio=50 status=active",
    '  |- 1:0:0:1 sdb 8:16 active ready running',
    `  \`- 2:0:0:1 sdd 8:48 ${state} running`,
  );

const properties = (sync: string) =>
  lines(
    'NAME           PROPERTY     VALUE     SOURCE',
    `example/data   sync         ${sync}    local`,
    'example/data   dedup        off       default',
  );

export const conditions: Readonly<Record<string, Example>> = {
  LD308: { found: bolt('20 Gb/s = 2 lanes * 10 Gb/s'), clean: bolt('40 Gb/s = 2 lanes * 20 Gb/s') },
  LD410: { found: cipher('72.4'), clean: cipher('2101.5') },
  LD411: {
    found: lines('14/03/2024 21:14:09    129 Warning    Reset to device, \\Device\\RaidPort0, was issued.'),
    clean: lines('14/03/2024 21:14:09     98 Information    Volume C: (\\Device\\HarddiskVolume3) is healthy.'),
  },
  LD517: { found: properties('always'), clean: properties('standard') },
  LD518: { found: paths('failed faulty'), clean: paths('active ready') },
  LD803: {
    found: lines('server:/data on /mnt/data type nfs (rw,relatime,sync,vers=3,rsize=1048576,wsize=1048576,proto=tcp)'),
    clean: lines('server:/data on /mnt/data type nfs (rw,relatime,vers=3,rsize=1048576,wsize=1048576,proto=tcp)'),
  },
};
