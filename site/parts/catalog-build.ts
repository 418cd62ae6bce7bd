// The catalogue at build time, as the build of the dataset wrote it, with the titles of what it cites.
import { readFileSync } from 'node:fs';
import { query } from '../duckdb/dataset-build.ts';
import { references } from '../sources/references-build.ts';
import type { Catalog, CatalogPart, CitedSource } from './catalog.ts';

const FILE = 'site/public/files/parts.json';

export const catalogParts = (): CatalogPart[] => JSON.parse(readFileSync(FILE, 'utf8'));

/** Sources that stand in a set, by `set/source`. */
async function sourcesOfSets(): Promise<Map<string, CitedSource>> {
  const rows = await query<{ key: string; title: string; url: string | null }>(
    `SELECT set_id || '/' || source_id AS key, title, url FROM sources`,
  );
  return new Map(rows.map(({ key, title, url }) => [key, { title, ...(url && { url }) }]));
}

export async function catalog(): Promise<Catalog> {
  const parts = catalogParts();
  const ofSets = await sourcesOfSets();
  const cited = [...new Set(parts.flatMap(({ sources }) => sources))].sort();
  const sources = cited.map((key): [string, CitedSource] => {
    const source = ofSets.get(key) ?? references[key];
    if (!source) throw new Error(`a part cites "${key}", which is no source`);
    const { title, url } = source;
    return [key, { title, ...(url && { url }) }];
  });
  return { parts, sources: Object.fromEntries(sources) };
}
