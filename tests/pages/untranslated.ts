// What the site says in English because a translation lacks it: marked where a page can mark it, but titles, descriptions
// and labels cannot.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { TRANSLATIONS } from '../../site/build/language/languages.ts';
import { messages } from '../../site/build/language/messages.ts';
import { translationOf, wordFiles } from '../../site/build/language/plugin.ts';
import { readTranslation, translationFor } from '../../site/build/language/translation.ts';

const load = createRequire(import.meta.url);

/** What is written of a word: a sentence, or the code that composes one. */
function texts(english: unknown, own: unknown): string[] {
  if (typeof english === 'string') return own === undefined ? [english] : [];
  if (typeof english === 'function') {
    if (own !== undefined) return [];
    return [...String(english).matchAll(/[`'"]([^`'"]+)[`'"]/g)].map(([, text = '']) => text);
  }
  if (typeof english !== 'object' || english === null) return [];
  return Object.entries(english).flatMap(([name, part]) =>
    texts(part, (own as Record<string, unknown> | undefined)?.[name]),
  );
}

function wordsOf(file: string): unknown {
  try {
    return (load(file) as { words: unknown }).words;
  } catch {
    // A language need not have every file.
    return undefined;
  }
}

/** In pieces, between what is filled in. */
export function untranslated(tag: string): string[] {
  const folder = join(TRANSLATIONS, tag);
  const own = readTranslation(folder);
  const sentences = Object.entries(messages())
    .filter(([key, text]) => translationFor(own, key, text) === undefined)
    .map(([, text]) => text);
  const words = wordFiles().flatMap((file) =>
    texts(wordsOf(join(process.cwd(), file)), wordsOf(join(folder, translationOf(file)))),
  );
  return [...sentences, ...words]
    .flatMap((text) => text.split(/\$?\{[^{}]*\}|<[^>]*>/))
    .map((text) => text.replace(/\s+/g, ' ').replace(/^[\s.,:;]+|[\s.,:;]+$/g, ''))
    .filter((text) => /[a-z]{3}/.test(text));
}
