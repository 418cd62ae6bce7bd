// Where the commands of npm packages are found, and what these keep. Plain JavaScript: runs on any Node 20.
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * What looks at the types of .ts files: TypeScript 7, in two fifths of the time of 6. That one stays for what asks it as a
 * library, which 7 is not: `astro check`, api-extractor. Both would be `tsc` on the path.
 */
export const tsc = join(root, 'node_modules/typescript-native/bin/tsc');

/**
 * The environment with the packages' commands first on the path. Node keeps compiled code, and with it what it makes of
 * TypeScript: checks and tests start hundreds of processes that read the same modules.
 */
export function toolEnvironment() {
  const folders = [join(root, 'node_modules/.bin'), process.env.PATH];
  return {
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    ...process.env,
    PATH: folders.join(delimiter),
  };
}
