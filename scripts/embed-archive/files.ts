// What a host needs to serve the calculators of embeds itself: pages, and whatever they load. Pages lead to what lies
// beside them by relative addresses, so that any path will do, and to whole pages of the site by its own.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isCalculatorEmbed, isValueEmbed } from '../../site/calculator/embeds.ts';
import { addressOf, versionsWhere } from '../../site/embed/addresses.ts';

/** A built site. */
export interface Built {
  folder: string;
  /** Its path on its host. */
  base: string;
  /** Of its host: `https://lanewise.example`. */
  host: string;
}

/** By their paths below the archive's folder. */
export type Files = Map<string, Uint8Array>;

/** Questions of calculators are calculators with inputs; charts and chains need the data of the whole site. */
const isTaken = (embed: string): boolean =>
  isValueEmbed(embed) || (isCalculatorEmbed(embed) && !embed.includes('/'));

const ASSETS = '_astro/';

/** Other people's pages load these by the addresses that lines to paste have. */
const SCRIPTS = ['embed/element/v1.js', 'embed/loader/v1.js'];

/** Attributes that hold an address. */
const ADDRESS = /(\s(?:href|src|data-full|data-newer|data-warnings)=")([^"]*)"/g;
/** The page of its calculator, to which one number leads: a member of an attribute that holds JSON. */
const FULL = /(&quot;full&quot;:&quot;)([^&]*)(?=&quot;)/g;

/** A page of the site as one of the archive, and the files that it loads. */
export function selfHosted(
  html: string,
  page: string,
  { base, host }: Pick<Built, 'base' | 'host'>,
  isKept: (path: string) => boolean,
): { html: string; loads: string[] } {
  const loads: string[] = [];
  const moved = (address: string): string => {
    if (!address.startsWith(base)) return address;
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address.slice(base.length)) ?? [];
    if (!isKept(path)) return host + address;
    if (!path.endsWith('/')) loads.push(path);
    return `${relative(page, path) || '.'}${path.endsWith('/') ? '/' : ''}${rest}`;
  };
  const written = html
    .replace(ADDRESS, (_, before: string, address: string) => `${before}${moved(address)}"`)
    .replace(FULL, (_, before: string, address: string) => before + moved(address));
  return { html: written, loads };
}

/** What a script or a style names of its own folder. */
const named = (text: string): string[] =>
  [...text.matchAll(/[\w.-]+\.(?:js|css|wasm|woff2)\b/g)].map(([name]) => ASSETS + name);

/** All that the archive holds of a built site. */
export function filesOf(built: Built): Files {
  const { folder } = built;
  const pages = versionsWhere(isTaken).map((version) => `embed/${addressOf(version)}/`);
  const isKept = (path: string): boolean =>
    pages.includes(path) || path.startsWith(ASSETS) || path === 'favicon.svg';
  const files: Files = new Map();
  const load = (path: string): void => {
    if (files.has(path) || !existsSync(join(folder, path))) return;
    const bytes = readFileSync(join(folder, path));
    files.set(path, bytes);
    if (/\.(?:js|css)$/.test(path)) for (const name of named(bytes.toString())) load(name);
  };
  for (const script of SCRIPTS) files.set(script, readFileSync(join(folder, script)));
  for (const page of pages) {
    const served = readFileSync(join(folder, page, 'index.html'), 'utf8');
    const { html, loads } = selfHosted(served, page, built, isKept);
    files.set(`${page}index.html`, Buffer.from(html));
    for (const path of loads) load(path);
  }
  return files;
}
