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
  facts: unknown;
}

type Reader<Own> = (text: string, own: Own, index: number) => unknown;

export function fixtureText(folder: string, { text = '', fixture = [] }: Pick<Case, 'text' | 'fixture'>): string {
  const files = [fixture].flat().map((name) => readFileSync(join(folder, '../fixtures', name), 'utf8'));
  return files.join('') + text;
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
            const facts = withoutEmpty(read(fixtureText(folder, own), own, index));
            if (process.env.WRITE) document.setIn([reader, index, 'facts'], short(document.createNode(facts)));
            else expect(facts).toEqual(own.facts);
          });
        }
      });
    }
    if (process.env.WRITE) afterAll(() => writeFileSync(join(folder, file), document.toString(STYLE)));
  }
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, withoutEmpty(inner)])
      .filter(([, inner]) => inner !== undefined && !(typeof inner === 'object' && inner && isEmpty(inner))),
  );
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

/** Lists and records stand in one line where they fit. */
function short(node: Node, indent = 6): Node {
  if (!isCollection(node)) return node;
  node.flow = JSON.stringify(node).length + indent <= 110;
  if (!node.flow) for (const item of node.items) short((isPair(item) ? item.value : item) as Node, indent + 2);
  return node;
}
