/** Where the data lies: the root of the repository, and of the package, whose bundles are as deep and keep its paths. */
import { resolve } from 'node:path';

export const HOME = resolve(import.meta.dirname, '../..');
