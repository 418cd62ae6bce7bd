import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: dirname(import.meta.dirname),
  test: { include: ['tests/unit/**/*.test.ts', 'datasets/**/*.test.ts'] },
});
