// What an author pastes, by where it goes. Whatever a title, a caption or an address holds, it stays text there.
import { attributes, escaped } from '../common/html.ts';
import { hasInputs } from './addresses.ts';
import { type Embed, lineOf, type Shown, type Sized, saidOf } from './line.ts';
import { parameterNames } from './parameters.ts';

export const formats = ['iframe', 'element', 'markdown', 'link'] as const;
export type Format = (typeof formats)[number];

export const isFormat = (value: string): value is Format => formats.some((format) => format === value);

interface Script {
  src: string;
  integrity: string;
}

/** What the formats need besides what the line of a frame says. */
export interface Known extends Shown {
  element: Script;
  /** The folder of the page's language, `ru`; empty of the first one. */
  language: string;
  /** The picture of what is shown, at a whole address; empty where no picture shows that. */
  card: string;
}

const scriptOf = ({ src, integrity }: Script): string =>
  `<script async${attributes({ src, integrity, crossorigin: 'anonymous' })}></script>`;

/** Attributes of the element that are not inputs. */
const RESERVED = new Set(
  ['name', 'v', 'lang', 'base', 'height', 'state', 'title', 'id', 'class', 'style'].concat(
    ['slot', 'part', 'hidden', 'dir', 'role', 'tabindex', 'inert', 'is', 'translate'],
    ['draggable', 'spellcheck', 'itemprop', 'nonce'],
    parameterNames,
  ),
);

/** Whether HTML leaves an attribute of that name to the element. */
const isFree = (name: string): boolean =>
  /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) && !/^(?:aria|data)-|^on/.test(name) && !RESERVED.has(name);

/** The inputs of an address as attributes of the element. What cannot be one, and what has an order, is its `state`. */
export function stateAttributes(
  src: string,
  { name: embed, version }: Pick<Embed, 'name' | 'version'>,
): Record<string, string> {
  const all = new URL(src).searchParams;
  // The element says the version of the model itself.
  if (all.get('v') === String(version)) all.delete('v');
  const given = [...all];
  const asAttribute = ([name]: [string, string]): boolean => hasInputs(embed) && isFree(name);
  const state = new URLSearchParams(given.filter((item) => !asAttribute(item)));
  return { ...Object.fromEntries(given.filter(asAttribute)), ...(state.size > 0 && { state: state.toString() }) };
}

function elementOf(embed: Sized & Pick<Embed, 'name' | 'version'>, known: Known): string {
  const given = attributes({
    name: embed.name,
    v: String(embed.version),
    ...(known.language && { lang: known.language }),
    ...stateAttributes(known.src, embed),
    ...Object.fromEntries(Object.entries(known.chosen).filter(([, value]) => value)),
    title: embed.title,
    height: embed.height,
  });
  const { name, height } = embed;
  // Until its script has come. Where it never comes, the text inside stays, and the room goes.
  const waits = `lw-calculator[name="${name}"]:not(:defined)`;
  const room =
    `<style>@media (scripting:enabled){${waits}{display:flow-root;container-type:inline-size}` +
    `${waits}::before{content:"";float:left;height:${height};animation:lw-late 1ms 8s forwards}}` +
    '@keyframes lw-late{to{height:0}}</style>';
  const fallback = `<a href="${escaped(known.full)}">${escaped(saidOf(embed, known))}</a>`;
  return `${scriptOf(known.element)}\n${room}\n<lw-calculator${given}>${fallback}</lw-calculator>`;
}

/** Text that Markdown shows as it is. */
const inMarkdown = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|!#~&]/g, '\\$&');

/** An address that ends at its own bracket. */
const target = (address: string): string =>
  address.replace(/[()\s<>\\]/g, (one) => `%${one.charCodeAt(0).toString(16).padStart(2, '0')}`);

function markdownOf(embed: Sized, known: Known): string {
  const link = `[${inMarkdown(saidOf(embed, known))}](${target(known.full)})`;
  if (!known.card) return link;
  return `[![${inMarkdown(embed.title)}](${target(known.card)})](${target(known.full)})\n\n${link}`;
}

type Of = (embed: Sized & Pick<Embed, 'name' | 'version'>, known: Known) => string;

const writers: Record<Format, Of> = {
  iframe: lineOf,
  element: elementOf,
  markdown: markdownOf,
  link: (_, { full }) => full,
};

export const snippetOf = (format: Format, embed: Sized & Pick<Embed, 'name' | 'version'>, known: Known): string =>
  writers[format](embed, known);
