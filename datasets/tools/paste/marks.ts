/** Marks at the start of lines. Each step takes one layer off in place, and says whether there was any. */
import type { Lines } from './lines.ts';

const DAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
/** journalctl writes months in the language of the system, which ends short ones with a point or not. */
const OWN_MONTH = '[\\p{Ll}\\p{Lu}]{3,5}\\.?';
const CLOCK = '[0-9]{2}:[0-9]{2}:[0-9]{2}';
const ISO = `[12][0-9]{3}-[0-9]{2}-[0-9]{2}T${CLOCK}(?:[.,][0-9]{1,9})?(?:Z|[+-][0-9]{2}:?[0-9]{2})`;
const TAG = '[\\w./@-]{1,64}';

/** What syslog, journald, a container and the kernel write before each line. */
const LOGS: readonly RegExp[] = [
  new RegExp(`^${MONTH} [ 0-9][0-9] ${CLOCK}(?:\\.[0-9]{1,9})? (?:${TAG} ${TAG}(?:\\[[0-9]{1,10}\\])?|kernel): ?`),
  new RegExp(`^${OWN_MONTH} [ 0-9][0-9] ${CLOCK}(?:\\.[0-9]{1,9})? (?:${TAG} )?kernel: ?`, 'u'),
  new RegExp(`^${ISO} ${TAG} (?:${TAG}\\[[0-9]{1,10}\\]|kernel): ?`),
  new RegExp(`^${ISO} ?`),
  // Viewers of logs copy their columns with tabs, and write dates in the language of the system.
  /^[^\t\n]{6,60}\t[\w.-]{1,64}\tkernel\t/,
  /^\[ {0,7}[0-9]{1,9}\.[0-9]{6}\] ?/,
  new RegExp(`^\\[${DAY} ${MONTH} [ 0-9][0-9] ${CLOCK} [12][0-9]{3}\\] ?`),
];
/** A line of a log begins with a month, a year or a bracket. */
const LOG_BEGINS = codesOf('[12ADFJMNOSTWabcdefgjklmnopswzфмаисондя');

/** Quicker than the patterns: a clock stands near the start of it. */
const mayBeLog = (line: string): boolean => {
  const colon = line.indexOf(':');
  return line[0] === '[' || line.includes('\tkernel\t') || (colon > 0 && colon < 24 && line[colon + 3] === ':');
};

export function withoutLogs(lines: Lines, changed?: ReadonlySet<number>): boolean {
  return dropStarts(lines, changed, LOG_BEGINS, LOGS, mayBeLog);
}

const PROMPTS: readonly RegExp[] = [
  /^\[?[\w.-]{1,40}@[\w.-]{1,64}[^$#%>\n]{0,100}[$#%](?: |$)/,
  /^PS [A-Z]:\\[^>\n]{0,200}>(?: |$)/,
  /^[A-Z]:\\[^>\n]{0,200}>/,
  /^\$ /,
];

const PROMPT_BEGINS = codesOf('[$_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789');

/** Prompts of shells, before a command or alone; a bare `#` begins a line of several tools, and stays. */
export function withoutPrompts(lines: Lines, changed?: ReadonlySet<number>): boolean {
  return dropStarts(lines, changed, PROMPT_BEGINS, PROMPTS, mayBePrompt);
}

/** Quicker than the patterns: most lines begin with a letter, and few with a name and @. */
function mayBePrompt(line: string): boolean {
  const at = line.indexOf('@');
  return (at > 0 && at < 44) || line[1] === ':' || line.startsWith('PS ') || line[0] === '$';
}

function codesOf(characters: string): ReadonlySet<number> {
  return new Set([...characters].map((character) => character.charCodeAt(0)));
}

/** Indexes of all lines, or of those that were changed: a line that stayed as it was has no mark now either. */
const indexesOf = (lines: Lines, changed: ReadonlySet<number> | undefined): Iterable<number> =>
  changed ?? new Array<undefined>(lines.length).keys();

function dropStarts(
  lines: Lines,
  changed: ReadonlySet<number> | undefined,
  begins: ReadonlySet<number>,
  patterns: readonly RegExp[],
  isLikely: (line: string) => boolean = () => true,
): boolean {
  let isChanged = false;
  for (const index of indexesOf(lines, changed)) {
    if (!begins.has(lines.first(index))) continue;
    const line = lines.at(index) ?? '';
    if (!isLikely(line)) continue;
    for (const pattern of patterns) {
      const [start] = pattern.exec(line) ?? [];
      if (!start) continue;
      lines.drop(index, start.length);
      isChanged = true;
      break;
    }
  }
  return isChanged;
}

const ANGLE = 0x3e;
const BAR = 0x7c;

/**
 * One level of `> ` before each line of a run, and of `| ` before a whole paragraph. The space belongs to the mark
 * where every line has it.
 */
export function withoutQuotes(lines: Lines): boolean {
  let isChanged = false;
  for (let start = 0; start < lines.length; start++) {
    const mark = lines.first(start);
    if (mark !== ANGLE && mark !== BAR) continue;
    let end = start;
    while (lines.first(end) === mark) end++;
    if (mark === ANGLE || isBarQuote(lines, start, end)) {
      unquote(lines, start, end);
      isChanged = true;
    }
    start = end - 1;
  }
  return isChanged;
}

function unquote(lines: Lines, start: number, end: number): void {
  let hasSpace = true;
  for (let index = start; index < end; index++) {
    const next = lines.at(index)?.[1];
    // Marks of several levels may stand without spaces between them.
    if (next !== undefined && next !== ' ' && next !== '>') hasSpace = false;
  }
  for (let index = start; index < end; index++) {
    lines.drop(index, hasSpace && lines.at(index)?.[1] === ' ' ? 2 : 1);
  }
}

/** Trees and tables draw with bars, too: a quote is a whole paragraph of them that no bar closes on the right. */
function isBarQuote(lines: Lines, start: number, end: number): boolean {
  if (end - start < 2 || !lines.isBlank(start - 1) || !lines.isBlank(end)) return false;
  let closed = 0;
  for (let index = start; index < end; index++) {
    const line = lines.at(index) ?? '';
    if (line.length > 1 && line[1] !== ' ') return false;
    if (line.length > 2 && line.trimEnd().endsWith('|')) closed++;
  }
  return closed < (end - start) / 2;
}

const SPACE = 0x20;
const TAB = 0x09;
const BACKTICK = 0x60;
const TILDE = 0x7e;

/** Lines of Markdown that open and close code. */
export function withoutFences(lines: Lines, changed?: ReadonlySet<number>): boolean {
  let isChanged = false;
  for (const index of indexesOf(lines, changed)) {
    const first = lines.first(index);
    if (first !== SPACE && first !== BACKTICK && first !== TILDE) continue;
    if (!/^ {0,3}(?:`{3,20}|~{3,20})[\w+-]{0,20} *$/.test(lines.at(index) ?? '')) continue;
    lines.clear(index);
    isChanged = true;
  }
  return isChanged;
}

/** Code of Markdown without fences: between blank lines, every line of it indented by four spaces or a tab. */
export function withoutIndent(lines: Lines): boolean {
  let isChanged = false;
  let start = 0;
  while (start < lines.length) {
    const mark = lines.isBlank(start - 1) && !isBelowIndent(lines, start) ? indentOf(lines, start) : undefined;
    if (mark === undefined) {
      start++;
      continue;
    }
    let end = start;
    let next = start;
    while (next < lines.length && (lines.isBlank(next) || lines.at(next)?.startsWith(mark))) {
      if (!lines.isBlank(next)) end = next + 1;
      next++;
    }
    if (lines.isBlank(end)) {
      for (let index = start; index < end; index++) {
        if (lines.at(index)?.startsWith(mark)) lines.drop(index, mark.length);
      }
      isChanged = true;
    }
    start = Math.max(next, start + 1);
  }
  return isChanged;
}

/** Whether what stands above, with nothing between, is indented, too: of a text with a blank line behind each, a tree. */
function isBelowIndent(lines: Lines, index: number): boolean {
  const above = lines.isBlank(index - 1) ? index - 2 : index - 1;
  const first = lines.first(above);
  return above >= 0 && !lines.isBlank(above) && (first === SPACE || first === TAB);
}

function indentOf(lines: Lines, index: number): string | undefined {
  const first = lines.first(index);
  if ((first !== SPACE && first !== TAB) || lines.isBlank(index)) return undefined;
  return ['    ', '\t'].find((mark) => lines.at(index)?.startsWith(mark));
}
