/** `mdadm --examine`: what the superblocks of members say of their arrays; of each array the newest counts. */
import type { Lines } from '../paste/lines.ts';
import { MOST_RECORDS, told } from './figures.ts';
import { fieldsOf } from './line-cache.ts';
import { detailAt, type MdDetail, UNNAMED } from './mdadm.ts';

const MAGIC = /^\s*Magic : a92b4efc\s*$/;
/** Lines of one superblock at most. */
const LONGEST = 45;
/** The next member, below what is said of one. */
const NEXT = /^\s{0,20}\/dev\/\S{1,100}:\s*$/;

interface Superblock {
  line: number;
  /** What tells arrays apart; it is not told on. */
  array: string;
  events: number;
  detail: MdDetail;
  /** Where it says how far this member is filled; of one that replaces another that still works, nothing is missing. */
  filled?: number | undefined;
}

export function mdExamined(lines: Lines): MdDetail[] {
  const newest = new Map<string, Superblock>();
  for (const [index, line] of lines.entriesHolding(['Magic : a92b4efc'])) {
    if (!MAGIC.test(line) || newest.size >= MOST_RECORDS) continue;
    const superblock = superblockAt(lines, index);
    const known = superblock && newest.get(superblock.array);
    if (superblock && (!known || superblock.events > known.events)) newest.set(superblock.array, superblock);
    else if (superblock && known && superblock.events === known.events) addFilling(known, superblock);
  }
  return [...newest.values()].map(({ detail }) => detail);
}

/** md counts a member as active while it is filled. */
function addFilling({ detail }: Superblock, { filled }: Superblock): void {
  if (filled !== undefined) detail.filling = told((detail.filling?.value ?? 0) + 1, filled);
}

function superblockAt(lines: Lines, index: number): Superblock | undefined {
  const detail: MdDetail = { ...detailAt(index + 1, UNNAMED), isExamined: true };
  const fieldAt = fieldsOf(lines);
  let array = '';
  let events = -1;
  let filled: number | undefined;
  for (let at = index + 1; at < Math.min(lines.length, index + LONGEST); at++) {
    const line = lines.at(at) ?? '';
    if (MAGIC.test(line) || NEXT.test(line)) break;
    const { name, value } = fieldAt(at, line) ?? {};
    if (name === undefined || value === undefined) continue;
    const number = at + 1;
    if (name === 'Array UUID' || name === 'UUID') array ||= value.slice(0, LONGEST);
    // The number that its maker gave it stands behind the name of the computer.
    else if (name === 'Name') detail.name = mdName(/:([0-9]{1,3})(?:\s|$)/.exec(value)?.[1]);
    else if (name === 'Preferred Minor') detail.name = mdName(/^[0-9]{1,3}$/.exec(value)?.[0]);
    else if (name === 'Raid Level') detail.level ??= told(/^[a-z]{3,12}[0-9]{0,2}$/.exec(value)?.[0], number);
    else if (name === 'Raid Devices') detail.wanted ??= told(countOf(value), number);
    else if (name === 'Events') events = Number(/^(?:0\.)?([0-9]{1,15})$/.exec(value)?.[1] ?? -1);
    else if (name === 'Recovery Offset') filled = number;
    else if (name === 'Active Devices') readActive(detail, countOf(value), number);
    else if (name === 'Array State') {
      const places = /^[AR.]{1,384}(?=\s|$)/.exec(value)?.[0];
      readActive(detail, places?.replaceAll('.', '').length, number);
      if (places?.includes('R')) filled = undefined;
    }
  }
  if (events < 0) return undefined;
  const superblock = { line: index + 1, array, events, detail, filled };
  addFilling(superblock, superblock);
  return superblock;
}

const mdName = (number: string | undefined): string => (number === undefined ? UNNAMED : `md${number}`);

const countOf = (text: string): number | undefined => (/^[0-9]{1,4}$/.test(text) ? Number(text) : undefined);

function readActive(detail: MdDetail, active: number | undefined, line: number): void {
  if (active === undefined) return;
  detail.working ??= told(active, line);
  const wanted = detail.wanted?.value ?? active;
  detail.state ??= told(active < wanted ? 'degraded' : 'clean', line);
}
