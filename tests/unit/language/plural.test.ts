// Words after a number in what the data tools say, in a language with more forms than English: the pseudo-language has
// those of Russian, each that English lacks marked by its name.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formsOf, plural } from '../../../datasets/tools/language/plural.ts';
import { PSEUDO } from '../../../site/build/language/languages.ts';
import { messages } from '../../../site/build/language/messages.ts';
import { pseudo } from '../../../site/build/language/pseudo.ts';
import { reportOn } from '../../../site/build/language/report.ts';
import { speaking } from './speaking.ts';

/** The site's modules as they are in the pseudo-language. */
const server = await speaking(PSEUDO);
afterAll(() => server.close());

const spoken = <Module>(path: string): Promise<Module> =>
  server.ssrLoadModule(join(process.cwd(), path)) as Promise<Module>;

describe('a message with forms', () => {
  it('takes the one of its number, and the rest where there is no other', () => {
    expect([1, 2].map((count) => plural(count, 'one {# row} other {# rows}'))).toEqual(['1 row', '2 rows']);
    expect(plural(1, 'other {# more}')).toBe('1 more');
    expect(formsOf('a row {0}')).toBeUndefined();
    expect(formsOf('')).toBeUndefined();
  });

  it('names what a paste says as it is, whatever signs stand in it', () => {
    const message = 'one {# drive shares {hub}} other {# drives share {hub}}';
    expect(plural(2, message, { hub: '# {hub} } other {x}' })).toBe('2 drives share # {hub} } other {x}');
    expect([...(formsOf(message) ?? [])].map(([name]) => name)).toEqual(['one', 'other']);
  });

  it('has all forms of the language', async () => {
    const { levelText } = await spoken<typeof import('../../../datasets/tools/check/count.ts')>(
      'datasets/tools/check/count.ts',
    );
    const { formatReport } = await spoken<typeof import('../../../datasets/tools/check/report.ts')>(
      'datasets/tools/check/report.ts',
    );
    const [few, many] = ['few', 'many'].map(pseudo);
    expect([1, 2, 5, 21].map((count) => levelText(count, 'error'))).toEqual([
      `1 ${pseudo('error')}`,
      `2 ${pseudo('errors')} ${few}`,
      `5 ${pseudo('errors')} ${many}`,
      `21 ${pseudo('error')}`,
    ]);
    const text = formatReport({ folders: 1, rows: { a: 4 }, exceptions: 7, findings: [] });
    expect(text).toContain(`1 ${pseudo('folder')}, 4 ${pseudo('rows')} ${few}, 7 ${pseudo('exceptions')} ${many}: `);
    const { formatChanges } =
      await spoken<typeof import('../../../datasets/tools/fix/words.ts')>('datasets/tools/fix/words.ts');
    const change = (file: string) => ({ file, done: [], cells: [] });
    expect(formatChanges(['a', 'b', 'c'].map(change))).toContain(`3 ${pseudo('files')} ${few}`);
  });
});

describe('a translation', () => {
  const forms = 'one {# row} other {# rows}';
  const key = Object.entries(messages()).find(([, text]) => text === forms)?.[0] ?? '';
  const english = { [key]: forms };
  const folder = mkdtempSync(join(tmpdir(), 'lanewise-plural-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const lackedBy = (own: string) => {
    writeFileSync(join(folder, 'messages.json'), JSON.stringify({ [forms]: own }));
    return reportOn(english, folder, [], 'ru').faults;
  };

  it('lacks the forms that its language tells apart', () => {
    expect(key).toMatch(/^check\.report\./);
    expect(lackedBy('one {# строка} few {# строки} other {# строки}')).toEqual([
      expect.stringContaining(`lacks the form many; write each as in ${forms}`),
    ]);
    expect(lackedBy('строки')).toEqual([expect.stringContaining('lacks the form one, few, many')]);
    expect(lackedBy('one {# строка} few {# строки} many {# строк} other {# строки}')).toEqual([]);
  });
});
