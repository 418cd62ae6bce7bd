/**
 * Reads the plain XML that tools write: elements and text, and attributes where they are asked for. Document type
 * declarations are refused, so there are no entities to expand and no files to fetch.
 */
import type { Notice } from './measurement.ts';
import type { SourceText } from './source-text.ts';

export interface XmlElement {
  name: string;
  /** Text directly inside, trimmed. */
  text: string;
  children: XmlElement[];
  /** Where it begins in the text. */
  offset: number;
  /** Whether its end was found: what is open when the text ends lacks figures or digits. */
  isClosed: boolean;
}

interface XmlDocument {
  root: XmlElement | undefined;
  /** Where and why reading ended early; what was complete before is in `root`. */
  problem?: { offset: number; message: string };
  /** Where what follows the root begins, or where reading ended. */
  end: number;
}

/** Deeper than any benchmark nests. */
const DEEPEST = 64;

/** More than the results of a day; each costs memory. */
const MOST_ELEMENTS = 2_000_000;

/** More documents that break off than anybody puts together. */
const MOST_BROKEN = 20;

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The roots of all outputs of one name in a text, which may hold other text, too; one after the other, so that each can
 * be let go before the next is read. Where the XML of one ends early, `notices` says so; its elements that are closed
 * count.
 */
export function* rootsOf(source: SourceText, name: string, notices: Notice[]): Generator<XmlElement> {
  const { text } = source;
  const tag = new RegExp(`<${name}[\\s>]`, 'g');
  let before = 0;
  let broken = 0;
  for (let match = tag.exec(text); match; match = tag.exec(text)) {
    const doctype = text.slice(before, match.index).lastIndexOf('<!DOCTYPE');
    const { root, problem, end } = readXml(text, doctype < 0 ? match.index : before + doctype);
    if (problem && broken < MOST_BROKEN) {
      const message = `the XML is invalid from here on: ${problem.message}`;
      const fix = 'give the whole file; what was complete before this line was read';
      notices.push(source.notice('error', source.lineAt(problem.offset), message, fix));
    }
    if (root) yield root;
    // Each may have been looked for to the end of the text.
    if (problem && ++broken > MOST_BROKEN) break;
    before = Math.max(end, match.index + 1);
    tag.lastIndex = before;
  }
}

/** The first element at or after an offset, with all that it holds. */
export function readXml(text: string, from = 0): XmlDocument {
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  let at = text.indexOf('<', from);
  const stop = (offset: number, message: string): XmlDocument => ({ root, problem: { offset, message }, end: offset });
  while (at >= 0 && at < text.length) {
    const skipped = skipMarkup(text, at);
    if (skipped === 'doctype') return stop(at, 'a document type declaration is refused');
    if (skipped === 'endless') return stop(at, 'a comment or section is not closed');
    if (skipped !== undefined) {
      if (text.startsWith('<![CDATA[', at)) append(open, text.slice(at + 9, skipped - 3));
      at = skipped;
    } else {
      const end = text.indexOf('>', at);
      if (end < 0) return stop(at, 'the text ends inside a tag');
      const tag = text.slice(at + 1, end);
      const name = /^\/?([A-Za-z_][\w.:-]{0,100})/.exec(tag)?.[1];
      if (name === undefined) return stop(at, 'this is not a valid tag');
      if (tag.startsWith('/')) {
        if (open.at(-1)?.name !== name) return stop(at, `</${name}> closes nothing`);
        const closed = open.pop();
        if (closed) {
          closed.text = closed.text.trim();
          closed.isClosed = true;
        }
        if (open.length === 0) return { root, end: end + 1 };
      } else {
        if (++count > MOST_ELEMENTS) return stop(at, `more than ${MOST_ELEMENTS} elements`);
        if (open.length >= DEEPEST) return stop(at, `nested deeper than ${DEEPEST}`);
        const element: XmlElement = { name, text: '', children: [], offset: at, isClosed: tag.endsWith('/') };
        open.at(-1)?.children.push(element);
        root ??= element;
        if (!tag.endsWith('/')) open.push(element);
        else if (open.length === 0) return { root, end: end + 1 };
      }
      at = end + 1;
    }
    const next = text.indexOf('<', at);
    append(open, decodeEntities(text.slice(at, next < 0 ? text.length : next)));
    at = next;
  }
  if (!root) return stop(0, 'there is no element');
  return stop(text.length, `the text ends before </${open.at(-1)?.name ?? root.name}>`);
}

function append(open: XmlElement[], text: string): void {
  const element = open.at(-1);
  if (element && text.trim() !== '') element.text += text;
}

/** The end of a declaration, comment or section at an offset; nothing where a tag stands. */
function skipMarkup(text: string, at: number): number | 'doctype' | 'endless' | undefined {
  const closing = text.startsWith('<!--', at)
    ? '-->'
    : text.startsWith('<![CDATA[', at)
      ? ']]>'
      : text.startsWith('<?', at)
        ? '?>'
        : undefined;
  if (closing) {
    const end = text.indexOf(closing, at + 2);
    return end < 0 ? 'endless' : end + closing.length;
  }
  return text.startsWith('<!', at) ? 'doctype' : undefined;
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]{2,5});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? whole;
    const code = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

export const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((entry) => entry.name === name);

export const children = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((entry) => entry.name === name) ?? [];

/** No tag of a tool is longer; what lies beyond is not looked at. */
const LONGEST_TAG = 8_000;

const ATTRIBUTE = /[\s"']([A-Za-z_][\w.:-]{0,60})=(?:"([^"]{0,1000})"|'([^']{0,1000})')/g;

/** The attributes of an element of a text, read anew each time: most elements are asked for none. */
export function attributesOf(text: string, { offset }: XmlElement): Map<string, string> {
  const end = text.indexOf('>', offset);
  const tag = text.slice(offset, Math.min(end < 0 ? text.length : end, offset + LONGEST_TAG));
  return new Map(
    Array.from(tag.matchAll(ATTRIBUTE), ([, name = '', double, single]) => [
      name,
      decodeEntities(double ?? single ?? ''),
    ]),
  );
}

/** Text of the element at the end of a path of names. */
export function textAt(element: XmlElement | undefined, ...path: string[]): string | undefined {
  let at = element;
  for (const name of path) at = child(at, name);
  return at?.text;
}
