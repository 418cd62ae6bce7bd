// Builds the pages: English, and each other language into a folder of its own. `BASE=/lanewise/` builds for a site
// below that path, `LANGUAGES=en,en-XA` in these languages instead of the published ones, `--folder` into another one;
// `--base` and `--languages` say the same. What all languages share is built with English.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { helped } from '../../datasets/tools/text/usage.ts';
import { place as home } from '../common/place.ts';
import { buildPages } from './build-pages.ts';
import { finish } from './finish.ts';
import { languageOf, placeOf, published } from './language/languages.ts';
import { markFolder } from './language/mark-english.ts';
import type { Indexed } from './search-index.ts';
import { root } from './tools.mjs';

const usage = `npm run site [-- option...]: builds the pages
  --folder <name>         where to, dist without it
  --base /lanewise/       the path below which they are served, as BASE
  --languages en,ru       in these instead of the published ones, as LANGUAGES
  --share 30              only one in thirty of the pages that each are of a row: boards, parts, runs
  --share-translated 30   the same of every language but the first
  --host <address>        of the public site, as SITE_URL: feeds and the list of pages need it`;
if (helped(process.argv.slice(2), usage)) process.exit();

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'dist' },
    base: { type: 'string', default: process.env.BASE ?? '/' },
    languages: { type: 'string', default: process.env.LANGUAGES ?? '' },
    share: { type: 'string', default: '1' },
    'share-translated': { type: 'string' },
    host: { type: 'string', default: process.env.SITE_URL ?? '' },
  },
});
const { base } = values;
const languages = values.languages ? values.languages.split(',').map(languageOf) : published;
const places = languages.map((language) => placeOf(language, languages, base));

const { share, 'share-translated': translated = share } = values;
const builds = places.map((place, index) => ({
  place,
  folder: join(values.folder, place.pages.slice(place.root.length)),
  share: index === 0 ? share : translated,
}));
const failed = await buildPages(builds, values.host);
if (failed.length > 0) {
  console.error(`Not built: the pages in ${failed.join(', ')}. Fix what astro names above.`);
  process.exit(1);
}
// English is said where it is written: only a translation can lack words.
for (const { place, folder } of builds.filter((build) => build.place.language.tag !== home.language.tag)) {
  const { texts, pages } = markFolder(resolve(root, folder));
  const { name } = place.language;
  console.log(`${name}: ${texts} texts on ${pages} pages stand in English, and say so`);
}
/** Reading every page keeps a processor busy. */
async function index(indexed: Indexed): Promise<boolean> {
  const child = spawn(process.execPath, [join(root, 'site/build/index-language.ts'), JSON.stringify(indexed)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [status] = await once(child, 'close');
  return status === 0;
}

const indexes = await Promise.all(
  places.map(({ pages, language }) =>
    index({
      folder: resolve(root, values.folder, pages.slice(base.length)),
      address: pages,
      language: language.tag,
      others: places
        .filter((other) => other.pages !== pages && other.pages.startsWith(pages))
        .map((other) => other.pages.slice(pages.length)),
    }),
  ),
);
if (indexes.includes(false)) {
  console.error('Not indexed: what is wrong is said above.');
  process.exit(1);
}
await finish(
  resolve(root, values.folder),
  base,
  places.map(({ pages }) => pages),
  share !== '1',
);
