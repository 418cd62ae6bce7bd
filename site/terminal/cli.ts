/** The command as it stands in the repository: `npm run -s ask -- "…"` is `lanewise ask "…"`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { HOME } from './home.ts';

/** What a fresh clone lacks. */
const BUILT = ['calc-wasm/js/generated/wasm/lanewise.js', 'site/public/files/names.json'];

if (BUILT.every((path) => existsSync(join(HOME, path)))) {
  const { main } = await import('./main.ts');
  await main(process.argv.slice(2));
} else {
  console.error('Nothing is built here yet. Run: npm run wasm && npm run data');
  process.exitCode = 3;
}
