/** What libata writes of SATA links and of command queuing. */
import type { Place } from './kernel-log-place.ts';

interface AtaPlace extends Place {
  /** ata1, and behind a port multiplier or of a drive ata1.00, as printed. */
  port: string;
}

/** A link came up, as fast as it says. */
interface AtaUp extends AtaPlace {
  kind: 'up';
  /** Bits per second on the line. */
  rate: number;
  /** The fastest that the kernel lets the port try, of SControl; nothing where it does not limit it. */
  limit: number | undefined;
}

/** The kernel lowered what a port may try, after errors or as it was told to. */
interface AtaLimited extends AtaPlace {
  kind: 'limited';
  rate: number;
  isForced: boolean;
}

/** How many sectors a drive has whose commands are not queued. */
interface AtaSize extends AtaPlace {
  kind: 'size';
  sectors: number;
}

/** Commands that a drive is given at once: one where it is not queued. */
interface AtaQueue extends AtaPlace {
  kind: 'queue';
  depth: number;
  /** What the drive can hold, where the kernel says it beside. */
  most: number | undefined;
  /** Why the kernel does not queue, in its own words. */
  off: 'not used' | 'errors' | undefined;
  /** Of 512 bytes, that the drive says it has: by them SCSI's name for it is found. */
  sectors?: number;
}

/** What is on a port takes the commands of optical drives and tapes. */
interface AtaPacket extends AtaPlace {
  kind: 'packet';
}

/** Nothing answers at a port any more, or nothing ever did. */
interface AtaDown extends AtaPlace {
  kind: 'down';
}

/** A port multiplier answered, and how many ports it has. */
interface AtaMultiplier extends AtaPlace {
  kind: 'multiplier';
  ports: number;
}

/** Errors of a link, by the names of their bits in SError. */
export interface AtaErrors extends AtaPlace {
  names: string[];
}

export type AtaMessage = AtaUp | AtaLimited | AtaSize | AtaQueue | AtaPacket | AtaDown | AtaMultiplier;
type AtaReport =
  | Omit<AtaUp, keyof Place>
  | Omit<AtaLimited, keyof Place>
  | Omit<AtaSize, keyof Place>
  | Omit<AtaQueue, keyof Place>
  | Omit<AtaPacket, keyof Place>
  | Omit<AtaDown, keyof Place>
  | Omit<AtaMultiplier, keyof Place>;

const PORT = '\\b(ata[0-9]{1,4}(?:\\.[0-9]{2})?): ';
const SPEED = '([0-9]{1,2}\\.[0-9]) ?Gbps';
const UP = new RegExp(`${PORT}SATA link up ${SPEED} \\(SStatus [0-9A-Fa-f]{1,3} SControl ([0-9A-Fa-f]{1,8})\\)`);
const LIMITED = new RegExp(`${PORT}(limiting SATA link speed|FORCE: PHY spd limit set) to ${SPEED}`);
const QUEUE = new RegExp(
  `${PORT}(?:([0-9]{6,13}) sectors, )?.{0,80}\\bNCQ \\((?:(not used)|depth ([0-9]{1,2})(?:/([0-9]{1,2}))?)\\)`,
);
/** Of a drive whose commands are not queued the line ends behind how it is addressed. */
const SIZE = new RegExp(`${PORT}([0-9]{6,13}) sectors, multi [0-9]{1,3}: LBA(?:48)?\\s*$`);
const PACKET = new RegExp(`${PORT}ATAPI: \\S`);
const DOWN = new RegExp(`${PORT}SATA link down \\(SStatus `);
const MULTIPLIER = /\b(ata[0-9]{1,4})\.15: Port Multiplier [0-9.]{1,5}, \S{4,24} r[0-9]{1,3}, ([0-9]{1,2}) ports\b/;
const OFF = new RegExp(`${PORT}NCQ disabled due to excessive errors`);

const ERRORS = new RegExp(`${PORT}SError: \\{ ((?:[A-Za-z0-9]{2,12} ){1,20})\\}`);

/** Bits per second by the speed field of SControl, its second digit from the right. */
const LIMITS: Readonly<Record<string, number>> = { 1: 1.5e9, 2: 3e9, 3: 6e9 };

export function readAta(line: string): AtaReport | undefined {
  if (!line.includes('ata')) return undefined;
  const [, up, rate, control] = UP.exec(line) ?? [];
  if (up !== undefined) {
    const limit = LIMITS[control?.at(-2) ?? ''];
    return { kind: 'up', port: up, rate: bitsOf(rate), limit };
  }
  const [, limited, how, lowered] = LIMITED.exec(line) ?? [];
  if (limited !== undefined) {
    const isForced = how?.startsWith('FORCE') === true;
    return { kind: 'limited', port: limited, rate: bitsOf(lowered), isForced };
  }
  const [, queued, sectors, unused, depth, most] = QUEUE.exec(line) ?? [];
  if (queued !== undefined) {
    const deep = depth === undefined ? 1 : Math.max(1, Number(depth));
    return {
      kind: 'queue',
      port: queued,
      depth: deep,
      most: most === undefined ? undefined : Number(most),
      off: unused !== undefined || depth === '0' ? 'not used' : undefined,
      ...(sectors !== undefined && { sectors: Number(sectors) }),
    };
  }
  const [, sized, own] = SIZE.exec(line) ?? [];
  if (sized !== undefined) return { kind: 'size', port: sized, sectors: Number(own) };
  const packet = PACKET.exec(line)?.[1];
  if (packet !== undefined) return { kind: 'packet', port: packet };
  const down = DOWN.exec(line)?.[1];
  if (down !== undefined) return { kind: 'down', port: down };
  const [, multiplied, ports] = MULTIPLIER.exec(line) ?? [];
  if (multiplied !== undefined) return { kind: 'multiplier', port: multiplied, ports: Number(ports) };
  const off = OFF.exec(line)?.[1];
  if (off === undefined) return undefined;
  return { kind: 'queue', port: off, depth: 1, most: undefined, off: 'errors' };
}

/** The same in the words of FreeBSD, which names the drive and not its port. */
const CAM_ERRORS =
  /\((a?da[0-9]{1,4}):\w{2,24}:[0-9:]{5,24}\): ATA status: .{2,60}error: [0-9a-f]{2} \(((?:[A-Z0-9]{2,5} ){1,8})\)/;

export function readAtaErrors(line: string): Omit<AtaErrors, keyof Place> | undefined {
  const match = line.includes('SError: {') ? ERRORS.exec(line) : line.includes('ATA status: ') && CAM_ERRORS.exec(line);
  const [, port, names] = match || [];
  if (port === undefined || names === undefined) return undefined;
  return { port, names: names.trim().split(' ') };
}

const bitsOf = (gigabits = ''): number => Math.round(Number(gigabits) * 10) * 1e8;
