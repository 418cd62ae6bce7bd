/** Links of PCI Express, and what only looks wrong about them. */
import type { Example } from './example.ts';
import { CARD, type Device, DRIVE, inPort, listing, PORT } from './lspci.ts';
import { lines } from './outputs.ts';

/** A switch with two drives, its link upwards and theirs. */
const withSwitch = (upwards: string, each: string) =>
  listing(
    { ...PORT, bus: ['00', '01', '04'], can: '16GT/s x16', does: upwards },
    {
      ...PORT,
      address: '01:00.0',
      name: 'Example Corporation PCIe Switch',
      type: 'Upstream Port',
      bus: ['01', '02', '04'],
      can: upwards,
      does: upwards,
    },
    ...['03', '04'].flatMap((bus, index): Device[] => [
      {
        ...PORT,
        address: `02:0${index}.0`,
        name: 'Example Corporation PCIe Switch',
        type: 'Downstream Port (Slot+)',
        bus: ['02', bus, bus],
        can: each,
        does: each,
      },
      { ...DRIVE, address: `${bus}:00.0`, can: each, does: each },
    ]),
  );

const KERNEL_FREE = '[    0.412] nvme 0000:01:00.0: 31.504 Gb/s available PCIe bandwidth (8.0 GT/s PCIe x4 link)';

export const pcie: Readonly<Record<string, Example>> = {
  LD101: { found: inPort('16GT/s x2'), clean: inPort('16GT/s x4') },
  LD102: { found: inPort('8GT/s x4', { target: '8GT/s' }), clean: inPort('16GT/s x4') },
  LD103: {
    found: inPort('8GT/s x4', { can: '8GT/s x4' }),
    clean: inPort('8GT/s x4', { can: '8GT/s x4' }, { can: '8GT/s x4' }),
  },
  LD104: {
    found: listing({ ...DRIVE, does: '16GT/s x2' }),
    clean: listing(DRIVE),
  },
  LD105: {
    found: lines(
      '[    0.412] pci 0000:01:00.0: 15.752 Gb/s available PCIe bandwidth, limited by 8.0 GT/s PCIe x2 link at 0000:00:1d.0 (capable of 31.504 Gb/s with 8.0 GT/s PCIe x4 link)',
      '[    0.413] pci 0000:01:00.0: enabling Extended Tags',
    ),
    clean: lines(KERNEL_FREE, '[    0.413] nvme nvme0: 8/0/0 default/read/poll queues'),
  },
  LD106: {
    found: withSwitch('8GT/s x4', '8GT/s x4'),
    clean: withSwitch('8GT/s x8', '8GT/s x4'),
  },
  LD107: {
    found: lines(
      '[   91.1] pcieport 0000:00:1d.0: AER: Corrected error received: 0000:01:00.0',
      '[   91.1] nvme 0000:01:00.0: PCIe Bus Error: severity=Corrected, type=Physical Layer, (Receiver ID)',
      '[   91.1] nvme 0000:01:00.0:   device [1234:5678] error status/mask=00000001/0000e000',
      '[   91.1] nvme 0000:01:00.0:    [ 0] RxErr                  (First)',
    ),
    clean: lines('[   0.9] pcieport 0000:00:1d.0: AER: enabled with IRQ 122', KERNEL_FREE),
  },
  LD108: {
    found: inPort('16GT/s x4', { payload: [512, 256, 512] }, { payload: [128, 128, 512] }),
    clean: inPort('16GT/s x4', { payload: [512, 128, 512] }, { payload: [128, 128, 512] }),
  },
  LD109: {
    found: inPort('16GT/s x4', { payload: [512, 128, 512] }, { payload: [256, 128, 512] }),
    clean: inPort('16GT/s x4', { payload: [512, 256, 512] }, { payload: [256, 256, 512] }),
  },
  LD110: {
    found: inPort('16GT/s x4', {}, { payload: [256, 256, 128] }),
    clean: inPort('16GT/s x4', {}, { payload: [256, 256, 512] }),
  },
  LD111: {
    found: listing({ ...PORT, does: '2.5GT/s x4', target: '2.5GT/s' }),
    clean: inPort('16GT/s x4'),
  },
  LD112: {
    found: `${inPort('16GT/s x2')}\n${inPort('16GT/s x4')}`,
    clean: `${inPort('16GT/s x4')}\n${inPort('16GT/s x4')}`,
  },
  LD121: {
    found: listing({ ...PORT, can: '16GT/s x16', does: '2.5GT/s x16' }, { ...CARD, does: '2.5GT/s x16' }),
    clean: listing({ ...PORT, can: '16GT/s x16', does: '16GT/s x16' }, CARD),
  },
  LD122: {
    found: listing({
      ...PORT,
      address: '00:07.0',
      name: 'Example Corporation Thunderbolt 4 PCI Express Root Port',
      can: '2.5GT/s x4',
      does: '2.5GT/s x4',
    }),
    clean: listing(PORT),
  },
  LD123: {
    found: listing({
      ...DRIVE,
      address: '01:00.2',
      kind: 'Ethernet controller',
      name: 'Example Corporation Ethernet Virtual Function',
      can: '8GT/s x8',
      does: 'unknown x0',
    }),
    clean: listing({ ...DRIVE, kind: 'Ethernet controller', can: '8GT/s x8', does: '8GT/s x8' }),
  },
  LD124: { found: listing({ ...PORT, does: '2.5GT/s x0' }), clean: inPort('16GT/s x4') },
  LD125: {
    found: listing({ ...DRIVE, can: 'unknown x4', does: '32GT/s x4' }),
    clean: listing({ ...DRIVE, can: '32GT/s x4', does: '32GT/s x4' }),
  },
  LD126: { found: listing({ ...DRIVE, does: '16GT/s x63' }), clean: listing(DRIVE) },
  LD127: {
    found: inPort('16GT/s x4', { can: '32GT/s x4' }),
    clean: inPort('16GT/s x4'),
  },
  LD128: {
    found: listing(
      {
        ...PORT,
        address: '01:00.0',
        name: 'Advanced Micro Devices, Inc. [AMD/ATI] Navi 10 XL Upstream Port of PCI Express Switch',
        type: 'Upstream Port',
        bus: ['01', '02', '03'],
        can: '16GT/s x8',
        does: '8GT/s x8',
      },
      {
        ...PORT,
        address: '02:00.0',
        name: 'Advanced Micro Devices, Inc. [AMD/ATI] Navi 10 XL Downstream Port of PCI Express Switch',
        type: 'Downstream Port (Slot-)',
        bus: ['02', '03', '03'],
        can: '16GT/s x16',
        does: '16GT/s x16',
      },
      { ...CARD, address: '03:00.0', name: 'Advanced Micro Devices, Inc. [AMD/ATI] Navi 23' },
    ),
    clean: listing({ ...PORT, can: '16GT/s x16', does: '16GT/s x16' }, CARD),
  },
  LD129: {
    found: lines('$ sudo lspci -vv | grep LnkSta:', '\t\tLnkSta:\tSpeed 8GT/s, Width x2 (downgraded)'),
    clean: lines('$ sudo lspci -vv | grep LnkSta:', '\t\tLnkSta:\tSpeed 8GT/s, Width x4'),
  },
};
