/**
 * Texts and what is read of them, as files: each file of a folder lists cases by the function that reads them. What is
 * empty is left out of the facts. `WRITE=1 npx vitest run -c tests/vitest.config.ts <test>` writes what is read today, and
 * `biome check --write` lays it out.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isCollection, isPair, type Node, parseDocument } from 'yaml';

const STYLE = { lineWidth: 120, flowCollectionPadding: true };

export interface Case {
  /** What the case shows; several things where one text shows them. */
  name: string | string[];
  text?: string;
  /** Files that follow each other in `fixtures` beside the folder, instead of a text. */
  fixture?: string | string[];
  /** What of the fixture reads otherwise: each text is replaced where it first stands. */
  with?: Record<string, string>;
  facts?: unknown;
  /** Instead of all facts those that differ from the facts of the fixture, by the names that lead there; none is null. */
  differs?: Record<string, unknown>;
}

type Reader<Own> = (text: string, own: Own, index: number) => unknown;

export type Source = Pick<Case, 'text' | 'fixture' | 'with'>;

export function textOf(folder: string, { text = '', fixture = [], with: replaced = {} }: Source): string {
  const files = [fixture].flat().map((name) => readFileSync(join(folder, '../fixtures', name), 'utf8'));
  return Object.entries(replaced).reduce((whole, [old, other]) => {
    expect(whole).toContain(old);
    return whole.replace(old, () => other);
  }, files.join('') + text);
}

/** A test for each case of a folder. @param readerOf The function that a file names, by the names of both. */
export function testFactsFiles<Own extends Case>(
  folder: string,
  readerOf: (file: string, name: string) => Promise<Reader<Own>>,
): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
    const document = parseDocument(readFileSync(join(folder, file), 'utf8'));
    for (const [reader, cases] of Object.entries<Own[]>(document.toJS())) {
      describe(reader, () => {
        for (const [index, own] of cases.entries()) {
          test([own.name].flat().join('; '), async () => {
            const read = await readerOf(basename(file, '.yaml'), reader);
            const factsOf = (source: Source) => withoutEmpty(read(textOf(folder, source), own, index));
            const member = own.differs ? 'differs' : 'facts';
            const facts = own.differs ? differences(factsOf({ ...own, with: {} }), factsOf(own)) : factsOf(own);
            if (process.env.WRITE) document.setIn([reader, index, member], short(document.createNode(facts)));
            else expect(facts).toEqual(own[member]);
          });
        }
      });
    }
    if (process.env.WRITE) afterAll(() => writeFileSync(join(folder, file), document.toString(STYLE)));
  }
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, withoutEmpty(inner)])
      .filter(([, inner]) => inner !== undefined && !(isRecord(inner) && isEmpty(inner))),
  );
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

function differences(before: unknown, after: unknown, path: readonly string[] = []): Record<string, unknown> {
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return Object.assign({}, ...[...names].map((name) => differences(before[name], after[name], [...path, name])));
  }
  return Object.is(before, after) ? {} : { [path.join('.')]: after ?? null };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Lists and records stand in one line where they fit. */
function short(node: Node, indent = 6): Node {
  if (!isCollection(node)) return node;
  node.flow = JSON.stringify(node).length + indent <= 110;
  if (!node.flow) for (const item of node.items) short((isPair(item) ? item.value : item) as Node, indent + 2);
  return node;
}
