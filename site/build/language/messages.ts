// The words that are generated, declared as data or said by the tools for data, each with a key:
// `raid.inputs.level.help`. A translation says the same keys; whatever walks them here also puts translated words in
// their place.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Calculator, catalog } from '../../../calc-wasm/js/declared.ts';
import { frozenCatalog } from '../../../calc-wasm/js/generated/frozen-catalog.ts';
import { memberHelp, partMembers } from '../../../calc-wasm/js/generated/members.ts';
import { askedColumns } from '../../../datasets/tools/import/answers.ts';
import { once } from '../../common/once.ts';
import rules from '../../diagnosis/rules/rules.json' with { type: 'json' };
import { tables } from '../../generated/datasets.ts';
import { root } from '../tools.mjs';
import { hasWords, literals, replaced } from './literals.ts';

/** What becomes of a word: itself, or its translation. */
export type Say = (key: string, text: string) => string;

/** Properties whose text is for people. */
const WORDS = new Set(['title', 'summary', 'label', 'help', 'note', 'question', 'description', 'text', 'nothing']);

/** Lists and records of which every text is for people. */
const ALL_WORDS = new Set(['caveats', 'phrases', 'words']);

/** What names an entry of a list, so that its key outlives an insertion before it. */
const NAMES = ['name', 'value', 'layer', 'id'];

/** A copy of `value` in which each word is what `say` makes of it. */
function spoken(value: unknown, key: string, say: Say, all = false): unknown {
  if (typeof value === 'string') return all ? say(key, value) : value;
  if (Array.isArray(value)) {
    return value.map((entry, index) => spoken(entry, `${key}.${nameOf(entry) ?? index}`, say, all));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const words = all || ALL_WORDS.has(name) || (WORDS.has(name) && typeof part === 'string');
      return [name, spoken(part, `${key}.${name}`, say, words)];
    }),
  );
}

function nameOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const name = NAMES.find((item) => typeof (entry as Record<string, unknown>)[item] === 'string');
  return name && String((entry as Record<string, unknown>)[name]);
}

export const spokenCatalog = (say: Say): unknown =>
  catalog.map((calculator) => spoken(calculator, calculator.name, say));

/** What forms say of the members of parts. */
export const spokenMembers = (say: Say): unknown => spoken(partMembers, 'chain', say);
export const spokenMemberHelp = (say: Say): unknown => spoken(memberHelp, 'chain.help', say, true);

/** The key of a text of a superseded version that is not what the calculator of today says in that place. */
const frozenKey = (address: string, key: string): string => `frozen.${address}${key.slice(key.indexOf('.'))}`;

/** What superseded versions declare. What they say as the calculator of today does is translated with it. */
export function spokenFrozen(say: Say): unknown {
  const today = new Map<string, string>();
  spokenCatalog((key, text) => {
    today.set(key, text);
    return text;
  });
  const spokenOf = (address: string, calculator: Calculator) =>
    spoken(calculator, calculator.name, (key, text) =>
      say(today.get(key) === text ? key : frozenKey(address, key), text),
    );
  return Object.fromEntries(Object.entries(frozenCatalog).map(([address, one]) => [address, spokenOf(address, one)]));
}

export const spokenTables = (say: Say): unknown => spoken(tables, 'tables', say);

/** What the tables say of the columns that somebody may be asked for on a terminal, by keys such as `runs.slot`. */
export function spokenColumns(say: Say): Record<string, string> {
  const asked = new Set(askedColumns());
  return Object.fromEntries(
    Object.values(spokenTables(say) as typeof tables).flatMap(({ name: table, columns }) =>
      columns
        .map(({ name, description }) => [`${table}.${name}`, description] as const)
        .filter(([key]) => asked.has(key)),
    ),
  );
}

/** Whether a file of the tools says something to those who check or contribute data on the site, or ask what a paste shows. */
export const isTool = (path: string): boolean =>
  /^(?:datasets\/tools\/(?:check|fix|import|privacy|readers|tables|text)|site\/diagnosis(?!\/page))\/.+\.ts$/.test(
    path,
  ) && !/(\.test|\/testing|\/examples|\/examples\/.+)\.ts$/.test(path);

/**
 * The code of a tool in other words. Keys are made of its path and of what each word is named in the code:
 * `check.lw101-encoding.expected`, a second one `check.lw101-encoding.expected.2`.
 */
export function spokenTool(path: string, code: string, say: Say): string {
  const stem = path.replace(/^(?:datasets\/tools|site)\/|\/rules(?=\/)|\.ts$/g, '').replaceAll('/', '.');
  const own = new Map<number, string>();
  const counts = new Map<string, number>();
  const all = literals(code, false);
  for (const { start, name } of all) {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    own.set(start, [stem, name, ...(count > 1 ? [count] : [])].join('.'));
  }
  return replaced(code, ({ start, text }) => say(own.get(start) ?? stem, text), all);
}

/** The words of the findings of the diagnosis, by keys such as `diagnosis.rules.LD101.causes.slot.fix`. */
export const spokenRules = (say: Say): unknown =>
  Object.fromEntries(
    Object.entries(rules).map(([id, { severity, sources, ...words }]) => [
      id,
      { severity, sources, ...(spoken(words, `diagnosis.rules.${id}`, say, true) as object) },
    ]),
  );

/** Every key with its English, in the order of the declarations. */
export const messages = once((): Record<string, string> => {
  const texts: Record<string, string> = {};
  const collect: Say = (key, text) => {
    if (!hasWords(text)) return text;
    if (key in texts) throw new Error(`two words have the key ${key}`);
    texts[key] = text;
    return text;
  };
  spokenCatalog(collect);
  spokenMembers(collect);
  spokenMemberHelp(collect);
  spokenFrozen((key, text) => (key.startsWith('frozen.') ? collect(key, text) : text));
  spokenTables(collect);
  spokenRules(collect);
  const paths = globSync('{datasets/tools,site/diagnosis}/**/*.ts', { cwd: root }).filter(isTool);
  for (const path of paths.sort()) {
    spokenTool(path, readFileSync(join(root, path), 'utf8'), collect);
  }
  return texts;
});
