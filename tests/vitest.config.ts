import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';
import { exhaustive } from './support/exhaustive.ts';

/** What takes minutes, and by day has a smaller test beside it. */
const NIGHT = '**/*.night.test.ts';

/** Tests that put another module in a module's place, as those of Russian words do: it would stay there for others. */
const MOCKING = '**/*.mocking.test.ts';

export default defineConfig({
  root: dirname(import.meta.dirname),
  test: {
    // Vitest leaves one processor free for itself, which is half of a small machine.
    maxWorkers: availableParallelism(),
    // Against hanging, not for speed: machines are shared, and some tests start the page's database. At night every case
    // of a property is tried in one test.
    testTimeout: exhaustive ? 900_000 : 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{tests/unit,datasets,site}/**/*.test.ts'],
          exclude: [MOCKING, ...(exhaustive ? [] : [NIGHT])],
          // The catalogue, the registry and the core are loaded once for a worker, not once for each of 300 files: a
          // quarter of the time. What a test changes of its surroundings is put back after it.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      { extends: true, test: { name: 'mocking', include: [`{tests/unit,datasets,site}/${MOCKING}`] } },
    ],
  },
});
