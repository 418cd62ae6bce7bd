// The picture of an array as the page draws it: one bar for each drive, and what its failed drives mean in words.
// Pure: the page and the browser make the same of the same picture.

import type { Picture } from '../../calc-wasm/js/calc.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { type FormatOptions, quantity } from '../common/format.ts';
import { escaped } from '../common/html.ts';
import { words as arrays } from './words.ts';

const words = arrays.picture;

/** The most cells of a bar; a narrower slice has fewer. */
const MOST_CELLS = 8;
/** The share of a slice that says: and so on. */
const REST = 0.06;
/** A slice below this share of the widest drive has no room for a cell. */
const NARROWEST = 0.1;

/** One drive of the picture. */
export interface Drawn {
  number: number;
  name: string;
  size: string;
  /** What stands before it where drives come in groups: "Mirror 2". */
  group: string;
  /** SVG. */
  bar: string;
  state: string;
  is: 'failed' | 'fatal' | 'works';
}

/** `d7` is "D7", `c7` "D7′", `p1` "Q". */
function label(code: string): string {
  const number = code.slice(1).replace('!', '');
  switch (code[0]) {
    case 'd':
      return `D${number}`;
    case 'c':
      return `D${number}′`;
    case 'p':
      return words.parity[Number(number)] ?? 'P';
    case 's':
      return 'S';
    default:
      return '';
  }
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

function cell(code: string, x: number, width: number): string {
  const lost = code.endsWith('!') ? ' data-lost' : '';
  const place = `x="${percent(x)}" width="${percent(width)}"`;
  const hatch = code[0] === 'x' ? ' fill="url(#lw-hatch)"' : '';
  const text = label(code);
  return `<rect data-piece="${code[0]}"${lost} ${place} y="0" height="100%"${hatch}/>${
    text &&
    `<text data-piece="${code[0]}"${lost} x="${percent(x + width / 2)}" y="50%" dy=".35em" text-anchor="middle">${text}</text>`
  }`;
}

/** The slice of one drive: its first cells, then a rest that goes on as they began. */
function slice(codes: string[], x: number, width: number): string {
  const known = codes.filter((code) => code !== '-');
  const most = width < NARROWEST ? 0 : Math.max(1, Math.floor(width * MOST_CELLS));
  const shown = known.slice(0, most);
  // A spare is one cell, all of it.
  const each = ((1 - (known.length === 1 ? 0 : REST)) * width) / Math.max(1, shown.length);
  const rest = `<rect data-piece="rest" x="${percent(x)}" width="${percent(width)}" y="0" height="100%"/>`;
  return rest + shown.map((code, index) => cell(code, x + index * each, each)).join('');
}

/** What one drive holds: `place` counts from 0. */
function bar(picture: Picture, place: number): string {
  const largest = Math.max(...picture.sizes);
  const size = picture.sizes[place] ?? 0;
  let x = 0;
  const failed = picture.failed.includes(place + 1);
  const struck = `<line data-failed x1="0" x2="${percent(size / largest)}" y1="50%" y2="50%"/>`;
  const parts: string[] = failed ? [struck] : [];
  const named: string[] = [];
  for (const { bytes, cells } of picture.slices) {
    const width = (bytes[place] ?? 0) / largest;
    if (width === 0) continue;
    const codes = (cells[place] ?? '').split(' ');
    parts.push(slice(codes, x, width));
    if (x > 0) parts.push(`<line data-border x1="${percent(x)}" x2="${percent(x)}" y1="0" y2="100%"/>`);
    named.push(...codes.map(label).filter(Boolean));
    x += width;
  }
  const unused = size / largest - x;
  if (unused > 1e-4) {
    parts.push(
      `<rect data-piece="unused" x="${percent(x)}" width="${percent(unused)}" y="0" height="100%" fill="url(#lw-hatch)"/>`,
    );
  }
  const text = named.length > 0 ? words.bar(named.join(', ')) : words.emptyBar;
  return `<svg class="lw-drive__bar" role="img" aria-label="${escaped(text)}" width="100%" height="28">${parts.join('')}</svg>`;
}

/** The names of the slices above the bars, where there are several and each starts at one place on all drives. */
export function head({ slices, sizes }: Picture): string {
  if (slices.length < 2) return '';
  const largest = Math.max(...sizes);
  const before = sizes.map(() => 0);
  const names: string[] = [];
  for (const [index, { kind, bytes }] of slices.entries()) {
    const starts = new Set(bytes.flatMap((size, place) => (size > 0 ? [before[place]] : [])));
    if (starts.size !== 1) return '';
    const [start = 0] = starts;
    const name = kind === 'tier' ? words.slices.tier(index + 1) : words.slices[kind];
    // No room, no name: the list under the picture has it.
    if (Math.max(...bytes) / largest >= NARROWEST)
      names.push(`<text x="${percent(start / largest)}" y="1em">${name}</text>`);
    for (const [place, size] of bytes.entries()) before[place] = (before[place] ?? 0) + size;
  }
  return `<svg class="lw-drive__bar" aria-hidden="true" width="100%" height="18">${names.join('')}</svg>`;
}

/** The core draws no picture of very many drives. */
export const isDrawn = ({ slices }: Picture): boolean => slices.length > 0;

/** How the drives are grouped: one number for each drive, or nothing where groups overlap or have one drive. */
function groups({ sets, sizes }: Picture): number[] | undefined {
  const members = sets.reduce((sum, { drives }) => sum + drives.length, 0);
  const apart = members === new Set(sets.flatMap(({ drives }) => drives)).size;
  if (!apart || sets.length < 2 || sets.some(({ drives }) => drives.length < 2)) return undefined;
  return sizes.map((_, place) => sets.findIndex(({ drives }) => drives.includes(place + 1)));
}

/** Copies of each piece of data, or parity of each stripe. */
const redundancyOf = ({ width, may_fail }: Picture['sets'][number]) =>
  width - may_fail === 1 ? { copies: width, parity: 0 } : { copies: 1, parity: may_fail };

export function drawnDrives(calculator: CalculatorName, picture: Picture, options: FormatOptions = {}): Drawn[] {
  const grouped = groups(picture);
  const [first] = picture.sets;
  const mirrored = first !== undefined && redundancyOf(first).copies > 1;
  const kind = calculator === 'zfs' ? 'vdev' : mirrored ? 'mirror' : 'group';
  const written = (bytes: number) => quantity(bytes, 'byte', { exact: true, ...options });
  if (!isDrawn(picture)) return [];
  return picture.sizes.map((size, place) => {
    const number = place + 1;
    const group = grouped?.[place] ?? -1;
    const used = picture.slices.reduce((sum, { bytes }) => sum + (bytes[place] ?? 0), 0);
    const holdsData = picture.sets.some(({ drives }) => drives.includes(number));
    const is = picture.failed.includes(number)
      ? 'failed'
      : picture.failed.length > 0 && picture.survives && picture.fatal.includes(number)
        ? 'fatal'
        : 'works';
    const known = picture.slices.some(({ cells }) => /[^- ]/.test(cells[place] ?? ''));
    const idle = !known
      ? words.states.later
      : !holdsData && used > 0
        ? words.states.spare
        : size - used > size * 1e-4
          ? words.states.unused(written(size - used))
          : '';
    return {
      number,
      name: words.drive(number),
      size: written(size),
      group: group >= 0 && group !== grouped?.[place - 1] ? words.groups[kind](group + 1) : '',
      bar: bar(picture, place),
      state: [is === 'works' ? '' : words.states[is], is === 'failed' ? '' : idle].filter(Boolean).join(' · '),
      is,
    };
  });
}

/** What the cells mean, of those that there are. */
export function key(picture: Picture): string {
  if (!isDrawn(picture)) return '';
  const codes = new Set(picture.slices.flatMap(({ cells }) => cells.join(' ').split(' ')).map((code) => code[0]));
  const pieces = Object.entries(words.pieces)
    .filter(([code]) => codes.has(code))
    .map(([, text]) => text);
  const used = (place: number) => picture.slices.reduce((sum, { bytes }) => sum + (bytes[place] ?? 0), 0);
  const unused = picture.sizes.some((size, place) => size - used(place) > size * 1e-4);
  return [...pieces, ...(unused ? [words.unusedKey] : [])].join(' · ');
}

/** Each tier in words, where there is more than one. */
export function tiers(picture: Picture, options: FormatOptions = {}): string[] {
  const { slices, sets } = picture;
  if (slices.filter(({ kind }) => kind === 'tier').length < 2) return [];
  return slices.map(({ bytes }, index) => {
    // Every tier has one set.
    const set = sets[index];
    const { copies, parity } = set ? redundancyOf(set) : { copies: 1, parity: 0 };
    const parts = bytes.filter((size) => size > 0);
    const most = quantity(Math.max(...parts), 'byte', { exact: true, ...options });
    return words.tier(
      index + 1,
      parts.length,
      new Set(parts).size > 1 ? words.upTo(most) : most,
      words.redundancy(copies, parity),
    );
  });
}

export interface Verdict {
  /** `exposed`: a further failure may lose data. */
  is: 'whole' | 'survives' | 'exposed' | 'lost';
  text: string;
}

/** What the failed drives mean, and which failure must not come next. */
export function verdict(picture: Picture): Verdict {
  const { failed, fatal, sets, survives, alone } = picture;
  const says = arrays.verdict;
  if (!isDrawn(picture)) return { is: 'whole', text: says.tooMany(picture.sizes.length) };
  if (failed.length === 0) {
    const any = Math.min(...sets.map(({ may_fail }) => may_fail));
    return { is: 'whole', text: says.whole(any) };
  }
  const broken = sets.find((set) => !set.survives);
  if (survives || !broken) {
    const hit = sets.filter(({ drives }) => drives.some((drive) => failed.includes(drive)));
    const [first] = hit;
    const text = first === undefined ? says.untouched(failed) : says.survives(failed, redundancyOf(first).copies > 1);
    const working = picture.sizes.length - failed.length;
    const next = fatal.length === 0 ? says.anyMore : fatal.length === working ? says.noMore : says.someMore(fatal);
    return { is: fatal.length > 0 ? 'exposed' : 'survives', text: `${text} ${next}` };
  }
  const gone = broken.drives.filter((drive) => failed.includes(drive)).toSorted((a, b) => a - b);
  return { is: 'lost', text: lost(picture, broken, gone, alone) };
}

function lost(picture: Picture, broken: Picture['sets'][number], gone: number[], alone: boolean): string {
  const says = arrays.verdict;
  if (alone) {
    const holdsData = (drive: number) => picture.slices.some(({ cells }) => cells[drive - 1]?.startsWith('d'));
    return says.lostAlone(gone.filter(holdsData));
  }
  if (broken.may_fail === 0) return says.lostOnly(gone);
  if (broken.width < broken.drives.length) return says.lostTurns(gone);
  return redundancyOf(broken).copies > 1
    ? says.lostCopies(gone)
    : says.lostParity(gone, broken.drives.length, broken.may_fail);
}
