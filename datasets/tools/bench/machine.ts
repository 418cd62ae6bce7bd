/**
 * What this computer says about itself: drive, link, memory, kernel, file system. Never its name,
 * its user, a serial number or an address. What it does not say stays open.
 */
import { existsSync, readdirSync, readFileSync, realpathSync, statfsSync, statSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { generationAt, unknownSpeed } from '../readers/link-speed.ts';
import { type Extraction, type Notice, nothing } from '../readers/measurement.ts';
import { FILE, type Known, pcieFacts } from './pcie.ts';

function textAt(...path: string[]): string | undefined {
  try {
    return readFileSync(join(...path), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Takes a speed that the registry has no generation for. */
type Unknown = (link: string, speed: string) => void;

const noticesTo =
  (notices: Notice[]): Unknown =>
  (link, speed) =>
    notices.push({ level: 'warning', file: FILE, line: 1, ...unknownSpeed(link, speed) });

/** Facts about the place that is loaded, named as the columns that hold them; a notice for what cannot be named. */
export function factsAbout(target: string): Extraction {
  const extraction = nothing();
  const known = new Map<string, string>();
  const set = (key: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '' && !known.has(key)) known.set(key, String(value));
  };
  set('runs.kernel', `${process.platform} ${release()}`);
  set('runs.memory_bytes', totalmem());
  const [processor] = cpus();
  set('platforms.cpu_model', processor?.model.trim());
  const board = [textAt('/sys/class/dmi/id/board_vendor'), textAt('/sys/class/dmi/id/board_name')];
  if (board.every((word) => word !== undefined)) set('platforms.board', board.join(' '));
  const isDevice = target.startsWith('/dev/');
  if (!isDevice) {
    set('targets.filesystem', fileSystemOf(target));
    set('runs.fill_percent', fillOf(target));
  }
  for (const [key, value] of driveFacts(target, extraction.notices)) set(key, value);
  extraction.facts = [...known].map(([key, value]) => ({ key, value, file: FILE, line: 1 }));
  return extraction;
}

function fillOf(target: string): number | undefined {
  try {
    const { blocks, bfree } = statfsSync(target);
    return blocks > 0 ? Math.round((1000 * (blocks - bfree)) / blocks) / 10 : undefined;
  } catch {
    return undefined;
  }
}

function fileSystemOf(target: string): string | undefined {
  const folder = realpathSync(target);
  const mounts = (textAt('/proc/mounts') ?? '').split('\n').map((line) => line.split(' '));
  const under = mounts
    .filter(([, point = '']) => folder === point || folder.startsWith(point.replace(/\/?$/, '/')))
    .sort(([, a = ''], [, b = '']) => b.length - a.length);
  return under[0]?.[2];
}

/** The folder of the whole drive below /sys that holds a file or is a device. */
function blockDeviceOf(target: string): string | undefined {
  try {
    const { dev, rdev } = statSync(target);
    const number = target.startsWith('/dev/') ? rdev : dev;
    // The kernel's split of a device number: 12 bits major, 20 bits minor in two pieces.
    const major = (number >> 8) & 0xfff;
    const minor = (number & 0xff) | ((number >> 12) & 0xfff00);
    const folder = realpathSync(`/sys/dev/block/${major}:${minor}`);
    return existsSync(join(folder, 'partition')) ? dirname(folder) : folder;
  } catch {
    return undefined;
  }
}

/** The folder below /sys of the PCIe device that a file lies on; nothing where that is no NVMe drive. */
export function pcieFolderOf(target: string): string | undefined {
  const block = blockDeviceOf(target);
  return block === undefined ? undefined : pcieFolder(block);
}

/** The same from the folder of its block device. */
export function pcieFolder(block: string): string | undefined {
  if (!isNvme(block)) return undefined;
  const device = join(block, 'device');
  // A drive with several ports hangs below its subsystem, which lists the controller of each port in use.
  const controllers = existsSync(join(device, 'device'))
    ? [device]
    : readdirSync(device)
        .filter((name) => /^nvme[0-9]+$/.test(name))
        .map((name) => join(device, name));
  const [first, second] = controllers.map((controller) => join(controller, 'device'));
  // A drive over a network is no PCI function; two ports are two links.
  return first !== undefined && second === undefined && existsSync(join(first, 'config'))
    ? realpathSync(first)
    : undefined;
}

const isNvme = (block: string): boolean => basename(block).startsWith('nvme');

function driveFacts(target: string, notices: Notice[]): Known {
  const block = blockDeviceOf(target);
  if (block === undefined) return [];
  const device = join(block, 'device');
  if (!existsSync(device)) return [['targets.kind', 'volume']];
  if (block.includes('/virtio')) {
    return [
      ['targets.kind', 'volume'],
      ['targets.target', 'Virtual disk (virtio)'],
      ['runs.link_kind', 'none'],
    ];
  }
  const unknown = noticesTo(notices);
  const facts: Known = [
    ['targets.kind', 'drive'],
    ['targets.drive_count', 1],
    ['drives.model', textAt(device, 'model')],
    ['targets.firmware', textAt(device, 'firmware_rev') ?? textAt(device, 'rev')],
    ['drives.capacity_bytes', capacityOf(block)],
  ];
  if (isNvme(block)) {
    const pci = pcieFolder(block);
    facts.push(['drives.protocol', 'nvme'], ...(pci === undefined ? [] : pcieFacts(pci, notices)));
  } else if (block.includes('/usb')) {
    facts.push(
      ['drives.protocol', 'usb'],
      ['runs.link_kind', 'usb'],
      ['runs.link_generation', usbGeneration(block, unknown)],
    );
  } else if (block.includes('/ata')) {
    facts.push(
      ['drives.protocol', 'sata'],
      ['runs.link_kind', 'sata'],
      ['runs.link_generation', sataGeneration(block, unknown)],
      ['runs.link_lanes', 1],
    );
  }
  return facts;
}

function capacityOf(block: string): number | undefined {
  // The kernel counts sectors of 512 bytes, whatever the drive's own are.
  const sectors = Number(textAt(block, 'size'));
  return sectors > 0 ? sectors * 512 : undefined;
}

function sataGeneration(block: string, unknown: Unknown): string | undefined {
  const port = /\/ata([0-9]+)\//.exec(block)?.[1];
  const speed = port && textAt(`/sys/class/ata_link/link${port}/sata_spd`);
  if (!speed) return undefined;
  // "6.0 Gbps"; a port without a drive has "<unknown>".
  const generation = generationAt('sata', Number(/^([0-9.]+) Gbps/.exec(speed)?.[1]) * 1e9);
  if (!generation) unknown('SATA', speed);
  return generation;
}

function usbGeneration(block: string, unknown: Unknown): string | undefined {
  for (let folder = block; folder.includes('/usb'); folder = dirname(folder)) {
    if (textAt(folder, 'speed') !== undefined) return usbGenerationOf(folder, unknown);
  }
  return undefined;
}

/** From a device's folder below /sys: the kernel's speed is in Mb/s, of all lanes together. */
export function usbGenerationOf(folder: string, unknown: Unknown): string | undefined {
  const speed = textAt(folder, 'speed') ?? '';
  const lanes = Number(textAt(folder, 'rx_lanes') ?? 1);
  const generation = generationAt('usb', (Number(speed) * 1e6) / lanes, lanes);
  if (!generation) unknown('USB', `${speed} Mb/s, ${lanes} lanes`);
  return generation;
}

/** Where a device or one of its partitions is mounted, by number: names such as /dev/root deceive. */
export function mountPointsOf(device: string): string[] {
  const block = blockDeviceOf(device);
  if (block === undefined) return [];
  const partitions = readdirSync(block).filter((name) => existsSync(join(block, name, 'partition')));
  const numbers = new Set(
    [block, ...partitions.map((name) => join(block, name))].map((folder) => textAt(folder, 'dev')),
  );
  return (textAt('/proc/self/mountinfo') ?? '')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, , number]) => numbers.has(number))
    .map(([, , , , point = '']) => point);
}
