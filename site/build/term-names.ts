// Writes what the terms of the glossary are called, in all languages: the box leads to a term by any of its names.
import { globSync } from 'node:fs';
import { JOINER } from '../../calc-wasm/js/number.ts';
import { writeGenerated } from './write-generated.ts';

const names: Record<string, string[]> = {};
try {
  // Read on import: a faulty file is refused there, with its lines.
  const { inEnglishWords, termsIn } = await import('../glossary/glossary-build.ts');
  for (const file of globSync('content/glossary/*.yaml').toSorted())
    for (const { id, term, also } of termsIn(file, file.endsWith('/en.yaml') ? undefined : inEnglishWords))
      names[id] = [
        ...new Set([
          ...(names[id] ?? []),
          ...[term, ...also].flatMap((name) => name.replaceAll(JOINER, '').toLowerCase().split(', ')),
        ]),
      ];
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
writeGenerated('site/generated/terms.json', `${JSON.stringify(names, null, 2)}\n`);
