// What cites each source of content/references.yaml: articles, calculators, terms, findings, parts, tables and sets.
import { catalog } from '../../calc-wasm/js/declared.ts';
import { pageLink } from '../common/link.ts';
import { inEnglish, type Marks } from '../common/mark.ts';
import { rules } from '../diagnosis/rules/catalog.ts';
import { query } from '../duckdb/dataset-build.ts';
import { tables } from '../generated/datasets.ts';
import { marksOf, termLink, terms } from '../glossary/glossary-build.ts';
import { chipsetPage, chipsets, controllerPage, controllers, sourcesOf } from '../registry/parts-build.ts';
import { sets } from '../sets/sets-build.ts';
import type { words } from './words.ts';

export type Citing = keyof typeof words.citing;

export interface Citation {
  kind: Citing;
  href: string;
  text: string;
  marks?: Marks;
}

/** A citation with the key of what it cites. */
type Cited = [key: string, by: Citation];

const ofCalculators = (): Cited[] =>
  catalog.flatMap(({ name, title, sources }) =>
    sources.map((key): Cited => [key, { kind: 'calculators', href: pageLink(`/calculators/${name}/`), text: title }]),
  );

/** An article, as far as it cites. */
interface CitingArticle {
  path: string;
  marks: Marks;
  entry: { data: { title: string; sources: string[] } };
}

const ofArticles = (articles: readonly CitingArticle[]): Cited[] =>
  articles.flatMap(({ path, marks, entry: { data } }) =>
    data.sources.map((key): Cited => [key, { kind: 'articles', href: path, text: data.title, marks }]),
  );

const ofGlossary = (): Cited[] =>
  terms.map((term) => [term.source, { kind: 'terms', href: termLink(term.id), text: term.term, marks: marksOf(term) }]);

const ofFindings = (): Cited[] =>
  rules.flatMap(({ id, looksFor, sources }) =>
    sources.map((key): Cited => {
      const text = `${id}: ${looksFor.replace(/\.$/, '')}`;
      return [key, { kind: 'findings', href: pageLink(`/diagnose/findings/${id.toLowerCase()}/`), text }];
    }),
  );

/** Sets of measurements: a source of a set's own list, where its key is one of the site's, too. */
const ofSets = async (): Promise<Cited[]> => {
  const titles = new Map((await sets()).map(({ id, title }) => [id, title]));
  const rows = await query<{ source_id: string; set_id: string }>(
    'SELECT DISTINCT source_id, set_id FROM sources ORDER BY set_id, source_id',
  );
  return rows.map(({ source_id, set_id }) => [
    source_id,
    { kind: 'sets', href: pageLink(`/data/sets/${set_id}/`), text: titles.get(set_id) ?? set_id, marks: inEnglish },
  ]);
};

/** Rows with an address of their own, in the tables whose parts have one. */
const ofParts = async (): Promise<Cited[]> =>
  [
    ...(await controllers()).map((row) => ({ row, page: controllerPage(row) })),
    ...(await chipsets()).map((row) => ({ row, page: chipsetPage(row) })),
  ].flatMap(({ row, page }) => sourcesOf(row).map((key): Cited => [key, { kind: 'parts', ...page }]));

const WITH_PAGES = new Set(['controllers', 'chipset-uplinks']);

/** The other tables whose rows cite: each leads to what its columns mean. */
const ofTables = async (): Promise<Cited[]> => {
  const citing = Object.values(tables).filter(
    ({ name, kind, columns }) =>
      kind === 'registry' && !WITH_PAGES.has(name) && columns.some((column) => column.name === 'sources'),
  );
  const citations = await Promise.all(
    citing.map(async ({ name, title, sqlName }) => {
      const rows = await query<{ sources: string }>(
        `SELECT DISTINCT sources FROM ${sqlName} WHERE sources IS NOT NULL`,
      );
      const keys = new Set(rows.flatMap((row) => sourcesOf(row)));
      const by: Citation = { kind: 'tables', href: pageLink(`/data/columns/#${name}`), text: title };
      return [...keys].map((key): Cited => [key, by]);
    }),
  );
  return citations.flat();
};

/** What cites each source, by its key, in the order in which a page lists kinds. */
export async function citations(articles: readonly CitingArticle[]): Promise<Map<string, Citation[]>> {
  const all = [
    ...ofArticles(articles),
    ...ofCalculators(),
    ...ofGlossary(),
    ...ofFindings(),
    ...(await ofParts()),
    ...(await ofTables()),
    ...(await ofSets()),
  ];
  const byKey = Map.groupBy(all, ([key]) => key);
  return new Map([...byKey].map(([key, cited]) => [key, cited.map(([, by]) => by)]));
}
