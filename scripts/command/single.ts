/** What the one file runs that holds Node and the package: it lays the package into the user's cache once, and starts it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getAsset } from 'node:sea';
import { unpack } from './archive.ts';
import { laid } from './laid.ts';

const folder = laid(getAsset('id', 'utf8'), (empty) =>
  unpack(new Uint8Array(getAsset('package')), empty),
);

createRequire(join(folder, 'bin/'))('./lanewise.cjs');
