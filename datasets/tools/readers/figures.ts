/** Figures as tools for drives print them: the readers of this folder share their grammar, not their units. */
import { type Powers, prefixFactor } from '../text/units.ts';
import type { Stated } from './stated.ts';

/** A value with the line that it stands in, from 1; nothing where the tool printed none. */
export const told = <Value>(value: Value | undefined, line: number): Stated<Value> | undefined =>
  value === undefined ? undefined : { value, line };

const SIZE = /^([0-9]{1,15}(?:[.,][0-9]{1,6})?) ?([KMGTPE]?)(i?)(?:B|bytes)?$/i;

/**
 * Bytes of a rounded size such as `3.637 TB` or `931,5G`; a comma is the decimal sign of a language. Tools disagree on
 * what a prefix means, so each says it; an `i` always means powers of 1024.
 */
export function sizeOf(text: string | undefined, powers: Powers): number | undefined {
  const [, digits, prefix = '', i] = SIZE.exec(text?.trim().replace(/\s+/, ' ') ?? '') ?? [];
  const factor = prefixFactor(prefix, i ? 'binary' : powers);
  if (digits === undefined || factor === undefined) return undefined;
  return Math.round(Number(digits.replace(',', '.')) * factor);
}

/** A count whose thousands may be grouped by commas, points, spaces or apostrophes: `2,000,398,934,016`. */
export function countOf(text: string | undefined): number | undefined {
  const trimmed = text?.trim() ?? '';
  if (/^[0-9]{1,15}$/.test(trimmed)) return Number(trimmed);
  if (!/^[0-9]{1,3}(?:([,.' ’])[0-9]{3})(?:\1[0-9]{3}){0,5}$/.test(trimmed)) return undefined;
  return Number(trimmed.replace(/[^0-9]/g, ''));
}

/** Bits per second of `6.0 Gb/s`, `12.0Gbps` or `22.5 Gbps`. */
export function bitRateOf(text: string | undefined): number | undefined {
  const digits = /^\s*([0-9]{1,3}(?:\.[0-9]{1,2})?) ?(?:Gb\/s|Gbps|Gbit\/s)\b/i.exec(text ?? '')?.[1];
  return digits === undefined ? undefined : Math.round(Number(digits) * 1e9);
}

/** Text without the spaces that a column or a fixed field pads it with; nothing for what is empty or hidden. */
export function textOf(text: string | undefined): string | undefined {
  const trimmed = text?.trim().replace(/\s+/g, ' ').slice(0, LONGEST_NAME) ?? '';
  const isHidden = /^(?:[-*.]+|N\/A|unknown|null|\[.*\]|<.*>|\*?(?:removed|redacted|snip)\*?)$/i;
  return isHidden.test(trimmed) || trimmed === '' ? undefined : trimmed;
}

/** No model is called longer. */
const LONGEST_NAME = 100;

/** More records of one kind than any machine has. */
export const MOST_RECORDS = 10_000;

/** The longest name of a field, and what of its line may stand before and behind the sign. */
const LONGEST_FIELD = { name: 80, before: 180, behind: 301 };

/** Name and value of a line `Name : value` or `Name = value`. Several readers ask it of every line, so it is quick. */
export function fieldOf(line: string): { name: string; value: string } | undefined {
  // Most lines have no sign that divides the two, or no space behind it.
  const sign = line.search(/[:=]/);
  if (sign < 1 || sign > LONGEST_FIELD.before) return undefined;
  const behind = line.length - sign - 1;
  if (behind > LONGEST_FIELD.behind || (behind > 0 && !isSpace(line, sign + 1))) return undefined;
  const name = line.slice(0, sign).trim();
  if (name === '' || name.length > LONGEST_FIELD.name) return undefined;
  return { name, value: line.slice(sign + 1).trim() };
}

const isSpace = (line: string, at: number): boolean => line[at] === ' ' || /\s/.test(line.charAt(at));

/** A name of the kernel or of a Unix, which does not hold a serial number as names by id do. */
const PLAIN_NAME =
  /^(?:\/dev\/)?((?:sd[a-z]{1,3}|s?sd[0-9]{1,3}|[hv]d[a-z]{1,3}|xvd[a-z]{1,3}|nvme[0-9]{1,4}(?:c[0-9]{1,4})?(?:n[0-9]{1,4})?|sg[0-9]{1,4}|sr[0-9]{1,2}|loop[0-9]{1,4}|md(?:_?[dp]?[0-9]{1,4})|dm-[0-9]{1,4}|zram[0-9]{1,3}|zd[0-9]{1,5}|ram[0-9]{1,3}|nbd[0-9]{1,3}|rbd[0-9]{1,3}|fd[0-9]|mmcblk[0-9]{1,2}(?:boot[0-9])?|bcache[0-9]{1,3}|pmem[0-9]{1,3}|nullb[0-9]{1,3}|ublkb[0-9]{1,4}|dasd[a-z]{1,3}|s(?:ata|as)[0-9]{1,3}|a?da[0-9]{1,4}|nda[0-9]{1,4}|nvd[0-9]{1,4}|disk[0-9]{1,3}|c[0-9]{1,3}(?:t[0-9]{1,3})?d[0-9]{1,3})(?:[ps]?[0-9]{1,3})?)$/;

/** A device by the name that the system gave it, without /dev/: `sda`, `nvme0n1p2`, `c1t0d0`. */
export const plainName = (text: string | undefined): string | undefined => PLAIN_NAME.exec(text ?? '')?.[1];

const COMMAND =
  /^(?:[^|]{0,80}[#$%>›!])?\s{0,8}(?:sudo\s)?(?:\/[a-z/]{1,20}\/)?(smartctl|nvme|lsblk)(?:\s(\S.{0,300}))?$/;

/** A command that somebody typed in front of its output, and the device that it names. */
export function commandIn(line: string): { tool: string; rest: string; device: string | undefined } | undefined {
  if (!/smartctl|nvme|lsblk/.test(line)) return undefined;
  const [, tool, rest = ''] = COMMAND.exec(line) ?? [];
  if (tool === undefined) return undefined;
  const device = rest
    .split(/\s+/)
    .filter((word) => word.startsWith('/dev/'))
    .map(plainName)[0];
  return { tool, rest, device };
}
