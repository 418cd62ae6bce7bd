// Tests of built pages: after `npm run site` and `npm run site:below`.
import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: dirname(import.meta.dirname),
  test: { include: ['tests/built/**/*.test.ts'], testTimeout: 240_000 },
});
