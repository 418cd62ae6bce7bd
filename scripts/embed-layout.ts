// What decides how tall a frame is, as a short hash: the elements of its page with their classes and words, and its
// styles. What a row of data may change is left out: numbers, expected ranges, the choices of lists, and of a chart all
// but its title. So are the names of built files. `npm run embed-heights` keeps the hash beside the heights, and
// tests/pages/embed-heights.test.ts compares it with the built pages.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, hasForm, type Version } from '../site/embed/addresses.ts';

/** A site that was built. */
export interface BuiltSite {
  folder: string;
  /** Its path on its host. */
  base: string;
}

/** A number, with the unit that follows it at a space that does not break. */
const NUMBER = /\d[\d.,\u00a0\u202f]*(?:[\u00a0\u202f]?[\p{L}%]+(?:\/\p{L}+)?)?/gu;

/** Elements whose content comes from the registry, from measurements, or is not drawn. */
const CHANGING = [
  /<(option|script|style)\b[^>]*>.*?<\/\1>/gs,
  /<option\b[^>]*>/g,
  /(?<=<p\b[^>]*class="lw-(?:answer__expected|coverage)"[^>]*>).*?(?=<\/p>)/gs,
  /(?<=<datalist\b[^>]*>).*?(?=<\/datalist>)/gs,
  // The version and the month of the newest measurement.
  /(?<=<small\b[^>]*class="lw-of"[^>]*>).*?(?=<\/small>)/gs,
];

const classOf = (attributes: string): string => /\bclass="([^"]*)"/.exec(attributes)?.[1] ?? '';

/** The elements of a page by name and class, and its words without their numbers. */
function skeleton(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const kept = CHANGING.reduce((text, pattern) => text.replaceAll(pattern, ''), body);
  return kept
    .replaceAll(
      /<([a-z][\w-]*)([^>]*)>/g,
      (_, name, attributes) => `<${name} ${classOf(attributes)}>`,
    )
    .replaceAll(NUMBER, '0');
}

const titleOf = (html: string): string => /<h1\b.*?<\/h1>/s.exec(html)?.[0] ?? '';

/** The styles of a page without the addresses of fonts and pictures. */
function stylesOf(html: string, { folder, base }: BuiltSite): string {
  const paths = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  return paths
    .map(([, path = '']) => readFileSync(join(folder, path.slice(base.length)), 'utf8'))
    .join('\n')
    .replaceAll(/url\([^)]*\)/g, '');
}

const hashed = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length);

/**
 * The hash of the content, a dot, the hash of the styles.
 * @param pages Where the pages of its language begin on their host: `/ru/`.
 */
export function layoutHash(site: BuiltSite, pages: string, version: Version): string {
  const path = `${pages.slice(site.base.length)}embed/${addressOf(version)}/index.html`;
  const html = readFileSync(join(site.folder, path), 'utf8');
  const content = hasForm(version.embed) ? skeleton(html) : titleOf(html);
  return `${hashed(content, 8)}.${hashed(stylesOf(html, site), 4)}`;
}

export const contentOf = (hash: string | undefined): string | undefined => hash?.split('.')[0];
export const stylesIn = (hash: string): string | undefined => hash.split('.')[1];
