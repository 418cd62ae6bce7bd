/** Bundles the command in a language, with everything that it imports: the package needs nothing at run time. */
import { isBuiltin } from 'node:module';
import { join, relative, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { languageOf } from '../../build/language/languages.ts';
import { placePlugin } from '../../build/language/plugin.ts';
import { root } from '../../build/tools.mjs';

/** A file of the command. */
const own = (name: string): string => join(import.meta.dirname, '../../terminal', name);

/** Modules that say where things lie, and those that say it in the package. */
const PLACES: Record<string, string> = {
  'calc-wasm/js/home-node.ts': own('home.ts'),
  'datasets/tools/repository/root.ts': own('data.ts'),
};

/** Commands of the repository, and what they are called here. */
const COMMANDS: [RegExp, string][] = [
  [/npm run dataset -- /g, 'lanewise '],
  [/npm run bench -- /g, 'lanewise bench '],
  [/npm run -s diagnose(?: --)?/g, 'lanewise diagnose'],
];

/** What a file does that is run by itself: nothing of a bundle is. */
const BY_ITSELF = /^if \(import\.meta\.main\) .*;$/gm;

const pathOf = (id: string): string =>
  relative(root, id.split('?')[0] ?? '')
    .split(sep)
    .join('/');

const here: Plugin = {
  name: 'lanewise-command',
  load: (id) => {
    const place = PLACES[pathOf(id)];
    return place && `export * from ${JSON.stringify(place)};`;
  },
  transform: {
    order: 'pre',
    handler: (code) => COMMANDS.reduce((text, [from, to]) => text.replaceAll(from, to), code.replace(BY_ITSELF, '')),
  },
};

/** Keeps the lines of a page from breaking inside a unit; a terminal breaks them anywhere, and programs compare texts. */
const WORD_JOINER = '\u2060';

/** The plugin of the site's build; what a language lacks stands in English, as in its scripts without any mark. */
function inLanguage(tag: string): Plugin {
  const { name, load } = placePlugin({ root: '/', pages: '/', languages: [], language: languageOf(tag) });
  return {
    name,
    load: {
      order: 'pre',
      handler: (id) => {
        const code = load.call({ environment: { name: 'client' } }, id);
        // Said here: of a file that is asked for in English (`words.ts?english`) the name does not tell.
        return code === undefined
          ? null
          : { code: code.replaceAll(WORD_JOINER, ''), moduleType: pathOf(id).endsWith('.json') ? 'json' : 'ts' };
      },
    },
  };
}

export async function bundle(tag: string, folder: string): Promise<void> {
  const built = await rolldown({
    input: own('main.ts'),
    platform: 'node',
    external: isBuiltin,
    // Nobody has to install the engine of databases for the other commands.
    resolve: { alias: { '@duckdb/node-api': own('duckdb.ts') } },
    checks: { pluginTimings: false },
    plugins: [inLanguage(tag), here],
    onwarn: ({ message }) => {
      throw new Error(message);
    },
  });
  await built.write({ dir: folder, format: 'cjs', minify: true, sourcemap: false });
  await built.close();
}
