/** The list of resources in datapackage.json: every table of the folder once, in one order. */

import { parsePackage } from '../tables/package.ts';
import type { PackageFile } from '../tables/rule.ts';
import { BROUGHT } from '../tables/shared-rows.ts';
import type { Reformed } from './bytes.ts';

/** From what is referred to, to what refers. */
const ORDER = [...BROUGHT, 'sources', 'targets', 'runs', 'results', 'series', 'percentiles', 'claims'];

const resourceOf = (name: string) => ({
  $schema: 'https://datapackage.org/profiles/2.0/dataresource.json',
  name,
  type: 'table',
  path: `${name}.csv`,
  format: 'csv',
  mediatype: 'text/csv',
  encoding: 'utf-8',
  schema: `../../schema/${name}.json`,
});

/** The package with the tables that it does not list yet; nothing where it lists all, or cannot be read. */
export function listResources(file: PackageFile): Reformed | undefined {
  const { content } = parsePackage(file);
  const listed: unknown = content?.resources ?? [];
  if (!content || !Array.isArray(listed)) return undefined;
  const paths = listed.map((resource: unknown) => (resource as { path?: unknown } | null)?.path);
  const missing = file.tableNames.filter(
    (name) => file.csvFiles.includes(`${name}.csv`) && !paths.includes(`${name}.csv`),
  );
  if (missing.length === 0) return undefined;
  const resources = [...listed, ...missing.map(resourceOf)].sort((a, b) => rank(a) - rank(b));
  return {
    bytes: new TextEncoder().encode(written({ ...content, resources })),
    done: [`listed ${missing.map((name) => `${name}.csv`).join(', ')}`],
  };
}

/** The text of the package without these tables; nothing where it cannot be read. */
export function unlistResources(file: PackageFile, names: readonly string[]): string | undefined {
  const { content } = parsePackage(file);
  if (!content || !Array.isArray(content.resources)) return undefined;
  const isGone = (path: unknown) => names.some((name) => path === `${name}.csv`);
  const resources = content.resources.filter((resource) => !isGone(resource?.path));
  return written({ ...content, resources });
}

const written = (content: object): string => `${oneLineLists(JSON.stringify(content, null, 2))}\n`;

function rank(resource: unknown): number {
  const name = (resource as { name?: unknown } | null)?.name;
  const at = ORDER.indexOf(String(name));
  return at < 0 ? ORDER.length : at;
}

/** Lists of single words on one line, as people write them. */
const oneLineLists = (json: string): string => json.replace(/\[\s+("[^"\\]{0,60}")\s+\]/g, '[$1]');
