/** Links of SATA and SAS, and what drives share. */
import type { Example } from './example.ts';
import { attributes, lines, SOLID, SPINNING, smartctl } from './outputs.ts';

/** Less than any disk of two actuators holds. */
const CAPACITY = 'User Capacity:    4,000,787,030,016 bytes [4.00 TB]';

/** A drive of 6 Gb/s as storcli shows it, and the link in front of it. */
const storcli = (link: string) =>
  lines(
    'CLI Version = 007.1017.0000.0000 May 10, 2019',
    'Product Name = Example HBA',
    'Drive /c0/e32/s4 :',
    'Drive /c0/e32/s4 Device attributes :',
    'Model Number = EXAMPLE HD',
    'Device Speed = 6.0Gb/s',
    `Link Speed = ${link}`,
  );

function megacli(device: string, link: string): string {
  return lines(
    'Adapter #0',
    '',
    'Enclosure Device ID: 32',
    'Slot Number: 4',
    'PD Type: SAS',
    'Raw Size: 3.638 TB [0x1d1c0beb0 Sectors]',
    'Inquiry Data: EXAMPLE SSD4000         EX01',
    `Device Speed: ${device} `,
    `Link Speed: ${link} `,
    'Media Type: Solid State Device',
    '',
  );
}

/** Drives behind a port multiplier at ata5, as the kernel finds them. */
function multiplied(...places: readonly string[]): string {
  return lines(
    '[    1.2] ata5: SATA link up 6.0 Gbps (SStatus 133 SControl 300)',
    '[    1.3] ata5.15: Port Multiplier 1.2, 0x197b:0x5755 r0, 8 ports, feat 0xf/0x1f',
    ...places.map((place) => `[    1.9] ata5.${place}: SATA link up 6.0 Gbps (SStatus 133 SControl 330)`),
    '[    2.0] ata5.00: configured for UDMA/133',
  );
}

/** SAS drives on 6 Gb/s behind an expander, as smartctl -x shows them. */
function expanded(count: number): string {
  return lines(
    ...Array.from({ length: count }, (_, index) => String.fromCharCode(97 + index)).flatMap((letter) => [
      `$ sudo smartctl -x /dev/sd${letter}`,
      'smartctl 7.4 2023-08-01 r5530 [x86_64-linux-6.8.0] (local build)',
      '=== START OF INFORMATION SECTION ===',
      'Vendor:               EXAMPLE',
      'Product:              SSD4000',
      'Rotation Rate:        Solid State Device',
      'Transport protocol:   SAS (SPL-4)',
      'Protocol Specific port log page for SAS SSP',
      'relative target port id = 1',
      '  generation code = 1',
      '  number of phys = 1',
      '  phy identifier = 0',
      '    attached device type: expander device',
      '    negotiated logical link rate: phy enabled; 6 Gbps',
    ]),
  );
}

export const sataAndSas: Readonly<Record<string, Example>> = {
  LD201: {
    found: lines(
      '[  812.3] ata3.00: exception Emask 0x10 SAct 0x2 SErr 0x4050002 action 0xe frozen',
      '[  812.3] ata3: SError: { RecovComm PHYRdyChg CommWake DevExch }',
      '[  820.7] ata3: limiting SATA link speed to 3.0 Gbps',
      '[  821.2] ata3: SATA link up 3.0 Gbps (SStatus 123 SControl 320)',
    ),
    clean: lines('[    1.2] ata3: SATA link up 6.0 Gbps (SStatus 133 SControl 300)'),
  },
  LD202: {
    found: lines(
      '[    0.9] ata3: FORCE: PHY spd limit set to 3.0Gbps',
      '[    1.2] ata3: SATA link up 3.0 Gbps (SStatus 123 SControl 320)',
    ),
    clean: lines('[    1.2] ata3: SATA link up 6.0 Gbps (SStatus 133 SControl 300)'),
  },
  LD203: {
    found: smartctl('6.0 Gb/s (current: 3.0 Gb/s)', SOLID),
    clean: smartctl('6.0 Gb/s (current: 6.0 Gb/s)', SOLID),
  },
  LD204: {
    found: smartctl('6.0 Gb/s (current: 3.0 Gb/s)', [CAPACITY, ...SPINNING]),
    clean: smartctl('6.0 Gb/s (current: 6.0 Gb/s)', [CAPACITY, ...SPINNING]),
  },
  LD205: {
    found: lines(
      '[    1.2] ata1: SATA link up 6.0 Gbps (SStatus 133 SControl 300)',
      '[    1.2] ata1.00: 976773168 sectors, multi 1: LBA48 NCQ (depth 0/32)',
      '[    1.2] ata1.00: configured for UDMA/133',
    ),
    clean: lines(
      '[    1.2] ata1: SATA link up 6.0 Gbps (SStatus 133 SControl 300)',
      '[    1.2] ata1.00: 976773168 sectors, multi 1: LBA48 NCQ (depth 32), AA',
      '[    1.2] ata1.00: configured for UDMA/133',
    ),
  },
  LD206: { found: megacli('12.0Gb/s', '6.0Gb/s'), clean: megacli('12.0Gb/s', '12.0Gb/s') },
  LD207: {
    found: multiplied('00', '01'),
    clean: lines('[    1.2] ata1: SATA link up 6.0 Gbps (SStatus 133 SControl 300)'),
  },
  LD208: { found: expanded(12), clean: expanded(4) },
  LD209: { found: storcli('12.0Gb/s'), clean: storcli('6.0Gb/s') },
  LD210: {
    found: lines(
      '[    1.2] ata1: SATA link up 1.5 Gbps (SStatus 113 SControl 300)',
      '[    1.2] ata1.00: 1953525168 sectors, multi 16: LBA48 NCQ (depth 31/32)',
    ),
    clean: lines(
      '[    1.2] ata1: SATA link up 6.0 Gbps (SStatus 133 SControl 300)',
      '[    1.2] ata1.00: 1953525168 sectors, multi 16: LBA48 NCQ (depth 31/32)',
    ),
  },
  LD211: {
    found: attributes('199 UDMA_CRC_Error_Count', 312),
    clean: attributes('199 UDMA_CRC_Error_Count', 0),
  },
};
