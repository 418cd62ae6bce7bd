/** Bundles the command in a language, with everything that it imports: the package needs nothing at run time. */
import { isBuiltin } from 'node:module';
import { join, relative, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { languageOf } from '../language/languages.ts';
import { placePlugin } from '../language/plugin.ts';
import { root } from '../tools.mjs';

/** As `HOME` of home.ts: a bundle lies two folders below what keeps the paths of the repository. */
const HOME = `import.meta.dirname + '/../..'`;

const HERE: [string, string] = ['process.cwd()', HOME];
/** Folders of people are named from where they are, not from where the package is. */
const FROM_HERE: [string, string] = ['relative(ROOT, folder)', 'relative(process.cwd(), folder)'];

/** What these files say of places on the disk, and what it is in the package. */
const PLACES: Record<string, [string, string][]> = {
  'calc-wasm/js/node.ts': [HERE],
  'calc-wasm/js/chain-node.ts': [HERE],
  'site/common/ranges-build.ts': [HERE],
  'datasets/tools/repository/repository.ts': [
    [`resolve(import.meta.dirname, '../../..')`, `resolve(${HOME})`],
    FROM_HERE,
  ],
  'datasets/tools/commands/set-folder.ts': [FROM_HERE],
};

/** Commands of the repository, and what they are called here. */
const COMMANDS: [RegExp, string][] = [
  [/npm run dataset -- /g, 'lanewise '],
  [/npm run -s diagnose(?: --)?/g, 'lanewise diagnose'],
];

const pathOf = (id: string): string =>
  relative(root, id.split('?')[0] ?? '')
    .split(sep)
    .join('/');

/** @throws {Error} Where a file no longer says what is to be replaced. */
function placed(path: string, code: string): string {
  return (PLACES[path] ?? []).reduce((text, [from, to]) => {
    if (!text.includes(from))
      throw new Error(`${path} has no “${from}”: change scripts/command/bundle.ts`);
    return text.replaceAll(from, to);
  }, code);
}

const here: Plugin = {
  name: 'lanewise-command',
  transform: {
    order: 'pre',
    handler: (code, id) =>
      COMMANDS.reduce((text, [from, to]) => text.replaceAll(from, to), placed(pathOf(id), code)),
  },
};

/** Keeps the lines of a page from breaking inside a unit; a terminal breaks them anywhere, and programs compare texts. */
const WORD_JOINER = '\u2060';

/** The plugin of the site's build; what a language lacks stands in English, as in its scripts without any mark. */
function inLanguage(tag: string): Plugin {
  const { name, load } = placePlugin({
    ...{ root: '/', pages: '/', languages: [] },
    language: languageOf(tag),
  });
  return {
    name,
    load: {
      order: 'pre',
      handler: (id) =>
        load.call({ environment: { name: 'client' } }, id)?.replaceAll(WORD_JOINER, ''),
    },
  };
}

/** The package of npm that a module belongs to, by its place; nothing for those of this repository. */
export const packageOf = (id: string): string | undefined =>
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(pathOf(id))?.[0];

/** Writes the bundle of a language into a folder. Gives the packages that are in it, by their places. */
export async function bundle(tag: string, folder: string, input = 'main.ts'): Promise<string[]> {
  const built = await rolldown({
    input: join(import.meta.dirname, input),
    platform: 'node',
    external: isBuiltin,
    checks: { pluginTimings: false },
    plugins: [inLanguage(tag), here],
    onwarn: ({ message }) => {
      throw new Error(message);
    },
  });
  const { output } = await built.write({
    ...{ dir: folder, format: 'esm', minify: true, sourcemap: false },
  });
  await built.close();
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  return [...new Set(modules.map(packageOf).filter((one) => one !== undefined))];
}
