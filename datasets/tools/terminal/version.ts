import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const versionIn = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
