// Builds the site in another language or below another path: modules that hold words, and the one that says where the
// site stands, are replaced while Vite loads them. Code knows nothing of it, and a page carries one language only.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { marked } from '../../common/in-english.ts';
import { place as home, type Language, type Place } from '../../common/place.ts';
import { unbroken } from '../../common/unbroken.ts';
import { root } from '../tools.mjs';
import { PSEUDO, TRANSLATIONS } from './languages.ts';
import { hasWords, replaced } from './literals.ts';
import {
  isTool,
  type Say,
  spokenCatalog,
  spokenColumns,
  spokenFrozen,
  spokenMemberHelp,
  spokenMembers,
  spokenRules,
  spokenTables,
  spokenTool,
} from './messages.ts';
import { pseudo } from './pseudo.ts';
import { signsOf } from './signs.ts';
import { readTranslation, translationFor } from './translation.ts';
import { wordsIn } from './words-in.ts';

/** What Vite tells of a module that it loads. */
interface Loading {
  environment?: { name: string };
}

/** As Vite's, as far as it is used: Astro brings its own version. */
interface Plugin {
  name: string;
  enforce: 'pre';
  load(this: Loading | undefined, id: string): string | undefined;
}

/** The numbers of a line of a formula that has no words, as the language writes them: "× 0.85" is "× 0,85". */
const inFigures = (line: string, locale: string): string =>
  line.replace(/(?<![\w.,{])(?:\d{1,3}(?:,\d{3})+|\d+\.\d+)(?![\w.,}])/g, (figure) =>
    Number(figure.replaceAll(',', '')).toLocaleString(locale, { maximumFractionDigits: 20 }),
  );

/** `raid.inputs.level.help` in the language; what it lacks stands in English, marked as `mark` does. */
function sayIn({ tag, locale }: Language, mark: (text: string) => string): Say {
  const own = readTranslation(join(TRANSLATIONS, tag));
  return (key, english) => {
    const wordless = /^[\w-]+\.formula\./.test(key) ? inFigures(english, locale) : english;
    const text = translationFor(own, key, english) ?? (hasWords(english) ? mark(english) : wordless);
    return unbroken(text);
  };
}

/** As a language's `units`, each kept on one line. */
const unitsOf = ({ units }: Language): Language['units'] =>
  Object.fromEntries(Object.entries(units).map(([symbol, own]) => [symbol, unbroken(own)]));

/** Where files of words are: rooms of the site, and those of the tools that speak to people in whole sentences. */
const WORDS = /^(?:site|datasets\/(tools)(?=\/(?:bench|commands|terminal)\/))\/([\w/]+)\/(?:([\w-]+)\.)?words\.ts$/;
const isWords = (path: string): boolean => WORDS.test(path);

/**
 * The file of a translation for a file of words: `site/sql/words.ts` is said in `words/sql.ts`,
 * `site/diagnosis/page/findings.words.ts` in `words/diagnosis.page.findings.ts`, and `datasets/tools/bench/words.ts` in
 * `words/tools.bench.ts`.
 */
export function translationOf(path: string): string {
  const [, tools, room, stem] = WORDS.exec(path) ?? [];
  return `words/${[tools, ...(room?.split('/') ?? []), stem].filter(Boolean).join('.')}.ts`;
}

/** Every file of words, as a path in the repository. */
export const wordFiles = (): string[] =>
  globSync('{site,datasets/tools}/**/{words,*.words}.ts', { cwd: root }).filter(isWords).sort();

/** Asks for a file of words itself, not for its translation. */
const ENGLISH = 'english';

const load = createRequire(import.meta.url);

/** Whether a translation says every word of the English file. */
function isWhole(path: string, own: string): boolean {
  const asked = wordsIn(load(join(root, path)).words);
  const translated = new Set(wordsIn(load(own).words));
  return asked.every((key) => translated.has(key));
}

export function placePlugin(place: Place): Plugin {
  const { tag, locale } = place.language;
  const units = unitsOf(place.language);
  const isPseudo = tag === PSEUDO.tag;
  const isEnglish = tag === home.language.tag;
  const sayings = (mark: (text: string) => string): Say =>
    isPseudo ? (_, text) => pseudo(text) : isEnglish ? (_, text) => text : sayIn(place.language, mark);
  const says = { page: sayings(marked), browser: sayings((text) => text) };
  const ownWords = `${relative(root, TRANSLATIONS).split(sep).join('/')}/${tag}/words/`;
  return {
    name: 'lanewise-place',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      const inBrowser = this?.environment?.name === 'client';
      const say = inBrowser ? says.browser : says.page;
      const path = relative(root, file).split(sep).join('/');
      if (path === 'site/common/place.ts') {
        const language = { ...place.language, units };
        return `export const place = ${JSON.stringify({ ...place, language })};`;
      }
      if (isEnglish) return undefined;
      const code = () => readFileSync(file, 'utf8');
      if (path === 'calc-wasm/js/generated/catalog.json') return JSON.stringify(spokenCatalog(say));
      if (path === 'calc-wasm/js/generated/members.json') return JSON.stringify(spokenMembers(say));
      if (path === 'calc-wasm/js/generated/member-help.json') return JSON.stringify(spokenMemberHelp(say));
      if (path === 'calc-wasm/js/generated/frozen-catalog.ts') {
        return `export const frozenCatalog = ${JSON.stringify(spokenFrozen(say))};`;
      }
      if (path === 'site/generated/tables.json') return JSON.stringify(spokenTables(say));
      if (path === 'site/diagnosis/rules/rules.json') return JSON.stringify(spokenRules(say));
      if (isTool(path)) return spokenTool(path, code(), say);
      if (path === 'datasets/tools/language/locale.ts') {
        const known = { locale, units, signs: signsOf(locale) };
        return Object.entries(known)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      }
      if (path === 'datasets/tools/language/columns.ts') {
        return `export const columns = ${JSON.stringify(spokenColumns(say))};`;
      }
      if (path.startsWith(ownWords)) return unbroken(code());
      if (!isWords(path)) return undefined;
      // The English words, as a language asks for them that lacks some.
      if (query === ENGLISH) return code();
      if (isPseudo) return replaced(code(), ({ text }) => pseudo(text));
      const own = join(TRANSLATIONS, tag, translationOf(path));
      if (existsSync(own) && isWhole(path, own)) return `export { words } from ${JSON.stringify(own)};`;
      return `
        import { words as english } from ${JSON.stringify(`${file}?${ENGLISH}`)};
        import { marked, withEnglish } from ${JSON.stringify(join(root, 'site/common/in-english.ts'))};
        ${existsSync(own) ? `import { words as own } from ${JSON.stringify(own)};` : 'const own = {};'}
        export const words = withEnglish(english, own, ${inBrowser ? '(text) => text' : 'marked'});`;
    },
  };
}
