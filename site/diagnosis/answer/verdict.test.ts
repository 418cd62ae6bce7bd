// The texts are ours, in the words of the tools; the core is the real one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { size } from '../../../calc-wasm/js/chain-node.ts';
import { diagnose } from './diagnosis.ts';

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../datasets/tools/readers/fixtures', `${name}.txt`), 'utf8');
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
    (name, index) => `[6:0:${index}:0]    disk    ATA      EXAMPLE SSD 250  0001  /dev/${name}   250GB
  dir: /sys/bus/scsi/devices/6:0:${index}:0  [/sys/devices/pci0000:00/0000:01:00.0/host6/port-6:${index}/target6:0:${index}/6:0:${index}:0]`,
  )
  .join('\n');

test('drives that share a card in a narrow slot are told what they share, and what it could be', () => {
  const [verdict] = said(HBA(1), SSDS);
  expect(verdict?.message).toMatch(
    /^Your 4 drives share \d+\u202fMB\/s: Example HBA runs at PCIe 2\.0 x1, it could do PCIe 2\.0 x8\.$/,
  );
});

test('drives that share a card at its full link are told what it carries', () => {
  const card = `01:00.0 Serial Attached SCSI controller: Example HBA
\tLnkCap:\tPort #0, Speed 5GT/s, Width x2
\tLnkSta:\tSpeed 5GT/s, Width x2`;
  expect(said(card, SSDS)[0]?.message).toMatch(/^Your 4 drives share \d+\u202fMB\/s: the link of Example HBA/);
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
    {
      message: 'The link shown runs at the most that its ends support: 0000:01:00.0 at 8\u202fGT/s x4.',
      next: undefined,
    },
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
    { message: 'These are virtual drives: the host or provider sets their speed.', next: undefined },
  ]);
});

test('of each fixture something is said, with and without the core, and of none anything is thrown', () => {
  for (const name of 'kernel-log lsblk lsscsi-v lsusb-tv smartctl storcli windows crystaldiskinfo'.split(' ')) {
    const text = fixture(name);
    for (const core of [undefined, { size }]) {
      for (const { verdict } of diagnose('paste', text, core).machines)
        expect(verdict.message, name).toMatch(/^\S.*\.$/);
    }
  }
  expect(diagnose('paste', '', { size }).machines).toEqual([]);
});

const POOL = `  pool: tank
 state: DEGRADED
config:

\tNAME        STATE     READ WRITE CKSUM
\ttank        DEGRADED     0     0     0
\t  mirror-0  DEGRADED     0     0     0
\t    sda     ONLINE       0     0     0
\t    sdb     FAULTED      0     0     0
`;

test('what endangers data comes before what is slow', () => {
  expect(said(nvme('01:00.0', 2), POOL)[0]?.message).toMatch(/^tank is degraded/);
  const payload =
    'pci 0000:01:00.0: can\'t set Max Payload Size to 256; if necessary, use "pci=pcie_bus_safe" and report a bug';
  expect(said(nvme('01:00.0', 2), payload)[0]?.message).toMatch(/^The kernel could not set the payload/);
});

const USB_LOG = `xhci_hcd 0000:08:00.0: new USB bus registered, assigned bus number 4
xhci_hcd 0000:08:00.0: Host supports USB 3.0 SuperSpeed
pci 0000:08:00.0: 8.000 Gb/s available PCIe bandwidth, limited by 5 GT/s x2 link at 0000:02:09.0 (capable of 15.752 Gb/s with 8 GT/s x2 link)
usb 4-1: new SuperSpeed Gen 1 USB device number 2 using xhci_hcd
usb 4-1: New USB device found, idVendor=0578, idProduct=0578, bcdDevice=41.01
usb 4-1: Product: JMS580
scsi host10: uas
sd 10:0:0:0: [sdb] Attached SCSI disk`;

test('a USB drive below what its chip can comes before a link of its controller that carries more', () => {
  const [machine] = diagnose('paste', `${USB_LOG}\n`, { size }).machines;
  expect(machine?.verdict.message).toMatch(/JMS580 runs at USB 3\.2 Gen 1x1/);
  expect(machine?.findings[0]).toMatchObject({
    id: 'LD302',
    message: expect.stringContaining('its chip, JMS580, supports 10\u202fGb/s'),
  });
  expect(machine?.findings[0]?.causes[0]?.message).toMatch(/sees its controller as 5\u202fGb\/s/);
  expect(machine?.findings.find(({ id }) => id === 'LD105')?.severity).toBe('hint');
});

test('a controller whose drive is faster than its link is a problem still', () => {
  const fast = USB_LOG.replace('SuperSpeed Gen 1 USB', 'SuperSpeed Plus Gen 2x1 USB');
  const [machine] = diagnose('paste', `${fast}\n`, { size }).machines;
  expect(machine?.findings.find(({ id }) => id === 'LD105')?.severity).toBe('problem');
});

test('a chip is known by its whole name only', () => {
  const other = USB_LOG.replace('Product: JMS580', 'Product: JMS5800');
  const [machine] = diagnose('paste', `${other}\n`, { size }).machines;
  expect(machine?.findings.map(({ id }) => id)).not.toContain('LD302');
});

test('figures without a drive are said to be beyond judging, and the drives are asked for', () => {
  const figure = ' Timing O_DIRECT disk reads: 832 MB in  3.00 seconds = 277.33 MB/sec';
  expect(said(`# hdparm --direct -t /dev/sda\n${figure}`)).toEqual([
    { message: expect.stringMatching(/^These figures cannot be judged/), next: expect.stringContaining('lsblk') },
  ]);
});

test('a register that nobody answered for is no fault and no all-clear', () => {
  const asleep =
    'pcieport 0000:04:00.0: 31.504 Gb/s available PCIe bandwidth, limited by 8.0 GT/s PCIe x4 link at 0000:00:1b.4 (capable of 1984.941 Gb/s with 32.0 GT/s PCIe x63 link)';
  expect(said(asleep)[0]?.message).toMatch(
    /^Nothing could be judged, because the link registers of 0000:04:00\.0 cannot be right/,
  );
});

test('a low figure never asks for less than it has, and names no job twice', () => {
  const [machine] = diagnose(
    'paste',
    `${nvme('01:00.0', 2)}\n/dev/nvme0n1:\n Timing buffered disk reads: 4824 MB in  3.00 seconds = 1607.55 MB/sec\n`,
    { size },
  ).machines;
  const low = machine?.findings.find(({ id }) => id === 'LD602');
  expect(low?.message).toMatch(/1\.69\u202fGB\/s.*, which is the most this link allows at its current speed$/);
});
