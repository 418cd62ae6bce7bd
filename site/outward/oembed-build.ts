// What programs are told that embed pages by their addresses: oEmbed 1.0, https://oembed.com. A static host answers no
// query, so each page leads to a file of its own.
import { catalog } from '../../calc-wasm/js/declared.ts';
import { compareEmbed } from '../arrays/embed.ts';
import { calculatorEmbed, presetEmbed } from '../calculator/embed.ts';
import { isCalculatorEmbed } from '../calculator/embeds.ts';
import { chartEmbed } from '../charts/embed.ts';
import { kindNames } from '../charts/kinds.ts';
import { attributes } from '../common/html.ts';
import { pageLink } from '../common/link.ts';
import { calculatorNamed } from '../common/query.ts';
import { oembedOf, versionsWhere } from '../embed/addresses.ts';
import { COLUMN } from '../embed/height.ts';
import type { Embed } from '../embed/line.ts';
import { words as frame } from '../frame/words.ts';
import { answers, placeOf } from '../questions/answers-build.ts';
import { sizerEmbed } from '../sizer/embed.ts';
import { presetLink, presets } from '../sizer/presets.ts';

/** The size of the pictures of answers. */
const [CARD_WIDTH, CARD_HEIGHT] = [1200, 630];
/** In seconds: answers change with the site. */
const DAY = 86_400;

/** An embed, and the state of it that a question asks for. */
type Asked = Embed & { query?: string };

/** The embed of the page that answers a question; nothing where words alone do. */
function embedOf(url: string, question: string): Asked | undefined {
  const { pathname, search: query } = new URL(url, 'https://site.invalid');
  const preset = presets.find(({ slug }) => presetLink(slug) === pathname);
  if (preset) return { ...sizerEmbed(preset.slug), title: question };
  const [, name] = /^calculators\/([\w-]+)\/$/.exec(pathname.slice(pageLink('/').length)) ?? [];
  if (!name) return undefined;
  const { card, ...embed } = calculatorEmbed(calculatorNamed(name));
  return { ...embed, title: question, query, ...(query === '' && { card }) };
}

/** By the name of the file. */
export const embeds = (): Map<string, Asked> =>
  new Map([
    ...catalog.map((calculator): [string, Asked] => [`calculators/${calculator.name}`, calculatorEmbed(calculator)]),
    ['calculators/compare-arrays', compareEmbed()],
    ...versionsWhere(isCalculatorEmbed).flatMap((version): [string, Asked][] => {
      const embed = presetEmbed(version);
      return embed ? [[oembedOf(version), embed]] : [];
    }),
    ...kindNames.map((kind): [string, Asked] => [`charts/${kind}`, chartEmbed(kind)]),
    ['sizer', sizerEmbed()],
    ...presets.map(({ slug }): [string, Asked] => [`sizer/${slug}`, sizerEmbed(slug)]),
    ...answers().flatMap(({ id, url, question }): [string, Asked][] => {
      const embed = embedOf(url, question);
      return embed ? [[`questions/${placeOf(id)}`, embed]] : [];
    }),
  ]);

/**
 * A frame and nothing around it: WordPress keeps of a page that it does not know no style and no caption, and hides
 * the frame where a quotation stands beside it.
 */
const frameOf = ({ path, query = '', title, usual }: Asked, site: URL): string =>
  `<iframe${attributes({
    src: new URL(path + query, site).href,
    title,
    width: '100%',
    height: String(usual),
    frameborder: '0',
    loading: 'lazy',
    referrerpolicy: 'no-referrer',
  })}></iframe>`;

export const oembed = (embed: Asked, site: URL) => ({
  version: '1.0',
  type: 'rich',
  title: embed.title,
  provider_name: frame.name,
  provider_url: new URL(pageLink('/'), site).href,
  cache_age: DAY,
  html: frameOf(embed, site),
  width: COLUMN,
  height: embed.usual,
  ...(embed.card && {
    thumbnail_url: new URL(embed.card, site).href,
    thumbnail_width: CARD_WIDTH,
    thumbnail_height: CARD_HEIGHT,
  }),
});
