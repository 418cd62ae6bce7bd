/**
 * `inxi -D`, `-N`, `-G`, `-R` and `-F`: drives with what their links do, and the links of cards. `speed` of an NVMe drive
 * is what its lanes carry together, behind the line code.
 */

import type { Lines } from '../paste/lines.ts';
import { type DescribedDrive, describedAt, pciLinkOf } from './described-drive.ts';
import { MOST_RECORDS, plainName, sizeOf, textOf, told } from './figures.ts';
import { type InxiItem, inxiItems } from './inxi-text.ts';
import { linkSpeeds } from './link-speed.ts';
import { deviceAt, type PciDevice, type PciLink } from './lspci.ts';
import type { NetworkLink } from './network-link.ts';

/** What begins the next value. */
const KEY = '[A-Za-z][\\w-]{0,14}:';

const saidOf = (item: InxiItem, key: string) => item.find(new RegExp(`(?:^|\\s)${key}: (.{1,100}?)(?= ${KEY}|\\s*$)`));

export function inxiDrives(lines: Lines): DescribedDrive[] {
  if (!lines.mayHold('ID-')) return [];
  return inxiItems(lines)
    .filter(({ kind, text }) => kind === 'ID' && text.startsWith('/dev/'))
    .slice(0, MOST_RECORDS)
    .map(driveOf)
    .filter(({ name, model, bytes }) => name && model && bytes);
}

function driveOf(item: InxiItem): DescribedDrive {
  const drive = describedAt(item.line, 'inxi');
  drive.name = told(plainName(/^\S+/.exec(item.text)?.[0]), item.line);
  const stated = (key: string, read: (text: string) => string | undefined = textOf) => {
    const raw = saidOf(item, key);
    return raw && told(read(raw.value), raw.line);
  };
  drive.vendor = stated('vendor');
  drive.model = stated('model');
  const size = saidOf(item, 'size');
  // Without its unit, which a wrapped line has lost, it is no size.
  drive.bytes = size && /[KMGTP]/.test(size.value) ? told(sizeOf(size.value, 'binary'), size.line) : undefined;
  const sector = (key: string) => {
    const match = item.find(new RegExp(`block-size:.{0,40}?\\b${key}: ([0-9]{3,5}) B\\b`));
    return match && told(Number(match.value), match.line);
  };
  drive.physicalSector = sector('physical');
  drive.logicalSector = sector('logical');
  const tech = item.find(/(?:^|\s)(?:tech|type): (SSD|HDD)\b/);
  drive.medium = tech && told(tech.value === 'SSD' ? 'SSD' : 'HDD', tech.line);
  const rpm = item.find(/(?:^|\s)rpm: ([0-9]{4,5})\b/);
  drive.rotation = rpm && told(Number(rpm.value), rpm.line);
  readLink(drive, item);
  return drive;
}

function readLink(drive: DescribedDrive, item: InxiItem): void {
  const usb = item.find(/(?:^|\s)type: (USB)\b/);
  if (usb) {
    drive.transport = told('USB', usb.line);
    return;
  }
  const speed = item.find(/(?:^|\s)speed: ([0-9.]{1,6} [GM]b\/s)/);
  const gigabits = speed && Number.parseFloat(speed.value);
  if (/^nvme/.test(drive.name?.value ?? '')) {
    drive.transport = told('NVMe', item.line);
    const lanes = item.find(/(?:^|\s)lanes?(?:\(s\))?: ([0-9]{1,2})\b/);
    if (!speed || !lanes || gigabits === undefined) return;
    const link = linkCarrying(gigabits, Number(lanes.value));
    drive.linkRunning = told(link, speed.line);
  } else if (speed && (gigabits === 1.5 || gigabits === 3 || gigabits === 6)) {
    drive.transport = told('SATA', speed.line);
    drive.running = told(gigabits * 1e9, speed.line);
  }
}

/** inxi rounds to three digits. */
const ROUNDING = 0.01;

/** The link of so many lanes whose payload is so many gigabits a second: 31.6 on four lanes are of 8 GT/s. */
function linkCarrying(gigabits: number, lanes: number): PciLink | undefined {
  const speed = linkSpeeds.find(
    ({ link, transfersPerSecond, codeShare }) =>
      link === 'pcie' && Math.abs((transfersPerSecond * codeShare * lanes) / 1e9 / gigabits - 1) < ROUNDING,
  );
  return speed && pciLinkOf(`${speed.transfersPerSecond / 1e9}`, `${lanes}`);
}

/** Cards with their links: what they do, and with `link-max` what they can where that is more. */
export function inxiFunctions(lines: Lines): PciDevice[] {
  if (!lines.mayHold('bus-ID: ')) return [];
  return inxiItems(lines)
    .filter(({ kind }) => kind === 'Device' || kind === 'Hardware')
    .slice(0, MOST_RECORDS)
    .flatMap((item) => functionOf(item) ?? []);
}

const GT = '([0-9]{1,2}(?:\\.[0-9])?) GT/s';
const RUNNING = new RegExp(`\\bpcie: (?:gen: [1-7] )?speed: ${GT}(?: lanes: ([0-9]{1,2})\\b)?`);
const MOST = new RegExp(`\\blink-max: (?:gen: [1-7] )?(?:speed: ${GT})?\\s?(?:lanes: ([0-9]{1,2})\\b)?`);
const ADDRESS = /\bbus-ID: ((?:[0-9a-f]{4,8}:)?[0-9a-f]{2}:[0-9a-f]{2}\.[0-7])(?=\s|$)/;

function functionOf(item: InxiItem): PciDevice | undefined {
  const address = item.find(ADDRESS)?.value;
  const speed = item.find(RUNNING);
  if (address === undefined || !speed) return undefined;
  const [, rate, lanes] = RUNNING.exec(item.text) ?? [];
  const running = pciLinkOf(rate, lanes);
  if (!running) return undefined;
  const kind = item.find(/\bclass-ID: ([0-9a-f]{4})\b/)?.value ?? '';
  const name = item.text.replace(new RegExp(`\\s${KEY}.*$`), '').trim();
  const full = address.length > 7 ? address : `0000:${address}`;
  const device = deviceAt(item.line - 1, 0, full, kind, name.includes(':') ? '' : name);
  device.running = told(running, speed.line);
  const most = item.find(MOST);
  const [, fastest, widest] = MOST.exec(item.text) ?? [];
  if (most) device.capable = told(pciLinkOf(fastest ?? rate, widest ?? lanes), most.line);
  return device;
}

/** `IF: eth0 state: up speed: 1000 Mbps duplex: full`. */
export function inxiNetworks(lines: Lines): NetworkLink[] {
  if (!lines.mayHold('duplex: ')) return [];
  return inxiItems(lines)
    .filter(({ kind }) => kind === 'IF')
    .slice(0, MOST_RECORDS)
    .flatMap((item) => {
      const speed = item.find(/ speed: ([0-9]{2,6}) Mbps\b/);
      const name = /^[\w.@-]{2,20}/.exec(item.text)?.[0];
      if (!speed || name === undefined) return [];
      const link: NetworkLink = { line: item.line, name };
      link.running = told(Number(speed.value) * 1e6, speed.line);
      const duplex = item.find(/ duplex: (full|half)\b/);
      link.duplex = duplex && told(duplex.value, duplex.line);
      return [link];
    });
}
