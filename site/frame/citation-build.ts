// A page as a source for others: BibTeX for papers, CSL-JSON for reference managers.
import { words } from './words.ts';

export interface Cited {
  /** The address, with its host where the build knows it. */
  url: string;
  title: string;
  /** The day of the text; pages that follow the data have none. */
  dated?: Date | undefined;
}

/** CSL: three numbers. */
const parts = (day: Date): number[][] => [[day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()]];

/** `articles-pcie-x1-400`, for `\cite{lanewise-…}`. */
const keyOf = (url: string): string =>
  ['lanewise', ...url.replace(/^https?:\/\/[^/]+/, '').split(/[^a-z0-9]+/i)].filter(Boolean).join('-');

/** Signs that LaTeX obeys. All others stay as they are: BibTeX files are UTF-8. */
const ESCAPED: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

const latex = (text: string): string => text.replace(/[\\{}$&%#_~^]/g, (sign) => ESCAPED[sign] ?? `\\${sign}`);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Two braces: no style splits the author's name or lowers a capital of the title. */
function bibtexOf({ url, title, dated }: Cited): string {
  const fields = [
    `author = {{${words.citation.author}}}`,
    `title = {{${latex(title)}}}`,
    `howpublished = {${words.name}}`,
    ...(dated ? [`year = {${dated.getUTCFullYear()}}`, `month = ${MONTHS[dated.getUTCMonth()]}`] : []),
    `url = {${url}}`,
  ];
  return `@misc{${keyOf(url)},\n${fields.map((field) => `  ${field},\n`).join('')}}`;
}

export function citation(cited: Cited): { bibtex: string; csl: string } {
  const { url, title, dated } = cited;
  const item = {
    id: keyOf(url),
    'citation-key': keyOf(url),
    type: 'webpage',
    title,
    author: [{ literal: words.citation.author }],
    'container-title': words.name,
    URL: url,
    ...(dated && { issued: { 'date-parts': parts(dated) } }),
  };
  return { bibtex: bibtexOf(cited), csl: JSON.stringify([item], null, 2) };
}
