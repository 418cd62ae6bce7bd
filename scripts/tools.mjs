// Where the commands of npm packages are found. Plain JavaScript: runs on any Node 20.
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The environment with the packages' commands first on the path. */
export function toolPath() {
  const folders = [join(root, 'node_modules/.bin'), process.env.PATH];
  return { ...process.env, PATH: folders.join(delimiter) };
}
