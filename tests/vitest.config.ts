import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: dirname(import.meta.dirname),
  test: {
    include: ['tests/unit/**/*.test.ts', 'datasets/**/*.test.ts'],
    // Some tests start processes or engines, and the machines that run them are shared.
    testTimeout: 30_000,
  },
});
