// What importers make of outputs: `cases/<tool>.yaml` lists texts and what is extracted of them.
import { join } from 'node:path';
import { type Case, testFactsFiles } from '../../../tests/support/facts-files.ts';
import { readText } from './testing.ts';

interface Output extends Case {
  /** The name of the file where it is not that of the fixture. */
  as?: string;
}

testFactsFiles<Output>(join(import.meta.dirname, 'cases'), async () => (text, { as, fixture, with: replaced }) => {
  const name = as ?? (replaced ? undefined : [fixture].flat()[0]);
  return readText(text, name);
});
