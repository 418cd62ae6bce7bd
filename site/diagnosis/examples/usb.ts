/** Drives on USB. */
import type { Example } from './example.ts';
import { crystalDiskInfo, enclosure, lines } from './outputs.ts';

const usbTree = (...nodes: readonly string[]) =>
  lines('/:  Bus 002.Port 001: Dev 001, Class=root_hub, Driver=xhci_hcd/8p, 10000M', ...nodes);

const STORAGE = 'If 0, Class=Mass Storage';

/** One enclosure at a port of a bus, as lsusb before 2023 printed it. */
const at = (bus: number, rate: number) =>
  lines(
    '$ lsusb -tv',
    `/:  Bus 0${bus}.Port 1: Dev 1, Class=root_hub, Driver=xhci_hcd/8p, ${rate}M`,
    `    |__ Port 2: Dev 3, ${STORAGE}, Driver=uas, ${rate}M`,
    '        ID 1234:5678 Example Enclosure',
    '',
  );

export const usb: Readonly<Record<string, Example>> = {
  LD301: {
    found: usbTree(
      `    |__ Port 001: Dev 002, ${STORAGE}, Driver=uas, 5000M`,
      '        ID 1234:5678 Example Enclosure',
      '/:  Bus 001.Port 001: Dev 001, Class=root_hub, Driver=xhci_hcd/8p, 480M',
      `    |__ Port 002: Dev 003, ${STORAGE}, Driver=uas, 480M`,
      '        ID 1234:5678 Example Enclosure',
    ),
    clean: usbTree(
      `    |__ Port 001: Dev 002, ${STORAGE}, Driver=uas, 5000M`,
      '        ID 1234:5678 Example Enclosure',
    ),
  },
  LD302: { found: enclosure('SuperSpeed (5Gbps)'), clean: enclosure('SuperSpeed+ (10Gbps)') },
  LD303: {
    found: lines(
      '[    1.9] usb 2-1: new SuperSpeed USB device number 5 using xhci_hcd',
      '[    1.9] usb 2-1: UAS is ignored for this device, using usb-storage instead',
      '[    1.9] usb-storage 2-1:1.0: USB Mass Storage device detected',
    ),
    clean: usbTree(`    |__ Port 001: Dev 002, ${STORAGE}, Driver=uas, 5000M`),
  },
  LD304: {
    found: usbTree(
      '    |__ Port 001: Dev 002, If 0, Class=Hub, Driver=hub/4p, 5000M',
      `        |__ Port 001: Dev 003, ${STORAGE}, Driver=uas, 5000M`,
      `        |__ Port 002: Dev 004, ${STORAGE}, Driver=uas, 5000M`,
    ),
    clean: usbTree(
      `    |__ Port 001: Dev 003, ${STORAGE}, Driver=uas, 5000M`,
      `    |__ Port 002: Dev 004, ${STORAGE}, Driver=uas, 5000M`,
    ),
  },
  LD305: {
    found: crystalDiskInfo('UASP (Serial ATA)', 'SATA/600 | SATA/600'),
    clean: crystalDiskInfo('Serial ATA', 'SATA/600 | SATA/600'),
  },
  LD306: { found: at(1, 480) + at(2, 5000), clean: at(2, 5000) + at(2, 5000) },
  LD307: {
    found: lines(
      '[   41.0] usb 2-1: new SuperSpeed USB device number 3 using xhci_hcd',
      '[   41.1] scsi host6: uas',
      '[  902.7] usb 2-1: reset SuperSpeed USB device number 3 using xhci_hcd',
      '[  934.2] usb 2-1: reset SuperSpeed USB device number 3 using xhci_hcd',
    ),
    clean: lines('[   41.0] usb 2-1: new SuperSpeed USB device number 3 using xhci_hcd', '[   41.1] scsi host6: uas'),
  },
};
