// The built site as files: what can be said of pages without a browser is said of all of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const DIST = join(import.meta.dirname, '../../dist');

export interface BuiltPage {
  /** Its address below the root of the site. */
  path: string;
  html: string;
}

/** Every page, in the order of addresses. Fails where nothing is built. */
export function builtPages(folder = DIST): BuiltPage[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      path: `/${name.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`,
      html: readFileSync(join(folder, name), 'utf8'),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
