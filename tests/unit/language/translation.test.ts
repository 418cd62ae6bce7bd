// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code is text here
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lacks } from '../../../scripts/language/cli.ts';
import { languageOf, PSEUDO, placeOf } from '../../../scripts/language/languages.ts';
import { messages, spokenTool } from '../../../scripts/language/messages.ts';
import { accepted, digest, moved, outdated } from '../../../scripts/language/origins.ts';
import { placePlugin, translationOf } from '../../../scripts/language/plugin.ts';
import { place } from '../../../site/common/place.ts';

const english = messages();

describe('the catalogue of messages', () => {
  it('has every label, help, title and finding under a key of its own', () => {
    expect(english['raid.inputs.level.label']).toBe('Level');
    expect(english['tables.measurements.title']).toBe('Measurements');
    expect(english['check.lw101-encoding.looksFor']).toMatch(/UTF-8/);
    expect(new Set(Object.keys(english)).size).toBe(Object.keys(english).length);
  });

  it('has no entry without a word', () => {
    const empty = Object.entries(english).filter(([, text]) => !/\p{L}/u.test(text));
    expect(empty).toEqual([]);
  });

  it('puts other words into the code of a tool', () => {
    const path = 'datasets/tools/check/rules/lw999-made-up.ts';
    const code = "const found = { message: `${n} cells`, expected: 'a value' };";
    const own: Record<string, string> = {
      'check.lw999-made-up.message': 'Zellen: {0}',
      'check.lw999-made-up.expected': 'ein Wert',
    };
    expect(spokenTool(path, code, (key) => own[key] ?? `no ${key}`)).toBe(
      'const found = { message: `Zellen: ${n}`, expected: "ein Wert" };',
    );
  });
});

describe('a translation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanewise-language-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const source = { 'a.title': 'A title', 'a.help': 'From {low} to {high}', 'a.note': 'A note' };

  it('lacks what is missing, empty, unknown, or fills in other names', () => {
    const own = { 'a.title': ' ', 'a.help': 'Von {low} bis {hoch}', 'b.title': 'Alt' };
    writeFileSync(join(folder, 'messages.json'), JSON.stringify(own));
    expect(
      lacks(source, folder, ['site/sql/words.ts', 'site/explorer/row.words.ts'], 'de'),
    ).toEqual([
      'a.title is missing',
      'a.note is missing',
      'b.title is not asked for any more',
      'a.help does not hold the same {names} as the English',
      'words/sql.ts is missing',
      'words/explorer.row.ts is missing',
    ]);
  });

  it('lacks nothing once every key and file is there, in any order of its names', () => {
    const own = { 'a.title': 'Titel', 'a.help': '{high} ab {low}', 'a.note': 'Notiz' };
    writeFileSync(join(folder, 'messages.json'), JSON.stringify(own));
    mkdirSync(join(folder, 'words'));
    copyFileSync('site/home/words.ts', join(folder, 'words/home.ts'));
    expect(lacks(source, folder, ['site/home/words.ts'], 'de')).toEqual([]);
  });

  it('lacks the words of a file that has others', () => {
    const words = "export const words = { title: 'Titel', columns: { cable: 'Kabel' } };";
    writeFileSync(join(folder, 'words/registry.ts'), words);
    const found = lacks(source, folder, ['site/registry/words.ts'], 'de');
    expect(found).toContain('words/registry.ts: columns.cable is not asked for any more');
    expect(found).toContain('words/registry.ts: answer.rule is missing');
    expect(found).not.toContain('words/registry.ts: title is missing');
  });

  it('is outdated where the English has changed since', () => {
    const own = { 'a.title': 'Titel', 'a.help': '{high} ab {low}', 'a.note': 'Notiz' };
    writeFileSync(join(folder, 'messages.json'), JSON.stringify(own));
    const origins = {
      'a.title': digest('A title'),
      'a.note': digest('An older note'),
      'words/home.ts': digest('Other words'),
    };
    writeFileSync(join(folder, 'origins.json'), JSON.stringify(origins));
    expect(lacks(source, folder, ['site/home/words.ts'], 'de')).toEqual(
      ['a.note', 'words/home.ts'].map(
        (key) => `${key} was translated from another English; once it fits: npm run translated`,
      ),
    );
  });

  it('follows its English to another key, and only there', () => {
    const own = { 'a.1': 'eins', 'a.2': 'zwei', 'a.3': 'drei' };
    const origins = Object.fromEntries(
      Object.entries({ 'a.1': 'one', 'a.2': 'two', 'a.3': 'three' }).map(([key, text]) => [
        key,
        digest(text),
      ]),
    );
    // A sentence came before "two", and "three" was written anew.
    const now = { 'a.1': 'one', 'a.2': 'half', 'a.3': 'two', 'a.4': 'third' };
    const [texts, from] = moved(now, own, origins);
    expect(texts).toEqual({ 'a.1': 'eins', 'a.2': 'zwei', 'a.3': 'zwei' });
    expect(outdated(now, from)).toEqual(['a.2']);
    expect(outdated(now, accepted(now, from, ['a.2']))).toEqual([]);
    expect(outdated(now, accepted(now, from, []))).toEqual(['a.2']);
  });

  it('may have more forms of a word after a number than the English', () => {
    const quantities = readFileSync('site/common/quantity.words.ts', 'utf8');
    const forms = "{ one: 'tor', few: 'tory', many: 'torów', other: 'toru' }";
    const own = quantities
      .replace(/^ +lanes: .*$/m, `lanes: ${forms},`)
      .replace(/^import .*$/m, '');
    expect(own).toContain(forms);
    writeFileSync(
      join(folder, 'words/common.quantity.ts'),
      own.replace(' as Record<string, Forms>', ''),
    );
    const lacking = lacks(source, folder, ['site/common/quantity.words.ts'], 'pl');
    expect(lacking.filter((line) => line.startsWith('words/'))).toEqual([]);
  });

  it('has one file for each file of words', () => {
    const files = globSync('site/*/{words,*.words}.ts').map((file) => translationOf(file));
    expect(files).toContain('words/calculator.ts');
    expect(new Set(files).size).toBe(files.length);
  });
});

describe('where the site stands', () => {
  it.each(['lanewise', '/lanewise', 'https://host/', '//host/', '/a b/'])(
    'is no “%s”: a path has a slash at both ends',
    (base) => {
      expect(() => placeOf(place.language, [place.language], base)).toThrow(/slash at both ends/);
    },
  );

  it('is a folder of its own for every language but English', () => {
    const { root, pages, languages } = placeOf(PSEUDO, [place.language, PSEUDO], '/lanewise/');
    expect({ root, pages }).toEqual({ root: '/lanewise/', pages: '/lanewise/en-XA/' });
    expect(languages.map((one) => one.pages)).toEqual(['/lanewise/', '/lanewise/en-XA/']);
  });

  it('names the languages that there are when asked for another one', () => {
    expect(() => languageOf('xx')).toThrow('no language "xx": there is en, en-XA');
  });
});

describe('modules in the pseudo-language', () => {
  const { load } = placePlugin(placeOf(PSEUDO, [place.language, PSEUDO], '/'));
  const loaded = (path: string) => load(join(process.cwd(), path));

  it('say where the site stands', () => {
    expect(loaded('site/common/place.ts')).toContain('"pages":"/en-XA/"');
  });

  it('hold no English word of a room', () => {
    expect(loaded('site/frame/words.ts')).toContain('Šķîþþ ţöö çöñţéñţţţ');
    expect(loaded('site/frame/words.ts')).not.toContain('Skip');
  });

  it('keep their types, so that code that reads them is checked as before', () => {
    const own = /^export const tables: [^=]+ =/m;
    const code = readFileSync('site/generated/datasets.ts', 'utf8');
    expect(loaded('site/generated/datasets.ts')).toContain(own.exec(code)?.[0]);
  });

  it('are left alone where they hold no words', () => {
    expect(loaded('site/common/format.ts')).toBeUndefined();
    expect(loaded('datasets/tools/check/examples.ts')).toBeUndefined();
    expect(loaded('datasets/tools/diagnose/examples/arrays.ts')).toBeUndefined();
  });
});
