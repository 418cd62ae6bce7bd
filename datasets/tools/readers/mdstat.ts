/** `/proc/mdstat`: arrays, their members, and what the kernel is doing to them. Blocks and speeds are in KiB. */
import type { Lines } from '../paste/lines.ts';
import { KIB } from '../text/units.ts';
import { MOST_RECORDS, plainName, sizeOf, told } from './figures.ts';
import type { Stated } from './stated.ts';

interface MdMember {
  line: number;
  /** sda1; nothing of a volume, whose name may say whose it is. */
  name: string | undefined;
  /** Its number in the array, which is its place only where nothing was ever replaced. */
  number: number;
  /** F faulty, S spare, W write-mostly, J journal, R replacement. */
  flags: string[];
}

interface MdAction {
  /** recovery, resync, reshape, check. */
  kind: string;
  /** DELAYED or PENDING, where it waits. */
  waits: string | undefined;
  percent: Stated<number> | undefined;
  /** Bytes per second on each member. */
  rate: Stated<number> | undefined;
}

export interface MdArray {
  line: number;
  name: string;
  isActive: boolean;
  /** auto-read-only, read-only. */
  access: string | undefined;
  /** raid6, linear; inactive arrays have none in most cases. */
  level: string | undefined;
  members: MdMember[];
  bytes?: Stated<number> | undefined;
  chunk?: Stated<number> | undefined;
  /** Members that it should have, and that it has. */
  devices?: Stated<{ wanted: number; working: number }> | undefined;
  action?: Stated<MdAction> | undefined;
  /** It stands in a message that a newer one quotes. */
  isQuoted?: true;
}

const ARRAY =
  /^\s{0,20}(md[\w-]{1,40}) : (active|inactive)(?: \((auto-read-only|read-only)\))?(?: (linear|multipath|faulty|raid[0-9]{1,2})(?=\s|$))?(.*)$/;
const MEMBER = /(?:^|\s)([A-Za-z][\w!.:-]{0,60})\[([0-9]{1,4})\]((?:\([A-Z]\)){0,4})/g;
/** What lines of an array hold; mail programmes break them anywhere between words. */
const BODY =
  /\[[0-9]{1,4}\]|^\s*[0-9]{1,20} blocks\b|\[[0-9]{1,4}\/[0-9]{1,4}\]|^\s*\[[U_]{1,4096}\]|\b(?:recovery|resync|reshape|check)\s?=|^\s*(?:finish|speed)=|^\s*bitmap:/;

export function mdArrays(lines: Lines): MdArray[] {
  const arrays: MdArray[] = [];
  let array: MdArray | undefined;
  const nextArray = lines.seeker([' : active', ' : inactive']);
  for (let index = nextArray(0); index < lines.length; index++) {
    if (!array) index = nextArray(index);
    const line = lines.at(index) ?? '';
    const [, name, state, access, level, rest = ''] = ARRAY.exec(line) ?? [];
    if (name !== undefined) {
      if (arrays.length >= MOST_RECORDS) break;
      array = arrayAt(index + 1, name, state === 'active', access, level);
      arrays.push(array);
      readMembers(array, rest, index + 1);
    } else if (array && BODY.test(line)) readBody(array, line, index + 1);
    // A blank line may stand between all lines of a paste.
    else if (line.trim() !== '') array = undefined;
  }
  return arrays;
}

const arrayAt = (
  line: number,
  name: string,
  isActive: boolean,
  access: string | undefined,
  level: string | undefined,
): MdArray => ({ line, name, isActive, access, level, members: [] });

function readMembers(array: MdArray, text: string, line: number): void {
  for (const [, name, number, flags = ''] of text.matchAll(MEMBER)) {
    if (array.members.length >= MOST_RECORDS) return;
    array.members.push({
      line,
      name: plainName(name),
      number: Number(number),
      flags: [...flags.matchAll(/[A-Z]/g)].map(([flag]) => flag),
    });
  }
}

function readBody(array: MdArray, line: string, number: number): void {
  if (/^\s*bitmap:/.test(line)) return;
  const blocks = /^\s*([0-9]{1,15}) blocks\b/.exec(line)?.[1];
  if (array.bytes === undefined && blocks === undefined) readMembers(array, line, number);
  array.bytes ??= told(blocks === undefined ? undefined : Number(blocks) * KIB, number);
  array.chunk ??= told(sizeOf(/\b([0-9]{1,8}k) chunks?\b/.exec(line)?.[1], 'binary'), number);
  const [, wanted, working] = /\[([0-9]{1,4})\/([0-9]{1,4})\](?=\s|$)/.exec(line) ?? [];
  if (wanted !== undefined && working !== undefined)
    array.devices ??= told({ wanted: Number(wanted), working: Number(working) }, number);
  readAction(array, line, number);
}

function readAction(array: MdArray, line: string, number: number): void {
  const [, kind, waits, digits] =
    /\b(recovery|resync|reshape|check)\s?=\s{0,4}(?:(DELAYED|PENDING|REMOTE)\b|([0-9]{1,3}\.[0-9])%)/.exec(line) ?? [];
  if (kind !== undefined) {
    const percent = told(digits === undefined ? undefined : Number(digits), number);
    array.action ??= told({ kind, waits, percent, rate: undefined }, number);
  }
  const rate = /\bspeed=([0-9]{1,12})K\/sec/.exec(line)?.[1];
  const action = array.action?.value;
  if (action) action.rate ??= told(rate === undefined ? undefined : Number(rate) * KIB, number);
}
