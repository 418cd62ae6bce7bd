/** The folder that holds `datasets`. The package of the command, whose data is packed, has a module of its own in the place of this one. */
import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');
