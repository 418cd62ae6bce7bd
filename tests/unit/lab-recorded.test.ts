// Outputs of benchmarks as Debian's releases print them, recorded byte for byte: the importers lose nothing.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lost, RECORDED, readOutputs } from '../lab/recorded/run.ts';

test.each(readdirSync(RECORDED).map((name) => name.replace(/\.json$/, '')))('all of %s', (release) => {
  const outputs = readOutputs(release);
  expect(outputs.length).toBeGreaterThan(50);
  expect(outputs.flatMap((output) => lost(output) ?? [])).toEqual([]);
});
