/**
 * The items of `inxi`: `ID-1: /dev/sda vendor: … model: …`, wrapped at any width. Keys and values run on from line to
 * line, so an item is one text that knows which line each place of it stood in.
 */
import type { Lines } from '../paste/lines.ts';

/** Name of the section: `Drives:` alone, and `Drives:    ID-1: …` of versions before 3.1. */
const SECTION = /^\s{0,2}[A-Z][A-Za-z]{2,12}:(?:\s|$)/;
const ITEM =
  /^\s{0,14}(?:[A-Z][A-Za-z]{2,12}:\s{1,12})?((?:ID|Device|Hardware)-[0-9]{1,3}|IF(?:-ID)?(?:-[0-9]{1,3})?): (\S.*)$/;
/** What belongs to the item before it and is none of it. */
const OTHER =
  /^\s{0,14}(?:SMART(?: Message)?|Message|Local Storage|Old-Age|Pre-Fail|Report|Info|Alert|WAN IP|IP v[46](?:-[0-9]{1,3})?|Optical-[0-9]{1,3}|Floppy-[0-9]{1,3}|Display|Monitor-[0-9]{1,3}|Screen-[0-9]{1,3}|API|Components|Note|Bond[a-z-]{0,12}|Features): ?/;
/** One of them stands in each line that begins an item. */
const BEGINS = ['ID-', 'Device-', 'Hardware-', 'IF: ', 'IF-'];
/** More lines than an item takes at 40 columns. */
const MOST_WRAPPED = 14;

export class InxiItem {
  /** From 1. */
  readonly line: number;
  /** ID, Device, Hardware, IF. */
  readonly kind: string;
  #text = '';
  readonly #starts: number[] = [];

  constructor(line: number, kind: string) {
    this.line = line;
    this.kind = kind;
  }

  add(text: string): void {
    this.#starts.push(this.#text.length);
    this.#text += `${text.trim()} `;
  }

  get lineCount(): number {
    return this.#starts.length;
  }

  get text(): string {
    return this.#text;
  }

  /** The first group that a pattern finds, and its line. */
  find(pattern: RegExp): { value: string; line: number } | undefined {
    const match = pattern.exec(this.#text);
    if (!match) return undefined;
    const [whole, value = whole] = match;
    const at = match.index + Math.max(0, whole.lastIndexOf(value));
    const row = this.#starts.findLastIndex((start) => start <= at);
    return { value, line: this.line + Math.max(0, row) };
  }
}

export function inxiItems(lines: Lines): InxiItem[] {
  const items: InxiItem[] = [];
  let item: InxiItem | undefined;
  const nextItem = lines.seeker(BEGINS);
  for (let index = nextItem(0); index < lines.length; index++) {
    if (!item) index = nextItem(index);
    const line = lines.at(index) ?? '';
    if (SECTION.test(line)) item = undefined;
    const [, label, rest = ''] = ITEM.exec(line) ?? [];
    if (label !== undefined) {
      item = new InxiItem(index + 1, label.replace(/-.*/, ''));
      item.add(rest);
      items.push(item);
      continue;
    }
    const goesOn = item && item.lineCount < MOST_WRAPPED && !OTHER.test(line) && /\S: ?\S|:\s*$/.test(line);
    // A model may break between two of its words, before the next key.
    if (goesOn) item?.add(line);
    else item = undefined;
  }
  return items;
}
