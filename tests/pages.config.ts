// What is said of the built site without a browser: run after it is built.
import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: dirname(import.meta.dirname),
  test: { include: ['tests/pages/**/*.test.ts'], testTimeout: 240_000 },
});
