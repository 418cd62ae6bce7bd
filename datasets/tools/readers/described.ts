/** Drives as tools describe them that list a whole machine, or one thing of it. */
import type { Lines } from '../paste/lines.ts';
import { type DescribedDrive, describedAt } from './described-drive.ts';
import { esxcliDrives } from './esxcli.ts';
import { fdiskDrives } from './fdisk.ts';
import { MOST_RECORDS, told } from './figures.ts';
import { bootDrives, camcontrolDrives, diskinfoDrives, geomDrives, nvmecontrolDrives } from './freebsd-drives.ts';
import { hdparmDrives } from './hdparm-identity.ts';
import { hwinfoDrives } from './hwinfo-disk.ts';
import { inxiDrives } from './inxi.ts';
import { lshwDrives } from './lshw.ts';
import { sysfsLinks } from './sysfs-links.ts';
import { diskutilDrives, profiledDrives } from './system-profiler.ts';

/** Each with what its output holds wherever something is read from it. */
const TOOLS: readonly { read(lines: Lines): DescribedDrive[]; signs: readonly string[] }[] = [
  { read: sysfsDrives, signs: ['_link_'] },
  { read: inxiDrives, signs: ['ID-'] },
  { read: hdparmDrives, signs: ['device, with '] },
  { read: lshwDrives, signs: ['*-', 'H/W path'] },
  { read: hwinfoDrives, signs: [': 10600 Disk'] },
  { read: profiledDrives, signs: [' bytes)', ' octets)', ' Bytes)', ' байт)'] },
  { read: diskutilDrives, signs: ['Device Identifier:'] },
  { read: esxcliDrives, signs: ['Display Name: '] },
  { read: fdiskDrives, signs: ['/dev/'] },
  { read: camcontrolDrives, signs: ['at scbus'] },
  { read: nvmecontrolDrives, signs: ['MB)'] },
  { read: diskinfoDrives, signs: ['# sectorsize', '# mediasize'] },
  { read: geomDrives, signs: ['Geom name: '] },
  { read: bootDrives, signs: ['MB/s transfers (SATA ', 'SATA 1.x', 'SATA 2.x', 'SATA 3.x', ' lanes PCIe Gen'] },
];

export const DESCRIBED_SIGNS: readonly string[] = TOOLS.flatMap(({ signs }) => signs);

export function describedDrives(lines: Lines): DescribedDrive[] {
  return TOOLS.filter(({ signs }) => signs.some((sign) => lines.mayHold(sign)))
    .flatMap(({ read }) => read(lines))
    .sort((a, b) => a.line - b.line)
    .slice(0, MOST_RECORDS);
}

/** The link of an NVMe controller by its name, or of a device that nothing names. */
function sysfsDrives(lines: Lines): DescribedDrive[] {
  return sysfsLinks(lines).flatMap(({ line, owner, capable, running }) => {
    if (owner !== undefined && !owner.startsWith('nvme')) return [];
    const drive = describedAt(line, 'sysfs');
    drive.name = told(owner, line);
    drive.linkCapable = capable;
    drive.linkRunning = running;
    return [drive];
  });
}
