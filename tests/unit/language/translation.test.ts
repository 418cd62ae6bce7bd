// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code is text here
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { languageOf, PSEUDO, placeOf } from '../../../site/build/language/languages.ts';
import { messages, spokenTool } from '../../../site/build/language/messages.ts';
import { accepted, digest, outdated } from '../../../site/build/language/origins.ts';
import { placePlugin, translationOf, wordFiles } from '../../../site/build/language/plugin.ts';
import { pseudo } from '../../../site/build/language/pseudo.ts';
import { reportOn } from '../../../site/build/language/report.ts';
import { translationFor } from '../../../site/build/language/translation.ts';
import { place } from '../../../site/common/place.ts';

const english = messages();

describe('the catalogue of messages', () => {
  it('has every label, help, title and finding under a key of its own', () => {
    expect(english['raid.inputs.level.label']).toBe('Level');
    expect(english['chain.count.label']).toBe('Count');
    expect(english['chain.help.slot']).toMatch(/full link/);
    expect(english['tables.measurements.title']).toBe('Measurements');
    expect(english['check.lw101-encoding.looksFor']).toMatch(/UTF-8/);
    expect(new Set(Object.keys(english)).size).toBe(Object.keys(english).length);
  });

  it('has no entry without a word', () =>
    expect(Object.entries(english).filter(([, text]) => !/\p{L}/u.test(text))).toEqual([]));

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
  const source = { 'a.title': 'A title', 'a.help': 'From {low} to {high}', 'b.note': 'A note' };
  const write = (own: object) => writeFileSync(join(folder, 'messages.json'), JSON.stringify(own, null, 2));
  const report = (files: string[] = []) => reportOn(source, folder, files, 'de');

  it('lacks what it does not say, or says with nothing, and keeps what English dropped', () => {
    write({ 'A title': ' ', 'From {low} to {high}': 'Von {low} bis {high}', 'Once said': 'Alt' });
    expect(report(['site/sql/words.ts'])).toEqual({
      faults: [],
      missing: ['a.title: A title', 'b.note: A note', 'words/sql.ts, all of it'],
      outdated: [],
      unused: ['messages.json: Once said'],
    });
  });

  it('is wrong where it fills in other names, has other markup, or is no JSON: with its line', () => {
    write({ 'A title': '<b>Titel', 'From {low} to {high}': 'Von {low} bis {hoch}' });
    expect(report().faults).toEqual([
      expect.stringMatching(/messages\.json:2: “<b>Titel” has the markup <b>; write none$/),
      expect.stringMatching(/messages\.json:3: .* says \{hoch\},\{low\}; say \{high\},\{low\}/),
    ]);
    writeFileSync(join(folder, 'messages.json'), '{ "A title": }');
    expect(report().faults).toEqual([expect.stringMatching(/messages\.json: SyntaxError/)]);
  });

  it('says a text by where it stands, and otherwise as everywhere', () => {
    const own = { Title: { '': 'Titel', 'a.b': 'Name' }, Note: 'Notiz', Empty: ' ' };
    expect(translationFor(own, 'a.b.title', 'Title')).toBe('Name');
    expect(translationFor(own, 'a.bc.title', 'Title')).toBe('Titel');
    expect(translationFor(own, 'anywhere', 'Note')).toBe('Notiz');
    expect(translationFor(own, 'anywhere', 'Empty')).toBeUndefined();
    expect(translationFor(own, 'anywhere', 'constructor')).toBeUndefined();
  });

  it('names a place in an entry that no text stands at', () => {
    write({ 'A title': { '': 'Titel', 'a.title': 'Name', 'a.titel': 'Nie' } });
    expect(report().unused).toEqual(['messages.json: A title, at a.titel']);
  });

  it('lacks the words of a file that has others', () => {
    write({});
    mkdirSync(join(folder, 'words'));
    const words = "export const words = { title: 'Titel', columns: { cable: 'Kabel' } };";
    writeFileSync(join(folder, 'words/registry.ts'), words);
    const { missing, unused, faults } = report(['site/registry/words.ts']);
    expect(unused).toEqual(['words/registry.ts: columns.cable']);
    expect(missing).toContain('words/registry.ts: answer.rule');
    expect(missing).not.toContain('words/registry.ts: title');
    expect(faults).toEqual([]);
  });

  it('is wrong where its words cannot be read, and names the file', () => {
    writeFileSync(join(folder, 'words/sql.ts'), 'export const words = { title: nothing };');
    expect(report(['site/sql/words.ts']).faults).toEqual([
      expect.stringMatching(/words\/sql\.ts: ReferenceError: nothing is not defined/),
    ]);
  });

  it('is outdated where the English of a file of words has changed since', () => {
    copyFileSync('site/home/words.ts', join(folder, 'words/home.ts'));
    writeFileSync(join(folder, 'origins.json'), JSON.stringify({ 'words/home.ts': digest('Other words') }));
    expect(report(['site/home/words.ts']).outdated).toEqual(['words/home.ts']);
    const now = { 'words/home.ts': 'New words' };
    expect(outdated(now, accepted(now, { 'words/home.ts': 'x' }, ['words/home.ts']))).toEqual([]);
    expect(outdated(now, accepted(now, { 'words/home.ts': 'x' }, []))).toEqual(['words/home.ts']);
  });

  it('may have more forms of a word after a number than the English', () => {
    const quantities = readFileSync('site/common/quantity.words.ts', 'utf8');
    const forms = "{ one: 'tor', few: 'tory', many: 'torów', other: 'toru' }";
    const own = quantities.replace(/^ +lanes: .*$/m, `lanes: ${forms},`).replace(/^import .*$/m, '');
    expect(own).toContain(forms);
    writeFileSync(join(folder, 'words/common.quantity.ts'), own.replace(' as Record<string, Forms>', ''));
    const { missing, unused } = reportOn(source, folder, ['site/common/quantity.words.ts'], 'pl');
    expect([...missing, ...unused].filter((line) => line.startsWith('words/'))).toEqual([]);
  });

  it('has one file for each file of words', () => {
    const files = wordFiles().map(translationOf);
    expect(files).toContain('words/calculator.ts');
    expect(files).toContain('words/ask.ts');
    expect(new Set(files).size).toBe(files.length);
  });
});

describe('where the site stands', () => {
  it.each(['lanewise', '/lanewise', 'https://host/', '//host/', '/a b/'])(
    'is no “%s”: a path has a slash at both ends',
    (base) => expect(() => placeOf(place.language, [place.language], base)).toThrow(/slash at both ends/),
  );

  it('is a folder of its own for every language but English', () => {
    const { root, pages, languages } = placeOf(PSEUDO, [place.language, PSEUDO], '/lanewise/');
    expect({ root, pages }).toEqual({ root: '/lanewise/', pages: '/lanewise/en-XA/' });
    expect(languages.map((language) => language.pages)).toEqual(['/lanewise/', '/lanewise/en-XA/']);
  });

  it('names the languages that there are when asked for another one', () =>
    expect(() => languageOf('xx')).toThrow('no language "xx": there is en, en-XA'));
});

describe('modules in the pseudo-language', () => {
  const { load } = placePlugin(placeOf(PSEUDO, [place.language, PSEUDO], '/'));
  const loaded = (path: string) => load.call(undefined, join(process.cwd(), path));

  it('say where the site stands', () => expect(loaded('site/common/place.ts')).toContain('"pages":"/en-XA/"'));

  it('hold no English word of a room', () => {
    expect(loaded('site/frame/words.ts')).toContain('Šķîþþ ţöö çöñţéñţţţ');
    expect(loaded('site/frame/words.ts')).not.toContain('Skip');
  });

  it('describe the tables in other words and under the same names', () => {
    const described = JSON.parse(loaded('site/generated/tables.json') ?? '');
    expect(described.boards.columns[0]).toMatchObject({ name: 'board_id', title: pseudo('Board') });
  });

  it('are left alone where they hold no words', () => {
    expect(loaded('site/common/format.ts')).toBeUndefined();
    expect(loaded('datasets/tools/check/examples.ts')).toBeUndefined();
    expect(loaded('site/diagnosis/examples/examples.ts')).toBeUndefined();
  });
});
