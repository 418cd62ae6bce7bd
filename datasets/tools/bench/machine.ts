/**
 * What this computer says about itself: drive, link, memory, kernel, file system. Never its name,
 * its user, a serial number or an address. What it does not say stays open.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync, statfsSync, statSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { generationAt, unknownSpeed } from '../import/link-speed.ts';
import { type Extraction, type Notice, nothing } from '../import/measurement.ts';
import { recognise } from '../import/recognise.ts';

const FILE = 'this computer';

function read(...path: string[]): string | undefined {
  try {
    return readFileSync(join(...path), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

type Known = [key: string, value: string | number | undefined][];

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
  const board = [read('/sys/class/dmi/id/board_vendor'), read('/sys/class/dmi/id/board_name')];
  if (board.every((word) => word !== undefined)) set('platforms.board', board.join(' '));
  const isDevice = target.startsWith('/dev/');
  if (!isDevice) {
    set('targets.filesystem', fileSystemOf(target));
    set('runs.fill_percent', fillOf(target));
  }
  for (const [key, value] of driveFacts(target, noticesTo(extraction.notices))) set(key, value);
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
  const mounts = (read('/proc/mounts') ?? '').split('\n').map((line) => line.split(' '));
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

function driveFacts(target: string, unknown: Unknown): Known {
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
  const facts: Known = [
    ['targets.kind', 'drive'],
    ['targets.drive_count', 1],
    ['drives.model', read(device, 'model')],
    ['targets.firmware', read(device, 'firmware_rev') ?? read(device, 'rev')],
    ['drives.capacity_bytes', capacityOf(block)],
  ];
  if (basename(block).startsWith('nvme')) {
    facts.push(
      ['drives.protocol', 'nvme'],
      ...pcieFacts(realpathSync(join(device, 'device')), unknown),
    );
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
  const sectors = Number(read(block, 'size'));
  return sectors > 0 ? sectors * 512 : undefined;
}

/**
 * The link of an NVMe drive, from its folder below /sys, and the sizes in force, which only lspci run
 * by root knows.
 */
export function pcieFacts(pci: string, unknown: Unknown): Known {
  const generation = (name: string) => {
    const speed = read(pci, name);
    if (speed === undefined) return undefined;
    const rate = /^([0-9.]+) GT\/s/.exec(speed)?.[1];
    const found = rate && generationAt('pcie', Number(rate) * 1e9);
    if (!found) unknown('PCIe', speed);
    return found;
  };
  const lspci = lspciFacts(basename(pci));
  return [
    ...lspci,
    ['runs.link_kind', 'pcie'],
    ['runs.link_generation', generation('current_link_speed')],
    ['runs.link_lanes', read(pci, 'current_link_width')],
    ['runs.link_generation_max', generation('max_link_speed')],
    ['runs.link_lanes_max', read(pci, 'max_link_width')],
  ];
}

function lspciFacts(address: string): [string, string][] {
  try {
    const bytes = execFileSync('lspci', ['-vv', '-s', address], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return recognise([{ name: 'lspci', bytes }], 'lspci').facts.map(({ key, value }) => [
      key,
      value,
    ]);
  } catch {
    return [];
  }
}

function sataGeneration(block: string, unknown: Unknown): string | undefined {
  const port = /\/ata([0-9]+)\//.exec(block)?.[1];
  const speed = port && read(`/sys/class/ata_link/link${port}/sata_spd`);
  if (!speed) return undefined;
  // "6.0 Gbps"; a port without a drive has "<unknown>".
  const found = generationAt('sata', Number(/^([0-9.]+) Gbps/.exec(speed)?.[1]) * 1e9);
  if (!found) unknown('SATA', speed);
  return found;
}

function usbGeneration(block: string, unknown: Unknown): string | undefined {
  for (let folder = block; folder.includes('/usb'); folder = dirname(folder)) {
    if (read(folder, 'speed') !== undefined) return usbGenerationOf(folder, unknown);
  }
  return undefined;
}

/** From a device's folder below /sys: the kernel's speed is in Mb/s, of all lanes together. */
export function usbGenerationOf(folder: string, unknown: Unknown): string | undefined {
  const speed = read(folder, 'speed') ?? '';
  const lanes = Number(read(folder, 'rx_lanes') ?? 1);
  const found = generationAt('usb', (Number(speed) * 1e6) / lanes, lanes);
  if (!found) unknown('USB', `${speed} Mb/s, ${lanes} lanes`);
  return found;
}

/** Where a device or one of its partitions is mounted, by number: names such as /dev/root deceive. */
export function mountPointsOf(device: string): string[] {
  const block = blockDeviceOf(device);
  if (block === undefined) return [];
  const partitions = readdirSync(block).filter((name) =>
    existsSync(join(block, name, 'partition')),
  );
  const numbers = new Set(
    [block, ...partitions.map((name) => join(block, name))].map((folder) => read(folder, 'dev')),
  );
  return (read('/proc/self/mountinfo') ?? '')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, , number]) => numbers.has(number))
    .map(([, , , , point = '']) => point);
}
