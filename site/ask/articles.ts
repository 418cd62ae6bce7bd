/** Pages by their subject, where a question names one and no machine. */
import type { Found } from './answer.ts';
import type { Talk } from './talk.ts';
import { words } from './words.ts';

const SLOWS =
  /slc cache|copy slows|\bqlc\b|(?:slow(?:s|ed)?|drops?|dropped|falls?)(?: down)? (?:to|after)\b|(?:скорость )?(?:падает|проседает|просела|упала)(?: скорость)?/iu;

/** Articles by the words that they are about. The first that fits is led to. */
const ARTICLES: readonly (readonly [slug: keyof typeof words.articles, about: RegExp])[] = [
  ['bifurcation-or-switch', /bifurcat|бифуркац/iu],
  ['max-payload-size', /max(?:imum)? ?payload|\bmps\b|\bmrrs\b/iu],
  ['chipset-uplink', /chipset uplink|dmi bottleneck|чипсет/iu],
  ['slc-cache-slow-copy', SLOWS],
  ['shr-btrfs-unraid', /\bshr\b.*(?:vs|or)|btrfs vs|how does shr/iu],
  ['queue-depth-and-latency', /queue depth|глубина очереди/iu],
  ['trim-through-layers', /\btrim\b|\bunmap\b|\bdiscard\b/iu],
  ['recordsize-volblocksize', /recordsize|volblocksize/iu],
  ['zfs-space-padding-special', /zfs padding|raidz padding|ashift/iu],
  ['flit-mode', /\bflit\b/iu],
  ['thunderbolt-usb4-40-is-not-40', /thunderbolt|usb4/iu],
  ['rebuild-ure-field', /\bure\b|unreadable/iu],
  ['units-and-what-tools-print', /\btib\b.*\btb\b|why .* (?:tb|tib)/iu],
];

/** The article about what a text speaks of. */
export const articleAbout = (text: string) => ARTICLES.find(([, about]) => about.test(text));

export function articleOf(talk: Talk): Found | undefined {
  const [slug, about] = articleAbout(talk.text) ?? [];
  // After how much a copy slows down, and to which rate, is part of that question.
  const isSlowing = slug === 'slc-cache-slow-copy' && talk.of('size').length < 3;
  const figures = isSlowing ? ['count', 'pcie', 'level'] : ['size', 'rate', 'count', 'name'];
  if (talk.marks.some(({ type }) => figures.includes(type))) return undefined;
  const found = about?.exec(talk.text);
  const [from, to] = [found?.index ?? 0, (found?.index ?? 0) + (found?.[0].length ?? 0)];
  talk.use(...talk.marks.filter(({ type, start, end }) => type !== 'word' || (start >= from && end <= to)));
  return slug ? { outcome: 'page', page: `article:${slug}`, text: words.article(words.articles[slug]) } : undefined;
}
