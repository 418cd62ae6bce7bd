// What in an address is meant for the sizer although it cannot be read: a part of a misspelt kind, a field without its
// part, a setting under another spelling. An address whose chain is passed over would show the answer to another one.
// Everything else is none of ours: trackers add parameters to the addresses of others.

import { arrayLevels, linkKinds, loads, partKinds } from '../../calc-wasm/js/generated/chain.ts';
import { partMembers } from '../../calc-wasm/js/generated/members.ts';

const plain = (text: string): string => text.toLowerCase().replaceAll('_', '-');

/** Parameters that mail, advertisements and forums add. */
const TRACKER = /^(?:utm_\w*|\w*clid|mc_[ce]id|_\w+|ref|source|via)$/i;

/** Words that only a chain has, as names of parameters. Other fields of a part, `name` or `size`, are anybody's. */
const FIELDS = new Set([
  ...partMembers.filter(({ name, takes }) => takes === 'link' || name.includes('_')).map(({ name }) => plain(name)),
  ...['count', 'members', 'groups'],
]);
const FIELDS_AT_END = new RegExp(`(?:${[...FIELDS].join('|')})$`);
const KINDS: readonly string[] = [...partKinds, ...arrayLevels].map((kind) => plain(kind));
/** Of a word of fewer letters, one letter more or less makes others: `host`, `most`, `post`. */
const TELLING = 5;

const bare = (text: string): string => plain(text).replaceAll('-', '');

/** Whether one letter was left out, added or changed. */
function isNear(text: string, word: string): boolean {
  if (text === word) return true;
  let [start, end] = [0, 0];
  while (start < text.length && text[start] === word[start]) start += 1;
  const rest = Math.min(text.length, word.length) - start;
  while (end < rest && text.at(-1 - end) === word.at(-1 - end)) end += 1;
  return Math.max(text.length, word.length) - start - end <= 1;
}

const isKind = (text: string, kind: string): boolean => text === kind || (kind.length >= TELLING && isNear(text, kind));

/** Whether others have added a parameter, whatever word it holds. A part of that name says more than its kind. */
export const isTracker = (name: string, value: string): boolean => TRACKER.test(name) && !value.includes(';');

/** Whether a parameter that is no part was meant as one; `members` is what parts and arrays have, with hyphens. */
export function isMeantAsPart(name: string, value: string, members: readonly string[]): boolean {
  // Written as a part, but of no kind that there is.
  if (/^[a-z_0-9]+;[a-z-]+:/i.test(value)) return true;
  const [first = '', ...rest] = plain(value).split(';');
  // `hba`, `hba2`, `drives`.
  const called = plain(name).replace(/(?<![\d-])-?\d+$/, '');
  const isCalled = (kind: string) => [kind, `${kind}s`].includes(called) || kind === plain(name);
  if (KINDS.some(isCalled) || FIELDS.has(called)) return true;
  if (KINDS.some((kind) => isKind(bare(first.trim()), bare(kind)))) return true;
  // A telling one even where the semicolon before it was lost.
  const isMember = (text: string) => members.includes(text) || FIELDS_AT_END.test(text);
  const before = [first, ...rest].flatMap((text) => text.split(':').slice(0, -1));
  if (before.some((text) => isMember(text.trim()))) return true;
  const [link = ''] = first.trim().split(/[\s\d.]/);
  return first.trim() !== link && (linkKinds as readonly string[]).includes(link);
}

/** The setting that a parameter under another name was meant as: `block_size`, `lod`. */
export function meantSetting(name: string, value: string): 'load' | 'block-size' | undefined {
  const text = bare(name);
  if (text === 'load' || text === 'blocksize') return text === 'load' ? 'load' : 'block-size';
  if ((loads as readonly string[]).includes(value.replaceAll('-', '_')) && isNear(text, 'load')) {
    return 'load';
  }
  return /^\d+$/.test(value) && isNear(text, 'blocksize') ? 'block-size' : undefined;
}
