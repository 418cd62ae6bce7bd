// The file of terms as it is written: what is wrong with it is said with file and line, all of it at once.

import { z } from 'astro/zod';
import { isMap, isScalar, LineCounter, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';

/** What each language says in its own words. */
const zodObject = z.strictObject({
  /** As it heads its definition. */
  term: z.string().min(1),
  /** Other names, by which search finds it. */
  also: z.array(z.string()).default([]),
  /** A word of everyday speech, which running text does not explain by itself. */
  everyday: z.boolean().default(false),
  /** A sentence or two that stand by themselves. */
  text: z.string().regex(/\.$/, 'a sentence that ends with a full stop'),
  /** Of the quantity that the term names. */
  unit: z.string().optional(),
});

/** What holds in every language: a translation takes it from the English file. */
const termFields = z.strictObject({
  /** A key of content/references.yaml. */
  source: z.string(),
  calculators: z.array(z.string()).default([]),
  articles: z.array(z.string()).default([]),
});

const term = zodObject.extend(termFields.shape);

export type Term = z.infer<typeof term> & { id: string; topic: string };

/** What terms may name. */
export interface Known {
  topics: readonly string[];
  sources: readonly string[];
  calculators: readonly string[];
  articles: readonly string[];
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** A list of sources is too long to read: those that look alike are named. */
const LISTED = 20;

function listed(names: readonly string[], near: string): string {
  if (names.length <= LISTED) return names.join(', ');
  const start = near.slice(0, 3);
  const alike = names.filter((name) => name.startsWith(start));
  return alike.length > 0 ? `… ${alike.join(', ')} …` : names.slice(0, LISTED).join(', ').concat(' …');
}

type Entries = Pair<Node, Node>[];
const entriesOf = (map: unknown): Entries => (isMap(map) ? ((map as YAMLMap).items as Entries) : []);
const keyOf = ({ key }: Pair<Node, Node>): string => (isScalar(key) ? String(key.value) : '');

/**
 * The terms of a file, in its order.
 * @param english The terms that the file translates; without them it is the English one.
 * @throws {Error} That lists what is wrong, a line each: `content/glossary/en.yaml:12: …`.
 */
export function readTerms(file: string, text: string, known: Known, english?: readonly Term[]): Term[] {
  const heldBy = new Map(english?.map((item) => [item.id, item]));
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false });
  const problems: string[] = [];
  const at = (node: Node | null | undefined): number => lines.linePos(node?.range?.[0] ?? 0).line;
  const wrong = (line: number, what: string) => problems.push(`${file}:${line}: ${what}`);
  for (const { message, pos } of document.errors) wrong(lines.linePos(pos[0]).line, message);

  const terms: Term[] = [];
  const lineOf = new Map<string, number>();
  for (const topic of entriesOf(document.contents)) {
    const name = keyOf(topic);
    if (!known.topics.includes(name)) wrong(at(topic.key), `no topic "${name}": there is ${known.topics.join(', ')}`);
    for (const entry of entriesOf(topic.value)) {
      const id = keyOf(entry);
      const line = at(entry.key);
      const before = lineOf.get(id);
      if (before !== undefined) wrong(line, `"${id}" is defined twice: first on line ${before}`);
      lineOf.set(id, line);
      if (!ID.test(id)) wrong(line, `the id "${id}" is not small letters, digits and hyphens`);
      const value: unknown = isMap(entry.value) ? entry.value.toJS(document) : undefined;
      if (english) {
        const own = zodObject.safeParse(value);
        const { source = '', calculators = [], articles = [] } = heldBy.get(id) ?? {};
        if (own.success) terms.push({ source, calculators, articles, ...own.data, id, topic: name });
        else wrong(line, `"${id}": ${z.prettifyError(own.error).replaceAll('\n', ' ')}`);
        continue;
      }
      const parsed = term.safeParse(value);
      if (!parsed.success) {
        wrong(line, `"${id}": ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`);
        continue;
      }
      const named = (field: string, values: readonly string[], there: readonly string[]) => {
        for (const value of values.filter((item) => !there.includes(item))) {
          const node = entriesOf(entry.value).find((pair) => keyOf(pair) === field);
          wrong(at(node?.key), `"${id}": no ${field} "${value}": there is ${listed(there, value)}`);
        }
      };
      const { source, calculators, articles } = parsed.data;
      named('source', [source], known.sources);
      named('calculators', calculators, known.calculators);
      named('articles', articles, known.articles);
      if (calculators.length + articles.length === 0)
        wrong(line, `"${id}" leads nowhere: name one of calculators or articles`);
      terms.push({ ...parsed.data, id, topic: name });
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return terms;
}
