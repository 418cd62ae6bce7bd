// The sizer's state as a URL: one parameter for each part, named by its id, its kind first, then its members, numbers in
// base units:
//   ?hba=hba;link:pcie+2.0+x8;slot:pcie+2.0+x4&drives=drive;on:hba;count:8;link:sata+3.0;read:18e7&v=1
// An array stands likewise, its level first. Parameters that are none of ours are left alone, as trackers add them; what
// looks like ours and cannot be read is refused in words.

import type { Chain, ChainArray, ChainPart } from '../../calc-wasm/js/chain.ts';
import { arrayLevels, loads, type PartKind, partKinds } from '../../calc-wasm/js/generated/chain.ts';
import { partMembers } from '../../calc-wasm/js/generated/members.ts';
import { hyphenated } from '../common/query.ts';
import { BLOCK_SIZE, LOAD, type Setting, shortened } from './setting.ts';
import { isMeantAsPart, isTracker, meantSetting } from './unreadable-address.ts';
import { words as all } from './words.ts';

const words = all.address;

/** Version of this notation; what a later one reads otherwise it tells by this number. */
const VERSION = '1';
/** Parameters of the address that are no parts. A part of that name has a dot before it. */
const OWN = new Set(['v', 'load', 'block-size', 'units', 'before']);
/** Longest address that is read: browsers and servers cut longer ones. */
const LONGEST = 64_000;
/** Most characters of it that a message repeats. */
const SHOWN = 40;

const named = (takes: string) => partMembers.filter((member) => member.takes === takes).map(({ name }) => name);
const TEXTS = ['on', 'name', ...named('link'), ...named('choice')];
const FLAGS = named('flag');
/** In the order in which they are written. */
const PART = ['on', ...partMembers.map(({ name }) => name), 'name'];
const ARRAY = ['members', 'groups', 'copies', 'on'];
const MEMBERS = [...PART, ...ARRAY].map(hyphenated);

/** An address that would have more characters than this is written with the short names of members. */
const LONG = 200;
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({ max_payload_size: 'mps', slow_end: 'se', network: 'net', count: 'n', ports: 'p', slot: 's' }),
);
const BY_SHORT = new Map([...SHORT].map(([name, short]) => [short, name]));

const isOneOf = (list: readonly string[], word: string): boolean => list.includes(word);

/** Semicolons part members, and a tilde keeps one from doing so. */
const escaped = (text: string): string => text.replaceAll(/[~;]/g, '~$&');
const unescaped = (text: string): string => text.replaceAll(/~(.)/gs, '$1');
const split = (text: string): string[] => text.match(/(?:~.|[^;~]|~$)+/gs) ?? [];

/** What may stand in a query as it is: readable, where URLSearchParams would write `%3B`. */
const encoded = (text: string): string =>
  // Most texts need no more: a page with many parts writes a thousand of them at each change.
  PLAIN.test(text)
    ? text.replaceAll(' ', '+')
    : encodeURIComponent(text.toWellFormed())
        .replaceAll('%20', '+')
        .replaceAll(/%(?:3A|3B|2C|2F)/g, decodeURIComponent);
const PLAIN = /^[\w.:;,/ -]*$/;

/** A number in few letters: 2500000000 is `25e8`. */
function numberText(value: number): string {
  const digits = String(value);
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  const zeros = digits.length - end;
  return zeros < 4 ? digits : `${digits.slice(0, end)}e${zeros}`;
}

function written(first: string, members: readonly string[], of: object, isShort: boolean): string {
  const values = of as Record<string, unknown>;
  let text = first;
  for (const member of members) {
    const value = values[member];
    if (value === undefined || value === null || value === '') continue;
    const written =
      typeof value === 'number'
        ? numberText(value)
        : typeof value === 'boolean'
          ? YES_NO[Number(value)]
          : String(value);
    text += `;${(isShort && SHORT.get(member)) || hyphenated(member)}:${escaped(written ?? '')}`;
  }
  return text;
}
const YES_NO = ['no', 'yes'];

const parameter = (id: string): string => (OWN.has(id) ? `.${id}` : id);

/** What else an address holds. */
export interface Beside {
  /** Powers of 1024. */
  binary?: boolean;
  /** The setting that this one is compared with. */
  before?: Setting | undefined;
}

/** Of settings that others are compared with: each of many changes names the same. */
const asBefore = new WeakMap<Setting, string>();

/** `?hba=hba;…&drives=drive;…&load=scrub&v=1` */
export function toQuery(setting: Setting, { binary = false, before }: Beside = {}): string {
  const compared = before && (asBefore.get(before) ?? toQuery(before).slice(1));
  if (before && compared) asBefore.set(before, compared);
  const more = [
    ...(setting.load === LOAD ? [] : [['load', hyphenated(setting.load)]]),
    ...(setting.block_size === BLOCK_SIZE ? [] : [['block-size', String(setting.block_size)]]),
    ...(binary ? [['units', 'binary']] : []),
    ['v', VERSION],
    ...(compared ? [['before', compared]] : []),
  ];
  return queryOf(setting.chain, more, false) ?? queryOf(setting.chain, more, true) ?? '';
}

/** Nothing where it would be too long with the long names. */
function queryOf(chain: Chain, more: readonly string[][], isShort: boolean): string | undefined {
  const { parts, arrays = [] } = shortened(chain);
  let address = '';
  const add = (name = '', value = '') => {
    address += `${address ? '&' : '?'}${encoded(name)}=${encoded(value)}`;
  };
  for (const part of parts) {
    add(parameter(part.id), written(part.kind ?? 'drive', PART, part, isShort));
    if (!isShort && address.length >= LONG) return undefined;
  }
  for (const array of arrays) add(parameter(array.id), written(array.level, ARRAY, array, isShort));
  for (const [name, value] of more) add(name, value);
  return isShort || address.length < LONG ? address : undefined;
}

/** What an address holds; `problem` says in words why it holds nothing that can be used. */
export interface Read extends Beside {
  /** Absent where the address names no part. */
  setting?: Setting | undefined;
  problem?: string;
}

class Unreadable extends Error {}

const cut = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text);

/** A member and its value, as the core takes it. */
function member(text: string, id: string, allowed: readonly string[]): [string, unknown] {
  const colon = text.indexOf(':');
  const called = text.slice(0, colon).replaceAll('-', '_');
  const name = BY_SHORT.get(called) ?? called;
  const value = unescaped(text.slice(colon + 1));
  if (colon < 1 || !isOneOf(allowed, name)) {
    throw new Unreadable(words.noMember(cut(id), cut(text), allowed.map(hyphenated)));
  }
  if (isOneOf(FLAGS, name)) {
    if (value !== 'yes' && value !== 'no') {
      throw new Unreadable(words.yesOrNo(cut(id), hyphenated(name), cut(value)));
    }
    return [name, value === 'yes'];
  }
  if (name === 'members') return [name, value.split(',').filter(Boolean)];
  // Numbers in base units; what is none the core reads, or says why it cannot.
  const isNumber = !isOneOf(TEXTS, name) && value !== '' && Number.isFinite(Number(value));
  return [name, isNumber ? Number(value) : value];
}

function take(chain: Chain, id: string, value: string): void {
  if (isTracker(id, value)) return;
  const [first = '', ...rest] = split(value);
  const isPart = isOneOf(partKinds, first);
  if (!isPart && !isOneOf(arrayLevels, first)) {
    const setting = meantSetting(id, value);
    if (setting) throw new Unreadable(words.misspelt(cut(id), setting));
    if (isMeantAsPart(id, value, MEMBERS)) throw new Unreadable(words.noKind(cut(id), cut(first)));
    return;
  }
  const rows = rest.map((text) => member(text, id, isPart ? PART : ARRAY));
  // Addresses written by hand may hold what parts of a kind do not have. The form never wrote it, and the core refuses it.
  const kindsOf = (name: string) => partMembers.find((member) => member.name === name)?.kinds;
  const has = ([name]: [string, unknown]) => kindsOf(name)?.includes(first as PartKind) ?? true;
  const members = Object.fromEntries(isPart ? rows.filter(has) : rows);
  if (isPart) chain.parts.push({ id, kind: first, ...members } as ChainPart);
  else chain.arrays?.push({ id, level: first, members: [], ...members } as unknown as ChainArray);
}

function settingOf(query: URLSearchParams, served?: Chain): Setting | undefined {
  const chain: Required<Chain> = { parts: [], arrays: [] };
  for (const [name, value] of query) {
    if (!OWN.has(name)) take(chain, name.replace(/^\./, ''), value);
  }
  const load = (query.get('load') ?? LOAD).replaceAll('-', '_');
  if (!isOneOf(loads, load)) throw new Unreadable(words.noLoad(cut(load), loads.map(hyphenated)));
  const size = query.get('block-size') ?? String(BLOCK_SIZE);
  if (!/^\d{1,9}$/.test(size)) throw new Unreadable(words.noBlockSize(cut(size)));
  const isNamed = chain.parts.length + chain.arrays.length > 0;
  const isAsked = query.has('load') || query.has('block-size');
  const asked = isNamed ? shortened(chain) : isAsked ? served : undefined;
  return asked && { chain: asked, load: load as Setting['load'], block_size: Number(size) };
}

/**
 * The state of a query string. Whether the chain can be, the core says.
 * @param served The chain of the page: an address that names no part may ask for another load of it.
 */
export function fromQuery(query: string, served?: Chain): Read {
  if (query.length > LONGEST) return { problem: words.tooLong(query.length, LONGEST) };
  const parameters = new URLSearchParams(query);
  const binary = parameters.get('units') === 'binary';
  try {
    const before = parameters.get('before') || undefined;
    const compared = before === undefined ? undefined : settingOf(new URLSearchParams(before));
    if (before !== undefined && !compared) throw new Unreadable(words.noKind('before', cut(before)));
    return { binary, setting: settingOf(parameters, served), before: compared };
  } catch (reason) {
    if (reason instanceof Unreadable) return { binary, problem: reason.message };
    throw reason;
  }
}
