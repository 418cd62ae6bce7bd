// The list of chart kinds: each is a file of site/charts/kinds and an entry of `words.kinds`, whose order is the site's.
// Writes site/charts/kinds/generated.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '../charts/words.ts';
import { root } from './tools.mjs';
import { writeGenerated } from './write-generated.ts';

const FOLDER = 'site/charts/kinds';
const LIST = 'generated.ts';

/** A kind's constant, and the file that exports it. */
export type Exports = ReadonlyMap<string, string>;

function kindsIn(folder: string): Exports {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== LIST);
  return new Map(
    files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^export const (\w+): Kind = /gm)].map(
        ([, name = '']): [string, string] => [name, file],
      ),
    ),
  );
}

/** `queue-depth` is exported as `queueDepth`. */
const constantOf = (kind: string): string => kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The list as a module.
 * @param named The kinds that have words, in the order of the site.
 * @throws {Error} For a kind that has words and no file, or a file and no words.
 */
export function listOf(named: readonly string[], exports: Exports): string {
  const constants = new Map(named.map((kind) => [constantOf(kind), kind]));
  for (const [constant, kind] of constants) {
    if (exports.has(constant)) continue;
    throw new Error(`no chart kind "${kind}": export it as \`${constant}: Kind\` in a file of ${FOLDER}`);
  }
  for (const [constant, file] of exports) {
    if (constants.has(constant)) continue;
    throw new Error(`${FOLDER}/${file}: "${constant}" has no words: add them to \`words.kinds\``);
  }
  const files = Map.groupBy(exports, ([, file]) => file);
  const imports = [...files]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, some]) => {
      const names = some.map(([name]) => name).toSorted();
      return `import { ${names.join(', ')} } from './${file}';\n`;
    });
  const entries = named.map((kind) => {
    const constant = constantOf(kind);
    return constant === kind ? `  ${kind},\n` : `  '${kind}': ${constant},\n`;
  });
  return `// generated, do not edit; run \`npm run gen\`

${imports.join('')}
/** Every kind of chart of the dataset, by its name in the URL, in the order the site shows them. */
export const kinds = {
${entries.join('')}};
`;
}

if (import.meta.main) writeGenerated(join(FOLDER, LIST), listOf(Object.keys(words.kinds), kindsIn(join(root, FOLDER))));
