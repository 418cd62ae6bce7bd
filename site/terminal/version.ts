import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOME } from './home.ts';

/** Of this package. */
export const version = (): string => JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8')).version;
