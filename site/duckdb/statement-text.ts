// A statement's text as DuckDB's own scanner takes it apart: what stands in a string or a comment is none of it.

/** Blanks, comments, semicolons, strings of each kind, quoted names, words; else one character. */
const TOKEN =
  /\s+|--[^\n]*|\/\*[\s\S]*?\*\/|;|\be'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|\w+|[\s\S]/giu;

const SILENT = /^(?:\s|--|\/\*)/;

/** Without blanks and comments. */
function* tokens(sql: string): Generator<{ text: string; end: number }> {
  for (const { 0: text, index } of sql.matchAll(TOKEN)) {
    if (!SILENT.test(text)) yield { text, end: index + text.length };
  }
}

/** Without what may follow a statement: semicolons, blanks, comments. Nothing where there are two statements. */
export function single(sql: string): string | undefined {
  let end = 0;
  let isOver = false;
  for (const token of tokens(sql)) {
    if (token.text === ';') {
      if (end > 0) isOver = true;
    } else if (isOver) return undefined;
    else end = token.end;
  }
  return sql.slice(0, end);
}

/** What a statement does, by its first word; EXPLAIN and ANALYZE before it, and brackets, aside. */
export function opening(sql: string): { word: string; isExplained: boolean } {
  let isExplained = false;
  for (const { text } of tokens(sql)) {
    const word = text.toLowerCase();
    const isAside = isExplained ? word === 'analyze' : word === 'explain';
    if (isAside) isExplained = true;
    else if (word !== '(') return { word, isExplained };
  }
  return { word: '', isExplained };
}
