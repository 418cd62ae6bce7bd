/** Marks at the start of lines. Each step takes one layer off in place, and says whether there was any. */

const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';

const DAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const CLOCK = '[0-9]{2}:[0-9]{2}:[0-9]{2}';
const ISO = `[12][0-9]{3}-[0-9]{2}-[0-9]{2}T${CLOCK}(?:[.,][0-9]{1,9})?(?:Z|[+-][0-9]{2}:?[0-9]{2})`;
const TAG = '[\\w./@-]{1,64}';

/** What syslog, journald, a container and the kernel write before each line. */
const LOGS: readonly RegExp[] = [
  new RegExp(`^${MONTH} [ 0-9][0-9] ${CLOCK} ${TAG} ${TAG}(?:\\[[0-9]{1,10}\\])?: ?`),
  new RegExp(`^${ISO} ${TAG} (?:${TAG}\\[[0-9]{1,10}\\]|kernel): ?`),
  new RegExp(`^${ISO} ?`),
  /^\[ {0,7}[0-9]{1,9}\.[0-9]{6}\] ?/,
  new RegExp(`^\\[${DAY} ${MONTH} [ 0-9][0-9] ${CLOCK} [12][0-9]{3}\\] ?`),
];
/** A line of a log begins with a month, a year or a bracket. */
const LOG_BEGINS = /^[[12ADFJMNOS]/;

export function withoutLogs(lines: string[]): boolean {
  return replaceStarts(lines, LOG_BEGINS, LOGS);
}

const PROMPTS: readonly RegExp[] = [
  /^\[?[\w.-]{1,40}@[\w.-]{1,64}[^$#%>\n]{0,100}[$#%](?: |$)/,
  /^PS [A-Z]:\\[^>\n]{0,200}>(?: |$)/,
  /^[A-Z]:\\[^>\n]{0,200}>/,
  /^\$ /,
];

/** Prompts of shells, before a command or alone; a bare `#` begins a line of several tools, and stays. */
export function withoutPrompts(lines: string[]): boolean {
  return replaceStarts(lines, /^[[\w$]/, PROMPTS);
}

function replaceStarts(lines: string[], begins: RegExp, patterns: readonly RegExp[]): boolean {
  let isChanged = false;
  for (const [index, line] of lines.entries()) {
    if (!begins.test(line)) continue;
    for (const pattern of patterns) {
      const [start] = pattern.exec(line) ?? [];
      if (!start) continue;
      lines[index] = line.slice(start.length);
      isChanged = true;
      break;
    }
  }
  return isChanged;
}

/**
 * One level of `> ` before each line of a run, and of `| ` before a whole paragraph. The space belongs to the mark
 * where every line has it.
 */
export function withoutQuotes(lines: string[]): boolean {
  let isChanged = false;
  for (let start = 0; start < lines.length; start++) {
    const mark = lines[start]?.[0];
    if (mark !== '>' && mark !== '|') continue;
    let end = start;
    while (end < lines.length && lines[end]?.[0] === mark) end++;
    if (mark === '>' || isBarQuote(lines, start, end)) {
      unquote(lines, start, end);
      isChanged = true;
    }
    start = end - 1;
  }
  return isChanged;
}

function unquote(lines: string[], start: number, end: number): void {
  let hasSpace = true;
  for (let index = start; index < end; index++) {
    const next = lines[index]?.[1];
    // Marks of several levels may stand without spaces between them.
    if (next !== undefined && next !== ' ' && next !== '>') hasSpace = false;
  }
  for (let index = start; index < end; index++) {
    const line = lines[index] ?? '';
    lines[index] = line.slice(hasSpace && line[1] === ' ' ? 2 : 1);
  }
}

/** Trees and tables draw with bars, too: a quote is a whole paragraph of them that no bar closes on the right. */
function isBarQuote(lines: readonly string[], start: number, end: number): boolean {
  if (end - start < 2 || !isBlank(lines[start - 1]) || !isBlank(lines[end])) return false;
  let closed = 0;
  for (let index = start; index < end; index++) {
    const line = lines[index] ?? '';
    if (line.length > 1 && line[1] !== ' ') return false;
    if (line.length > 2 && line.trimEnd().endsWith('|')) closed++;
  }
  return closed < (end - start) / 2;
}

/** Lines of Markdown that open and close code. */
export function withoutFences(lines: string[]): boolean {
  let isChanged = false;
  for (const [index, line] of lines.entries()) {
    if (!/^ {0,3}[`~]{3}/.test(line) || !/^ {0,3}(?:`{3,20}|~{3,20})[\w+-]{0,20} *$/.test(line)) {
      continue;
    }
    lines[index] = '';
    isChanged = true;
  }
  return isChanged;
}

/** Code of Markdown without fences: between blank lines, every line of it indented by four spaces or a tab. */
export function withoutIndent(lines: string[]): boolean {
  let isChanged = false;
  let start = 0;
  while (start < lines.length) {
    const mark = isBlank(lines[start - 1]) ? indentOf(lines[start] ?? '') : undefined;
    if (mark === undefined) {
      start++;
      continue;
    }
    let end = start;
    let next = start;
    while (next < lines.length && (isBlank(lines[next]) || lines[next]?.startsWith(mark))) {
      if (!isBlank(lines[next])) end = next + 1;
      next++;
    }
    if (isBlank(lines[end])) {
      for (let index = start; index < end; index++) {
        const line = lines[index] ?? '';
        if (line.startsWith(mark)) lines[index] = line.slice(mark.length);
      }
      isChanged = true;
    }
    start = Math.max(next, start + 1);
  }
  return isChanged;
}

function indentOf(line: string): string | undefined {
  if (isBlank(line)) return undefined;
  return ['    ', '\t'].find((mark) => line.startsWith(mark));
}
