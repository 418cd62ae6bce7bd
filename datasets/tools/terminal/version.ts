import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of the package whose files lie in a folder. */
export const versionIn = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
