// A page as a source for others: BibTeX for papers, CSL-JSON for reference managers.
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import { words } from './words.ts';

export interface Cited {
  /** The address, with its host where the build knows it. */
  url: string;
  title: string;
  /** The day of the text; pages that follow the data have none. */
  dated?: Date | undefined;
}

/** CSL: three numbers. */
const parts = (day: Date): number[][] => [
  [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()],
];

/** `articles-pcie-x1-400`, for `\cite{lanewise-…}`. */
const keyOf = (url: string): string =>
  ['lanewise', ...url.replace(/^https?:\/\/[^/]+/, '').split(/[^a-z0-9]+/i)]
    .filter(Boolean)
    .join('-');

export function citation({ url, title, dated }: Cited): { bibtex: string; csl: string } {
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
  const bibtex: string = new Cite(item).format('bibtex');
  return { bibtex: bibtex.trim(), csl: JSON.stringify([item], null, 2) };
}
