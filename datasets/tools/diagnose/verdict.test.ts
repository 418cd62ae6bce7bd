// The texts are ours, in the words of the tools; the core is the real one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { size } from '../../../calc-wasm/js/chain-node.ts';
import { diagnose } from './diagnosis.ts';

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, 'fixtures', `${name}.txt`), 'utf8');
const said = (...texts: string[]) =>
  diagnose('paste', `${texts.join('\n')}\n`, { size }).machines.map(({ verdict }) => verdict);

const nvme = (address: string, lanes: number, capable = 4) =>
  `${address} Non-Volatile memory controller: Example NVMe
\tLnkCap:\tPort #0, Speed 8GT/s, Width x${capable}, ASPM L1
\tLnkSta:\tSpeed 8GT/s, Width x${lanes}`;
const HBA = (lanes: number) => `01:00.0 Serial Attached SCSI controller: Example HBA
\tLnkCap:\tPort #0, Speed 5GT/s, Width x8, ASPM L0s
\tLnkSta:\tSpeed 5GT/s, Width x${lanes}`;
const SSDS = ['sda', 'sdb', 'sdc', 'sdd']
  .map(
    (
      name,
      index,
    ) => `[6:0:${index}:0]    disk    ATA      EXAMPLE SSD 250  0001  /dev/${name}   250GB
  dir: /sys/bus/scsi/devices/6:0:${index}:0  [/sys/devices/pci0000:00/0000:01:00.0/host6/port-6:${index}/target6:0:${index}/6:0:${index}:0]`,
  )
  .join('\n');

test('drives that share a card in a narrow slot are told what they share, and what it could be', () => {
  const [verdict] = said(HBA(1), SSDS);
  expect(verdict?.message).toMatch(
    /^Your 4 drives share \d+ MB\/s: Example HBA runs at PCIe 2\.0 x1, it could do PCIe 2\.0 x8\.$/,
  );
});

test('drives that share a card at its full link are told what it carries', () => {
  const card = `01:00.0 Serial Attached SCSI controller: Example HBA
\tLnkCap:\tPort #0, Speed 5GT/s, Width x2
\tLnkSta:\tSpeed 5GT/s, Width x2`;
  expect(said(card, SSDS)[0]?.message).toMatch(
    /^Your 4 drives share \d+ MB\/s: the link of Example HBA/,
  );
});

test('a drive with fewer lanes than it could have is named with both links', () => {
  expect(said(nvme('01:00.0', 2))[0]?.message).toMatch(
    /^Example NVMe runs at PCIe 3\.0 x2, .*; it could do PCIe 3\.0 x4\.$/,
  );
  expect(said(nvme('01:00.0', 2), nvme('02:00.0', 2))[0]?.message).toMatch(/^Your 2 drives run at/);
});

test('a link that was assumed is not said to limit: the paste is asked for it', () => {
  const list = `Node             SN                   Model                                    Namespace Usage                      Format           FW Rev
---------------- -------------------- ---------------------------------------- --------- -------------------------- ---------------- --------
/dev/nvme0n1     FAKE0001             Example NVMe 4000                        1           1.00  TB /   1.00  TB    512   B +  0 B   1.0`;
  const [verdict] = said(list);
  expect(verdict?.message).not.toMatch(/runs at|share/);
  expect(verdict?.next).toMatch(/lspci -vv/);
});

test('where every link does what its parts can, it says so, and asks for nothing', () => {
  expect(said(nvme('01:00.0', 4))).toEqual([
    { message: 'Nothing here is slower than its parts allow.', next: undefined },
  ]);
});

test('what is hidden from a user is asked for with sudo', () => {
  const [verdict] = said(
    '01:00.0 Non-Volatile memory controller: Example NVMe\n\tCapabilities: <access denied>\n\tKernel driver in use: nvme',
  );
  expect(verdict?.next).toMatch(/sudo/);
});

test('an array without its drives asks for them, and virtual drives for nothing', () => {
  expect(said(fixture('zpool'))[0]?.next).toMatch(/lsblk/);
  expect(said('NAME SIZE TYPE\nvda   20G disk')).toEqual([
    {
      message: 'These are virtual drives: the host or provider sets their speed.',
      next: undefined,
    },
  ]);
});

test('of each fixture something is said, with and without the core, and of none anything is thrown', () => {
  for (const name of 'kernel-log lsblk lsscsi-v lsusb-tv smartctl storcli windows crystaldiskinfo'.split(
    ' ',
  )) {
    const text = fixture(name);
    for (const core of [undefined, { size }]) {
      for (const { verdict } of diagnose('paste', text, core).machines)
        expect(verdict.message, name).toMatch(/^\S.*\.$/);
    }
  }
  expect(diagnose('paste', '', { size }).machines).toEqual([]);
});
