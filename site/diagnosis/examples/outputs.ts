/** What other tools print, for examples of several families. */

export const lines = (...all: readonly string[]) => `${all.join('\n')}\n`;

export const smartctl = (rate: string, extra: readonly string[] = []) =>
  lines(
    '$ sudo smartctl -i /dev/sda',
    'smartctl 7.4 2023-08-01 r5530 [x86_64-linux-6.8.0] (local build)',
    '=== START OF INFORMATION SECTION ===',
    'Device Model:     Example Drive',
    ...extra,
    `SATA Version is:  SATA 3.2, ${rate}`,
  );

/** An attribute of a drive and its raw count. */
export const attributes = (name: string, count: number) =>
  lines(
    '$ sudo smartctl -a /dev/sda',
    'smartctl 7.4 2023-08-01 r5530 [x86_64-linux-6.8.0] (local build)',
    '=== START OF INFORMATION SECTION ===',
    'Device Model:     Example Drive',
    '=== START OF READ SMART DATA SECTION ===',
    'ID# ATTRIBUTE_NAME          FLAG     VALUE WORST THRESH TYPE      UPDATED  WHEN_FAILED RAW_VALUE',
    `${name.padEnd(27)} 0x0032   200   200   000    Old_age   Always       -       ${count}`,
  );

export const SOLID = ['Sector Size:      512 bytes logical/physical', 'Rotation Rate:    Solid State Device'];

export const SPINNING = ['Sector Size:      512 bytes logical/physical', 'Rotation Rate:    7200 rpm'];

export const fio = (target: string, rw: string, block: string, rate: number) => {
  const side = rw.includes('write') ? 'write' : 'read';
  const figures = { io_bytes: rate * 60, bw_bytes: rate, bw: Math.round(rate / 1024), iops: 1000 };
  const options = { filename: `/dev/${target}`, rw, bs: block, iodepth: '32', direct: '1' };
  const job = { jobname: 'job', error: 0, 'job options': options, [side]: figures };
  return `${JSON.stringify({ 'fio version': 'fio-3.36', jobs: [job] }, undefined, 1)}\n`;
};

/** A bridge for 10 Gb/s as lsusb -v shows it, with its speed since version 018. */
export function enclosure(speed: string | undefined): string {
  return lines(
    'Bus 002 Device 002: ID 1234:5678 Example Enclosure',
    ...(speed === undefined ? [] : [`Negotiated speed: ${speed}`]),
    'Device Descriptor:',
    '  bcdUSB               3.20',
    '      bInterfaceClass         8 Mass Storage',
    '      bInterfaceSubClass      6 SCSI',
    '      bInterfaceProtocol     98 ',
    'Binary Object Store Descriptor:',
    '  SuperSpeedPlus USB Device Capability:',
    '    bmSublinkSpeedAttr[0]   0x000a4030',
    '      Speed Attribute ID: 0 10Gb/s Symmetric RX SuperSpeedPlus',
    '',
  );
}

export function crystalDiskInfo(interfaceName: string, mode: string): string {
  return lines(
    'CrystalDiskInfo 9.2.0 (C) 2008-2023 hiyohiyo',
    '----------------------------------------------------------------------------',
    ' (1) Example Drive',
    '----------------------------------------------------------------------------',
    '           Model : Example Drive',
    '       Disk Size : 4000.7 GB (8.4/137.4/4000.7/4000.7)',
    `       Interface : ${interfaceName}`,
    `   Transfer Mode : ${mode}`,
    '   Rotation Rate : 5400 RPM',
    '',
  );
}
