// What is said of the built site without a browser: run after it is built.
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: dirname(import.meta.dirname),
  test: {
    include: ['tests/pages/**/*.test.ts'],
    testTimeout: 240_000,
    // Vitest leaves one processor free for itself, which is half of a small machine.
    maxWorkers: availableParallelism(),
  },
});
