/** `mdadm --detail`: an array in words, with every member and its state. */
import type { Lines } from '../paste/lines.ts';
import { KIB } from '../text/units.ts';
import { MOST_RECORDS, plainName, sizeOf, told } from './figures.ts';
import { fieldsOf } from './line-cache.ts';
import signs from './signs.json' with { type: 'json' };
import type { Stated } from './stated.ts';

interface MdDetailMember {
  line: number;
  name: string;
  /** active sync, spare rebuilding, faulty. */
  state: string;
}

export interface MdDetail {
  line: number;
  /** md0, md127 */
  name: string;
  level?: Stated<string> | undefined;
  bytes?: Stated<number> | undefined;
  /** Bytes of each member that are used. */
  memberBytes?: Stated<number> | undefined;
  chunk?: Stated<number> | undefined;
  layout?: Stated<string> | undefined;
  /** Each word of it: clean, degraded, resyncing. */
  state?: Stated<string> | undefined;
  wanted?: Stated<number> | undefined;
  working?: Stated<number> | undefined;
  failed?: Stated<number> | undefined;
  spare?: Stated<number> | undefined;
  /** Members that count as working and are still being filled. */
  filling?: Stated<number> | undefined;
  /** Resync, Rebuild, Reshape or Check, and how far it is. */
  action?: Stated<{ kind: string; percent: number }> | undefined;
  members: MdDetailMember[];
  /** It stands in a message that a newer one quotes. */
  isQuoted?: true;
  /** Superblocks of its members say it: what the kernel says of arrays is newer. */
  isExamined?: true;
}

/** In place of a number that the text does not give; a name that somebody gave is often that of the host. */
export const UNNAMED = 'mdX';

const ARRAY = /^\s{0,20}\/dev\/(md[\w-]{1,40}|md\/[\w.-]{1,60}):\s*$/;
const MEMBER_ALONE = /^\s{0,20}\/dev\/(?!md)\S{1,100}:\s*$/;
const MEMBER =
  /^\s*(?:[0-9]{1,4}|-)\s+[0-9]{1,4}\s+[0-9]{1,7}\s+(?:[0-9]{1,4}|-)\s+([a-z][A-Za-z ,-]{2,60}?)\s+(\/dev\/\S{1,100})\s*$/;

/** One of them stands in each line that tells something. */
const SIGNS = signs.mdadm;
/** How the line of a field begins that is read. */
const FIELD =
  /^\s*(?:Raid Level|Raid Devices|Working Devices|Failed Devices|Spare Devices|Array Size|Used Dev Size|Chunk Size|Layout|State|(?:Resync|Rebuild|Reshape|Check) Status)\s*[:=]/;

export function mdDetails(lines: Lines): MdDetail[] {
  const details: MdDetail[] = [];
  let detail: MdDetail | undefined;
  const fieldAt = fieldsOf(lines);
  for (const [index, line] of lines.entriesHolding(SIGNS)) {
    const number = index + 1;
    const path = ARRAY.exec(line)?.[1];
    if (path !== undefined) {
      if (details.length >= MOST_RECORDS) break;
      detail = detailAt(number, path.startsWith('md/') ? UNNAMED : path);
      details.push(detail);
      continue;
    }
    // What follows is said of one member.
    if (MEMBER_ALONE.test(line)) detail = undefined;
    if (!detail && isHeadless(lines, index)) {
      detail = detailAt(number, UNNAMED);
      details.push(detail);
    }
    if (!detail) continue;
    const [, state, device] = MEMBER.exec(line) ?? [];
    const name = plainName(device);
    if (state !== undefined && name !== undefined && detail.members.length < MOST_RECORDS)
      detail.members.push({ line: number, name, state });
    const field = FIELD.test(line) ? fieldAt(index, line) : undefined;
    if (field) readField(detail, field.name, field.value, number);
  }
  // hdparm and others write the name of an array above what they say, too.
  return details.filter(({ level, bytes, wanted, working }) => level ?? bytes ?? wanted ?? working);
}

/** The first lines may be missing where a report was copied; a member tells of itself in like words, but not of these. */
function isHeadless(lines: Lines, index: number): boolean {
  const line = lines.at(index) ?? '';
  if (/^\s*State : /.test(line))
    return /^\s*Active Devices : [0-9]/.test(lines.at(index + 1) ?? '') && !isOfSuperblock(lines, index);
  if (!/^\s*Raid Level : /.test(line)) return false;
  for (let ahead = index + 1; ahead <= index + PERSISTENCE; ahead++)
    if (/^\s*Persistence : /.test(lines.at(ahead) ?? '')) return true;
  return false;
}

/** Lines from the level to it at most. */
const PERSISTENCE = 6;
/** Lines from the first of a superblock to its state at most. */
const SUPERBLOCK = 16;

/** A superblock of 0.90 metadata has the same two lines. */
function isOfSuperblock(lines: Lines, index: number): boolean {
  for (let before = index - 1; before >= index - SUPERBLOCK; before--)
    if (/^\s*Magic : a92b4efc/.test(lines.at(before) ?? '')) return true;
  return false;
}

export const detailAt = (line: number, name: string): MdDetail => ({ line, name, members: [] });

const COUNTS: Readonly<Record<string, 'wanted' | 'working' | 'failed' | 'spare'>> = {
  'Raid Devices': 'wanted',
  'Working Devices': 'working',
  'Failed Devices': 'failed',
  'Spare Devices': 'spare',
};

function readField(detail: MdDetail, field: string, value: string, line: number): void {
  const count = Object.hasOwn(COUNTS, field) ? COUNTS[field] : undefined;
  if (count) {
    detail[count] ??= told(/^[0-9]{1,4}$/.test(value) ? Number(value) : undefined, line);
    return;
  }
  const kib = /^([0-9]{1,15})(?= \(|$)/.exec(value)?.[1];
  const bytes = kib === undefined ? undefined : Number(kib) * KIB;
  if (field === 'Raid Level') detail.level ??= told(/^[a-z]{3,12}[0-9]{0,2}$/.exec(value)?.[0], line);
  else if (field === 'Array Size') detail.bytes ??= told(bytes, line);
  else if (field === 'Used Dev Size') detail.memberBytes ??= told(bytes, line);
  else if (field === 'Chunk Size') detail.chunk ??= told(sizeOf(value, 'binary'), line);
  else if (field === 'Layout') detail.layout ??= told(/^[\w=,-]{1,40}$/.exec(value)?.[0], line);
  else if (field === 'State') detail.state ??= told(/^[a-zA-Z, ()-]{1,120}$/.exec(value)?.[0], line);
  const kind = /^(Resync|Rebuild|Reshape|Check) Status$/.exec(field)?.[1];
  const percent = /^([0-9]{1,3})% complete/.exec(value)?.[1];
  if (kind !== undefined && percent !== undefined) detail.action ??= told({ kind, percent: Number(percent) }, line);
}
