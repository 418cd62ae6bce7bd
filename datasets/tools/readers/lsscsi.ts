/**
 * What `lsscsi` prints with `-t`, `-v`, `-L` and `-s`: the drives, how they are attached, and the way to them through the
 * devices of the machine, which `-v` tells best of all tools. Addresses of SAS name a drive for good and are not taken.
 */
import type { Lines } from '../paste/lines.ts';
import { PCI_ADDRESS } from './pci-address.ts';
import type { Stated } from './stated.ts';

export interface ScsiDevice {
  line: number;
  /** Which of several listings in one paste it stands in, from 0: a unit that comes again begins the next. */
  listing: number;
  /** Host, channel, target and logical unit: 6:0:1:0, and N:0:1:1 of NVMe. */
  unit: string;
  /** disk, enclosu, cd/dvd, dsk/nvm as printed. */
  kind: string;
  /** Maker and model, where `-t` does not stand in their place. */
  name: string | undefined;
  /** How it is attached, of `-t`. */
  transport: Stated<string> | undefined;
  /** /dev/sda */
  node: string | undefined;
  /** Bytes as rounded by lsscsi. */
  size: number | undefined;
  /** Of `-v`. */
  path: Stated<DevicePath> | undefined;
  /** Commands that it is given at once, of `-L`. */
  queueDepth: Stated<number> | undefined;
}

/** The way to a device as the kernel knows it. */
export interface DevicePath {
  /** PCI functions from the root port down, the controller last; none of a virtual device. */
  functions: string[];
  /** Port of a SATA controller: ata1. */
  ata: string | undefined;
  /** Bus and ports of USB: 2-2.1. */
  usb: string | undefined;
  /** Ports of a SAS controller and of its expanders: port-6:0, port-6:0:1. */
  ports: string[];
  expanders: string[];
}

const DEVICE =
  /^\s{0,8}\[((?:[0-9]{1,5}|N):[0-9]{1,5}:[0-9]{1,6}:[0-9]{1,20})\]\s{1,12}([a-z][a-z/]{1,8}) (.{0,200}?)\s(\/dev\/[\w/-]{1,40}|-)(?=\s|$)/;
/** Behind the node: the generic one of `-g`, its numbers of `-d`. */
const BEHIND_NODE = /^(?:|\[[0-9]{1,4}:[0-9]{1,8}\]|\/dev\/\w{1,20}|-)$/;
/** Then the size of `-s`. */
const SIZE = /^([0-9]{1,4}(?:\.[0-9]{1,2})?)([kMGTPE]?)(i?)B$/;
const TRANSPORT = /^(sas|sata|ata|usb|fc|fcoe|spi|srp|sbp|iscsi):|^(pcie|iqn)\b/;
const NAMED = /^\s{1,8}transport=([a-z]{2,8})\s*$/;
const DEPTH = /^\s{1,8}queue_depth=([0-9]{1,5})\s*$/;
const PATH = /\bdir: \/sys\/\S{1,200}\s{1,8}\[\/sys\/devices\/([^\]\s]{1,1000})\]/;
const FUNCTION = new RegExp(`^${PCI_ADDRESS}$`);

/** One of them stands in each line that tells something of a device. */
const DETAILS = ['dir: /sys/', 'transport=', 'queue_depth='];

/** Maker, model and revision stand in columns. */
const MAKER = 8;
const MODEL = 25;

const PREFIXES = ['', 'k', 'M', 'G', 'T', 'P', 'E'];
/** More devices than any machine has. */
const MOST_DEVICES = 10_000;

export function lsscsiDevices(lines: Lines): ScsiDevice[] {
  const devices: ScsiDevice[] = [];
  const seen = new Set<string>();
  let listing = 0;
  const nextDetail = lines.seeker(DETAILS);
  for (let index = 0; index < lines.length; index++) {
    const isDetail = nextDetail(index) === index;
    if (!isDetail && !lines.mayBegin(index, '[')) continue;
    const line = lines.at(index) ?? '';
    // What ends with the text may have been cut.
    const isEnded = index < lines.length - 1;
    const match = DEVICE.exec(line);
    if (match && (isEnded || match[0].length < line.length)) {
      const [whole, unit = '', kind = '', padded = '', node = '-'] = match;
      const middle = padded.trimStart();
      if (devices.length >= MOST_DEVICES) break;
      if (seen.has(unit)) {
        seen.clear();
        listing++;
      }
      seen.add(unit);
      const carried = transportOf(middle);
      devices.push({
        line: index + 1,
        listing,
        unit,
        kind,
        name: carried === undefined ? nameOf(middle) : undefined,
        transport: carried === undefined ? undefined : { value: carried, line: index + 1 },
        node: node === '-' ? undefined : node,
        size: sizeOf(line.slice(whole.length)),
        path: undefined,
        queueDepth: undefined,
      });
    }
    const device = devices.at(-1);
    if (device && isDetail) readDetail(line, index + 1, isEnded, device);
  }
  return devices;
}

function readDetail(line: string, number: number, isEnded: boolean, device: ScsiDevice): void {
  const path = PATH.exec(line)?.[1];
  if (path !== undefined) device.path ??= { value: pathOf(path), line: number };
  if (!isEnded) return;
  const transport = NAMED.exec(line)?.[1];
  if (transport !== undefined) device.transport ??= { value: transport, line: number };
  const depth = DEPTH.exec(line)?.[1];
  if (depth !== undefined) device.queueDepth ??= { value: Number(depth), line: number };
}

function transportOf(middle: string): string | undefined {
  const [, name, other] = TRANSPORT.exec(middle) ?? [];
  return other === 'iqn' ? 'iscsi' : (name ?? other);
}

/** Without the revision, where the columns still say which word it is. */
function nameOf(middle: string): string | undefined {
  const isInColumns =
    middle[MAKER] === ' ' && middle[MODEL] === ' ' && /^\S.{0,3}$/.test(middle.slice(MODEL + 1).trim());
  const words = (isInColumns ? middle.slice(0, MODEL) : middle).trim().replace(/\s+/g, ' ');
  // lsscsi puts the namespace behind the model of NVMe.
  return words.replace(/_{1,20}[0-9]{1,5}$/, '') || undefined;
}

function sizeOf(rest: string): number | undefined {
  const [, digits, prefix = '', binary] =
    SIZE.exec(rest.split(/\s+/, 6).find((word) => !BEHIND_NODE.test(word)) ?? '') ?? [];
  if (digits === undefined) return undefined;
  return Math.round(Number(digits) * (binary ? 1024 : 1000) ** PREFIXES.indexOf(prefix));
}

function pathOf(path: string): DevicePath {
  const parts = path.split('/');
  return {
    functions: parts.filter((part) => FUNCTION.test(part)),
    ata: parts.find((part) => /^ata[0-9]{1,4}$/.test(part)),
    usb: parts.findLast((part) => /^[0-9]{1,3}-[0-9]{1,3}(?:\.[0-9]{1,3}){0,6}$/.test(part)),
    ports: parts.filter((part) => /^port-[0-9:]{1,20}$/.test(part)),
    expanders: parts.filter((part) => /^expander-[0-9:]{1,20}$/.test(part)),
  };
}
