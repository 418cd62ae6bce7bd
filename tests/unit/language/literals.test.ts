// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code is text here
import { describe, expect, it } from 'vitest';
import { literals, replaced } from '../../../site/build/language/literals.ts';
import { pseudo } from '../../../site/build/language/pseudo.ts';

const texts = (code: string, everywhere = true) => literals(code, everywhere).map(({ text }) => text);

describe('the words of a module', () => {
  it('are its texts, without keys, comparisons, arguments, addresses and types', () => {
    const code = `import { list } from '../common/list.ts';
export const words: Record<'a', string> = {
  a: 'One word',
  'b c': cond === 'yes' ? 'Two words' : list(parts, 'and'),
  path: '/data/',
  sign: '≈ 3',
};`;
    expect(texts(code)).toEqual(['One word', 'Two words']);
  });

  it('hold a template as one text, whose expressions keep their own words', () => {
    const code = "const w = (n: number) => `${n} ${n === 1 ? 'row' : 'rows'} shown`;";
    expect(texts(code)).toEqual(['{0} {1} shown', 'row', 'rows']);
  });

  it('are only the messages in code that does other things, too', () => {
    const code = `const rule = {
  id: 'LW1',
  message: 'too large',
  expected: large ? \`at most \${most}\` : 'a value',
};
source.notice('error', 1, 'the file is empty', 'give it');
const done: string[] = [];
done.push('lines end in LF');
run('one two three');`;
    expect(texts(code, false)).toEqual([
      'too large',
      'at most {0}',
      'a value',
      'the file is empty',
      'give it',
      'lines end in LF',
    ]);
  });
});

describe('replaced words', () => {
  const say = (code: string, words: Record<string, string>) => replaced(code, ({ text }) => words[text] ?? text);

  it('may put the expressions in another order', () => {
    expect(say('const w = `${from} to ${to}`;', { '{0} to {1}': '{1} bis `{0}`' })).toBe(
      'const w = `${to} bis \\`${from}\\``;',
    );
  });

  it('keep what would end a literal as text', () =>
    expect(say("const w = 'a quote';", { 'a quote': 'it’s "one"\n' })).toBe('const w = "it’s \\"one\\"\\n";'));

  it('leave signs that are written as escapes as they are', () =>
    expect(replaced("const w = 'less\\u202fthan';", ({ text }) => pseudo(text))).toBe('const w = "ļéššš\u202fţĥåññ";'));
});

describe('the pseudo-language', () => {
  it('accents every letter and adds a third of each word', () =>
    expect(pseudo('Queue depth 32')).toBe('Ǫûéûééé ðéþţĥĥĥ 32'));

  it('leaves the names that a page fills in', () => {
    expect(pseudo('{used} of {0}')).toBe('{used} öƒƒ {0}');
    expect(pseudo('such as `8x18TB`')).toBe('šûçĥĥ åšš `8x18TB`');
  });
});
