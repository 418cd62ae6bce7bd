import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: dirname(import.meta.dirname),
  test: {
    include: ['tests/unit/**/*.test.ts', 'datasets/**/*.test.ts'],
    // Vitest leaves one processor free for itself, which is half of a small machine.
    maxWorkers: availableParallelism(),
    // Against hanging, not for speed: machines are shared, and some tests start the page's database.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
