// The pages of a built site.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BuiltPage {
  /** Its address below the root of the site. */
  path: string;
  html: string;
}

export function builtPages(folder: string): BuiltPage[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      path: `/${name.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`,
      html: readFileSync(join(folder, name), 'utf8'),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
