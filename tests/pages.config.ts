// What is said of the built site without a browser: run after it is built, and read once for a worker, not for each file.
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isTriedBelow } from './pages/built.ts';

/** What is said of nothing but the site below a path, in two languages. */
const BELOW = ['languages', 'oembed', 'outward', 'pseudo'].map((name) => `tests/pages/${name}.test.ts`);

export default defineConfig({
  root: dirname(import.meta.dirname),
  test: {
    include: ['tests/pages/**/*.test.ts'],
    exclude: isTriedBelow ? [] : BELOW,
    testTimeout: 240_000,
    maxWorkers: availableParallelism(),
    isolate: false,
  },
});
