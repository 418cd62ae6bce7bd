// The words that are generated or declared as data, each with a key: `raid.inputs.level.help`. A translation says the
// same keys; whatever walks them here also puts translated words in their place.
import { catalog } from '../../calc-wasm/js/generated/catalog.ts';
import { rules } from '../../datasets/tools/check/catalog.ts';
import { tables } from '../../site/generated/datasets.ts';

/** What becomes of a word: itself, or its translation. */
export type Say = (key: string, text: string) => string;

/** Properties whose text is for people. */
const WORDS = new Set([
  ...['title', 'summary', 'label', 'help', 'note', 'question', 'description', 'text'],
  ...['looksFor', 'fix'],
]);

/** Lists and records of which every text is for people. */
const ALL_WORDS = new Set(['caveats', 'phrases', 'words']);

/** What names an entry of a list, so that its key outlives an insertion before it. */
const NAMES = ['name', 'value', 'layer', 'id'];

/** A copy of `value` in which each word is what `say` makes of it. */
export function spoken(value: unknown, key: string, say: Say, all = false): unknown {
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
  const name = NAMES.find((one) => typeof (entry as Record<string, unknown>)[one] === 'string');
  return name && String((entry as Record<string, unknown>)[name]);
}

export const spokenCatalog = (say: Say): unknown =>
  catalog.map((calculator) => spoken(calculator, calculator.name, say));

export const spokenTables = (say: Say): unknown => spoken(tables, 'tables', say);

/** What a rule looks for and how to mend it; what it says of a finding is in its code. */
export const spokenRules = (say: Say): unknown =>
  rules.map(({ id, looksFor, fix }) => spoken({ looksFor, fix }, `rules.${id}`, say));

/** Every key with its English, in the order of the declarations. */
export function messages(): Record<string, string> {
  const found: Record<string, string> = {};
  const collect: Say = (key, text) => {
    if (!/\p{L}/u.test(text)) return text;
    if (key in found) throw new Error(`two words have the key ${key}`);
    found[key] = text;
    return text;
  };
  spokenCatalog(collect);
  spokenTables(collect);
  spokenRules(collect);
  return found;
}
