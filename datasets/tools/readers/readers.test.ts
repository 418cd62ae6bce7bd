// What readers make of texts: `cases/<module>.yaml` lists texts and facts by reader. In any dressing a text says the same,
// cut anywhere it says nothing else, and torn it is read.
import { join } from 'node:path';
import { type Case, testFactsFiles } from '../../../tests/support/facts-files.ts';
import { cleaned } from '../paste/clean.ts';
import type { Lines } from '../paste/lines.ts';
import { lspciDevices } from './lspci.ts';
import { withAttributes } from './pci-attributes.ts';
import { expectCutsToSayNothingNew, expectDressingsToChangeNothing, expectNoiseToBeRead } from './testing.ts';

interface Text extends Case {
  /** Names of facts that a cut or a dressing moves: counts, names that go on in the next line. */
  moves?: string[];
  /** Names of facts that a later line of the text corrects or counts on, so that a cut says another value. */
  cuts?: string[];
}

testFactsFiles<Text>(join(import.meta.dirname, 'cases'), async (file, reader) => {
  const exported: Record<string, (lines: Lines) => unknown> = {
    ...(await import(`./${file}.ts`)),
    // Of one text alone, as the diagnosis puts the two together.
    withAttributes: (lines: Lines) => withAttributes(lspciDevices(lines), lines),
  };
  const { [reader]: read } = exported;
  if (!read) throw new Error(`${file}.ts exports no ${reader}`);
  return (text, { fixture, moves = [], cuts = [], facts }, index) => {
    expectDressingsToChangeNothing(text, read, moves, index);
    expectCutsToSayNothingNew(text, read, [...moves, ...cuts]);
    // What is torn costs time for each line, of a long text those at its start alone.
    if (facts && (fixture || index === 0)) expectNoiseToBeRead(text.split('\n').slice(0, 40).join('\n'), read);
    return read(cleaned(text).lines);
  };
});
