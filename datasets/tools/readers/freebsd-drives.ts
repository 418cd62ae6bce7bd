/** Drives as tools of FreeBSD list them: `camcontrol devlist`, `nvmecontrol devlist`, `diskinfo -v`, `geom disk list`. */

import type { Lines } from '../paste/lines.ts';
import { type DescribedDrive, describedAt, pciLinkOf } from './described-drive.ts';
import { MOST_RECORDS, plainName, textOf, told } from './figures.ts';
import { linkSpeeds } from './link-speed.ts';

/** `<ATA WDC WD40EFRX-68N 0A82>  at scbus0 target 8 lun 0 (pass0,da0)` */
const CAMCONTROL =
  /^\s{0,8}<(.{1,80}?)>\s{1,20}at scbus[0-9]{1,4} target [0-9]{1,5} lun [0-9a-f]{1,16} \(([a-z0-9,]{2,60})\)/;
const DISK = /^(?:a?da|nda|nvd)[0-9]{1,4}$/;

export function camcontrolDrives(lines: Lines): DescribedDrive[] {
  const drives: DescribedDrive[] = [];
  for (const [index, line] of lines.entriesHolding(['at scbus'])) {
    const [, inquiry, nodes] = CAMCONTROL.exec(line) ?? [];
    const name = nodes?.split(',').find((node) => DISK.test(node));
    if (inquiry === undefined || name === undefined) continue;
    if (drives.length >= MOST_RECORDS) break;
    const number = index + 1;
    const drive = describedAt(number, 'camcontrol');
    drive.name = told(name, number);
    // Behind a SAS controller SATA drives are said to be made by ATA; the firmware stands last.
    const model = textOf(inquiry.replace(/^ATA /, '').replace(/ \S{1,8}$/, ''));
    drive.model = told(model, number);
    if (name.startsWith('ada') || inquiry.startsWith('ATA ')) drive.transport = told('SATA', number);
    if (name.startsWith('nda')) drive.transport = told('NVMe', number);
    drives.push(drive);
  }
  return drives;
}

/** `ada0: <WDC WD40EFRX-68WT0N0 82.00A82> ACS-2 ATA SATA 3.x device`, and what its link does. */
const FOUND = /(?:^|\s)(ada[0-9]{1,4}): <([^<>]{3,60})> (?:ATA\S{0,8}|ACS-[0-9]) (?:ATA )?SATA ([123])\.x device\b/;
const RUNS = /(?:^|\s)(ada[0-9]{1,4}): (?:150|300|600)\.000MB\/s transfers \(SATA ([123])\.x(?:,|\))/;

/** The same of NVMe: what its link runs at and could. */
const LINKED =
  /(?:^|\s)(nda[0-9]{1,4}): nvme version [0-9.]{1,8} x([0-9]{1,2}) \(max x([0-9]{1,2})\) lanes PCIe Gen([1-6]) \(max Gen([1-6])\) link/;

function bootLinks(lines: Lines): DescribedDrive[] {
  const drives: DescribedDrive[] = [];
  for (const [index, line] of lines.entriesHolding([' lanes PCIe Gen'])) {
    const [, name, lanes, most, generation, newest] = LINKED.exec(line) ?? [];
    if (name === undefined || drives.length >= MOST_RECORDS) continue;
    const number = index + 1;
    const drive = describedAt(number, 'freebsd');
    drive.name = told(name, number);
    drive.transport = told('NVMe', number);
    drive.linkRunning = told(pcieLink(generation, lanes), number);
    drive.linkCapable = told(pcieLink(newest, most), number);
    drives.push(drive);
  }
  return drives;
}

const pcieLink = (generation: string | undefined, lanes: string | undefined) => {
  const speed = linkSpeeds.find((row) => row.link === 'pcie' && row.generation === `${generation}.0`);
  return pciLinkOf(speed && `${speed.transfersPerSecond / 1e9}`, lanes);
};

export function bootDrives(lines: Lines): DescribedDrive[] {
  const drives = new Map<string, DescribedDrive>();
  for (const [index, line] of lines.entriesHolding(['SATA 1.x', 'SATA 2.x', 'SATA 3.x'])) {
    const number = index + 1;
    const [, found, inquiry = '', capable] = FOUND.exec(line) ?? [];
    const [, runs, running] = RUNS.exec(line) ?? [];
    const name = found ?? runs;
    if (name === undefined || drives.size >= MOST_RECORDS) continue;
    const drive = drives.get(name) ?? describedAt(number, 'freebsd');
    drives.set(name, drive);
    drive.name ??= told(name, number);
    drive.transport ??= told('SATA', number);
    // The firmware stands last.
    if (found !== undefined) drive.model ??= told(textOf(inquiry.replace(/ \S{1,8}$/, '')), number);
    drive.capable ??= told(rateOf(capable), number);
    drive.running ??= told(rateOf(running), number);
  }
  return [...drives.values(), ...bootLinks(lines)];
}

/** By the generation of SATA. */
const rateOf = (generation: string | undefined): number | undefined =>
  generation === undefined ? undefined : 1.5e9 * 2 ** (Number(generation) - 1);

const CONTROLLER = /^\s{0,4}(nvme[0-9]{1,3}): (\S.{0,60}?)\s*$/;
const NAMESPACE = /^\s{1,12}(nvme[0-9]{1,3})ns([0-9]{1,4}) \(([0-9]{1,12})MB\)\s*$/;

export function nvmecontrolDrives(lines: Lines): DescribedDrive[] {
  const drives: DescribedDrive[] = [];
  let model: { name: string; value: string; line: number } | undefined;
  for (const [index, line] of lines.entriesHolding(['nvme'])) {
    const number = index + 1;
    const [, controller, text] = CONTROLLER.exec(line) ?? [];
    if (controller !== undefined) model = { name: controller, value: text ?? '', line: number };
    const [, owner, , megabytes] = NAMESPACE.exec(line) ?? [];
    if (owner === undefined || owner !== model?.name || drives.length >= MOST_RECORDS) continue;
    const drive = describedAt(model.line, 'nvmecontrol');
    drive.name = told(owner, model.line);
    drive.model = told(textOf(model.value), model.line);
    // It divides by powers of 1024 and cuts the rest off.
    drive.bytes = told(Number(megabytes) * 2 ** 20, number);
    drive.transport = told('NVMe', model.line);
    drives.push(drive);
    // Further namespaces are of the same drive.
    model = undefined;
  }
  return drives;
}

const DISKINFO =
  /^\s{1,12}(\S.{0,100}?)\s{1,20}# (sectorsize|mediasize in bytes|stripesize|Disk descr\.|Rotation rate in RPM)/;
const FIELDS = ['# sectorsize', '# mediasize', '# stripesize', '# Disk descr', '# Rotation rate'];
const HEADING = /^\s{0,2}(?:\/dev\/)?((?:a?da|nda|nvd)[0-9]{1,4})\s*$/;

export function diskinfoDrives(lines: Lines): DescribedDrive[] {
  const drives: DescribedDrive[] = [];
  let drive: DescribedDrive | undefined;
  let heading: { name: string; line: number } | undefined;
  const nextField = lines.seeker(FIELDS);
  for (let index = 0; index < lines.length; index++) {
    // A heading is all that can stand between.
    const mayBeField = nextField(index) === index;
    if (!mayBeField && !lines.mayBegin(index, '/adn')) continue;
    const line = lines.at(index) ?? '';
    const number = index + 1;
    const name = HEADING.exec(line)?.[1];
    if (name !== undefined) {
      [heading, drive] = [{ name, line: number }, undefined];
      continue;
    }
    const [, value, field] = mayBeField ? (DISKINFO.exec(line) ?? []) : [];
    if (field === undefined || !heading) continue;
    if (!drive) {
      if (drives.length >= MOST_RECORDS) break;
      drive = describedAt(heading.line, 'diskinfo');
      drive.name = told(heading.name, heading.line);
      drives.push(drive);
    }
    readField(drive, field, value ?? '', number);
  }
  return drives;
}

const GEOM =
  /^\s{0,8}(Geom name|(?:[0-9]{1,3}\. )?Name|Mediasize|Sectorsize|Stripesize|descr|rotationrate): (\S.{0,100}?)\s*$/;
/** One of them stands in each of these lines. */
const OF_GEOM = ['Geom name: ', 'Name: ', 'descr: ', 'rotationrate: ', 'Mediasize: ', 'Sectorsize: ', 'Stripesize: '];

export function geomDrives(lines: Lines): DescribedDrive[] {
  const drives: DescribedDrive[] = [];
  let drive: DescribedDrive | undefined;
  for (const [index, line] of lines.entriesHolding(OF_GEOM)) {
    const number = index + 1;
    const [, field = '', value = ''] = GEOM.exec(line) ?? [];
    if (field === 'Geom name') {
      drive = undefined;
      const name = plainName(value);
      if (name === undefined || !DISK.test(name)) continue;
      if (drives.length >= MOST_RECORDS) break;
      drive = describedAt(number, 'geom');
      drive.name = told(name, number);
      drives.push(drive);
    } else if (drive && field !== '') readField(drive, field, value, number);
  }
  return drives;
}

function readField(drive: DescribedDrive, field: string, value: string, line: number): void {
  const digits = /^([0-9]{1,18})(?:\s|$)/.exec(value)?.[1];
  const whole = digits === undefined ? undefined : Number(digits);
  if (/^sectorsize$/i.test(field)) drive.logicalSector ??= told(whole, line);
  // Of a drive that reports its physical sector, which is no larger; of others a stripe or nothing.
  else if (/^stripesize$/i.test(field) && (whole === 512 || whole === 4096)) drive.physicalSector ??= told(whole, line);
  else if (field === 'mediasize in bytes' || field === 'Mediasize') drive.bytes ??= told(whole, line);
  else if (field === 'Disk descr.' || field === 'descr') drive.model ??= told(textOf(value), line);
  else if (field === 'Rotation rate in RPM' || field === 'rotationrate') drive.rotation ??= told(whole, line);
}
