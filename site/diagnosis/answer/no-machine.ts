/** Texts that show outputs of no machine of the reader's: the pages of this site, manual pages, and articles. */
import { rules } from '../rules/catalog.ts';

/** Such a page is shorter, and is searched for many sentences. */
const LONGEST_PAGE = 200_000;
/** What an article says of itself, at the beginning of a line. */
const ARTICLE = /^[ \t]{0,3}This (?:article|guide|tutorial|topic) (?:describes|explains|discusses|shows|covers)\b/m;
/** Headings of a manual, each on a line of its own. */
const MANUAL = ['NAME', 'SYNOPSIS', 'DESCRIPTION'];

export const isOfNoMachine = (text: string): boolean =>
  text.length <= LONGEST_PAGE && (isManual(text) || ARTICLE.test(text) || isOwnPage(text));

function isManual(text: string): boolean {
  const headings = new Set(text.match(/^[ \t]{0,3}[A-Z]{4,12}(?=[ \t]*\r?$)/gm)?.map((line) => line.trim()));
  return MANUAL.every((heading) => headings.has(heading));
}

/** A page about a finding says why it matters, in the words of its rule. */
function isOwnPage(text: string): boolean {
  const plain = text.replace(/\s+/g, ' ');
  return rules.some(({ why }) => plain.includes(why));
}
