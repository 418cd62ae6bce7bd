// Turns of phrase that must not come back, in everything that readers see in English.
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { catalog } from '../../../calc-wasm/js/generated/catalog.ts';
import { ticsIn } from '../../../site/build/language/banned-phrases.ts';
import { literals } from '../../../site/build/language/literals.ts';
import { root } from '../../../site/build/tools.mjs';

const files = (pattern: string): string[] => globSync(pattern, { cwd: root }).map((path) => `${root}/${path}`);

const report = (path: string, text: string, line?: number) =>
  ticsIn(text).map(
    (tic) => `${relative(root, path)}:${line ?? tic.line}: “${tic.text}”: write ${tic.instead} (${tic.why})`,
  );

const prose = [
  ...files('content/articles/en/*.mdx'),
  ...files('content/glossary/en.yaml'),
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'].map((name) => `${root}/${name}`),
];

describe('no turn of phrase comes back', () => {
  test('in articles, the glossary and what one reads first', () => {
    expect(prose.length).toBeGreaterThan(40);
    expect(prose.flatMap((path) => report(path, readFileSync(path, 'utf8')))).toEqual([]);
  });

  test('in the words of the pages', () => {
    const modules = files('site/**/*words.ts');
    expect(modules.length).toBeGreaterThan(30);
    const found = modules.flatMap((path) => {
      const code = readFileSync(path, 'utf8');
      return literals(code, true).flatMap(({ text, start }) =>
        report(path, text, code.slice(0, start).split('\n').length),
      );
    });
    expect(found).toEqual([]);
  });

  test('in the calculators', () => {
    expect(report(`${root}/calc-wasm/src`, JSON.stringify(catalog, null, 1))).toEqual([]);
  });
});

describe('a turn of phrase', () => {
  it('is found with its line, what to write and why', () => {
    expect(ticsIn('Good.\nThe drive hangs on the chipset.')).toMatchObject([
      { text: 'hangs on', line: 2, instead: '“is attached to”' },
    ]);
  });

  it('may stand in code and in quotations, and within other words', () => {
    expect(ticsIn('```\nmend\n```\n`mend` and “shall”: recommended, was told')).toEqual([]);
  });
});
