// Which pages belong together: a calculator, the parts and computers whose links it computes, the chains that such a
// link limits, the articles that it computes numbers for; articles, and those to read next. Each way follows from the data and is walked
// from both of its ends.
import { refused } from '../../calc-wasm/js/calc.ts';
import type { ChainPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { catalog } from '../../calc-wasm/js/declared.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { type LinkKind, linkKinds, links, type Place } from '../../calc-wasm/js/generated/chain.ts';
import { LINKS } from '../../datasets/tools/text/links.ts';
import type { Article } from '../articles/articles-build.ts';
import { pageLink } from '../common/link.ts';
import { inEnglish, type Marks } from '../common/mark.ts';
import { once } from '../common/once.ts';
import { query } from '../duckdb/dataset-build.ts';
import {
  chipsetPage,
  chipsets,
  controllerPage,
  controllers,
  downstream,
  hostLink,
  uplink,
} from '../registry/parts-build.ts';
import { presetLink, presets } from '../sizer/presets.ts';
import { words } from './words.ts';

export type Kind = keyof typeof words.kinds;

export interface Related {
  kind: Kind;
  href: string;
  text: string;
  /** What the text is, where it is not of the page's language. */
  marks?: Marks;
}

type Way = readonly [Related, Related];

const calculatorPage = (name: string): Related[] =>
  catalog
    .filter((calculator) => calculator.name === name)
    .map(({ title }) => ({ kind: 'calculators', href: pageLink(`/calculators/${name}/`), text: title }));

/** A part with the names by which a chain may call it, and the calculators of its links. */
interface Part {
  page: Related;
  names: string[];
  calculators: (CalculatorName | undefined)[];
}

async function parts(): Promise<Part[]> {
  const chips = (await controllers()).map((row): Part => {
    const links = [hostLink(row), downstream(row)];
    return {
      page: { kind: 'controllers', ...controllerPage(row) },
      names: [row.model],
      calculators: links.map(({ calculator }) => calculator),
    };
  });
  const uplinks = (await chipsets()).map(
    async (row): Promise<Part> => ({
      page: { kind: 'chipsets', ...chipsetPage(row) },
      names: row.chipset.split(', '),
      calculators: [(await uplink(row))?.calculator],
    }),
  );
  return Promise.all([...chips, ...uplinks]);
}

/** Computers, and the kinds of links that were measured in them. */
async function platforms(): Promise<Way[]> {
  const measured = await query<{ platform_id: string; platform_name: string; link_kind: string }>(
    `SELECT DISTINCT platform_id, platform_name, link_kind FROM measurements
     WHERE platform_id IS NOT NULL ORDER BY platform_name, link_kind`,
  );
  return measured.flatMap(({ platform_id, platform_name, link_kind }) => {
    const href = pageLink(`/data/platforms/${platform_id}/`);
    const page: Related = { kind: 'platforms', href, text: platform_name, marks: inEnglish };
    return calculatorPage(LINKS[link_kind]?.calculator ?? '').map((calculator): Way => [calculator, page]);
  });
}

/** The calculator of the link that limits a chain; nothing where no link does. */
function limitingLink(answer: SizerAnswer): string | undefined {
  const [limit] = answer.limits;
  const part = answer.inputs.chain.parts.find(({ id }) => id === limit?.part);
  const link = answer.parts.find(({ id }) => id === limit?.part)?.link;
  return limit && part && calculatorOf(limit.place, part, link);
}

function calculatorOf(place: Place, { kind }: ChainPart, link = ''): string | undefined {
  if (['sends', 'receives', 'protocol', 'streams', 'waiting'].includes(place)) return 'ethernet';
  if (place !== 'link_up' && place !== 'link_down') return undefined;
  return kind === 'chipset' ? 'dmi' : kindOf(link);
}

/** Links are written with their kind, "pcie 3.0 x4", or with a generation that tells it: "SAS-2 x4", "Thunderbolt 3". */
const kindOf = (link: string): LinkKind | undefined =>
  linkKinds.find((kind) => [kind, ...links[kind].generations].some((name) => `${link} `.startsWith(`${name} `)));

/** Chains, the calculator of the link that limits each, and the parts that they name. */
const chains = (all: readonly Part[]): Way[] =>
  presets.flatMap(({ slug, question, setting }) => {
    const answer = size(setting);
    if (refused(answer)) throw new Error(`${slug}: ${JSON.stringify(answer.error)}`);
    const chain: Related = { kind: 'chains', href: presetLink(slug), text: question };
    const named = setting.chain.parts.flatMap(({ name }) => name ?? []);
    const own = all.filter(({ names }) => names.some((name) => named.includes(name)));
    return [...calculatorPage(limitingLink(answer) ?? ''), ...own.map(({ page }) => page)].map(
      (page): Way => [page, chain],
    );
  });

const articlePage = ({ path, marks, entry }: Article): Related => ({
  kind: 'articles',
  href: path,
  text: entry.data.title,
  marks,
});

/** Calculators that an article shows, or takes numbers from: `<Answer of="raid"`, `<Calculator name="raid"`. */
const SHOWN = /<(?:Answer\s[^>]*?\bof|Calculator\s[^>]*?\bname)="([a-z-]+)"/g;

/** Articles, those to read next, and the calculators of their numbers. */
const reading = (all: readonly Article[]): Way[] =>
  all.flatMap((article) => {
    const page = articlePage(article);
    const shown = [...(article.entry.body ?? '').matchAll(SHOWN)].map(([, name = '']) => name);
    return [
      ...all.filter(({ slug }) => article.related.includes(slug)).map(articlePage),
      ...new Set(shown).values().flatMap(calculatorPage),
    ].map((other): Way => [page, other]);
  });

const ways = once(async (): Promise<Way[]> => {
  const all = await parts();
  const links = all.flatMap(({ page, calculators }) =>
    calculators.flatMap((name) => calculatorPage(name ?? '')).map((calculator): Way => [calculator, page]),
  );
  return [...links, ...chains(all), ...(await platforms())];
});

/** What each address leads to, kept for a list of articles: a thousand pages ask of the same one. */
const leading = new WeakMap<readonly Article[], Promise<Map<string, Related[]>>>();

async function leads(articles: readonly Article[]): Promise<Map<string, Related[]>> {
  const ends = [...(await ways()), ...reading(articles)].flatMap(([one, other]) => [
    { from: one.href, to: other },
    { from: other.href, to: one },
  ]);
  return new Map(
    [...Map.groupBy(ends, ({ from }) => from)].map(([href, found]) => [
      href,
      [...new Map(found.map(({ to }) => [to.href, to])).values()],
    ]),
  );
}

const NONE: readonly Article[] = [];

/** What belongs to the page at this address, by kind, each once; with these articles. */
export async function relatedTo(href: string, articles = NONE): Promise<{ kind: Kind; pages: Related[] }[]> {
  const known = leading.get(articles) ?? leads(articles);
  leading.set(articles, known);
  const each = (await known).get(href) ?? [];
  return (Object.keys(words.kinds) as Kind[])
    .map((kind) => ({ kind, pages: each.filter((page) => page.kind === kind) }))
    .filter(({ pages }) => pages.length > 0);
}
