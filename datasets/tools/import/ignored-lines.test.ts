/** What a reader passes over that looks like a figure of its tool is named, for every format of lines at once. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SourceText } from '../readers/source-text.ts';
import { importers } from './catalog.ts';
import { readWith } from './recognise.ts';
import { fixtureText, notices, readText } from './testing.ts';

const outputs = readdirSync(join(import.meta.dirname, 'fixtures'))
  .map((name) => new SourceText(name, fixtureText(name)))
  .flatMap((source) =>
    importers
      .filter((importer) => importer.figure !== undefined && importer.recognises(source))
      .map((importer) => ({ name: source.name, reads: importer.reads, importer, source })),
  );

test.each(outputs)('in $name each figure that $reads knows is read or spoken of', (output) => {
  const { importer, source } = output;
  expect(notices(readWith(importer, source)).filter((notice) => notice.includes('looks like'))).toEqual([]);
});

test.each(outputs)('a line of $name that is no longer readable is named ($reads)', (output) => {
  const { importer, name } = output;
  const text = fixtureText(name);
  const lines = text.split('\n');
  const figure = importer.figure as RegExp;
  const whole = readWith(importer, new SourceText(name, text)).measurements.length;
  for (const [index, line] of lines.entries()) {
    // A letter after the last digit of a figure that no tool prints there.
    if (!figure.test(line)) continue;
    const wounded = lines.with(index, line.replace(/([0-9])(?=[^0-9]*$)/, '$1¤'));
    const extraction = readWith(importer, new SourceText(name, wounded.join('\n')));
    if (extraction.measurements.length < whole) {
      expect(extraction.notices.length, `${name}:${index + 1} ${line}`).toBeGreaterThan(0);
    }
  }
});

test('what a fix says of the rest holds only where there is a rest', () => {
  const text = fixtureText('fio-text-jobs.txt');
  const none = readText(text.slice(0, text.indexOf('issued rwts')));
  expect(none.measurements).toEqual([]);
  expect(none.notices[0]?.fix).toMatch(/^give the complete output; it was taken for fio/);
  const some = readText(text.slice(0, text.lastIndexOf('issued rwts')));
  expect(some.notices[0]?.fix).toBe('give the complete output; jobs that are complete were read');
});

test('several forms of one run in one file are one run', () => {
  const json = fixtureText('fio-randread.json');
  const alone = readText(json);
  const [first] = alone.measurements;
  const terse = fixtureText('fio-terse-3.txt');
  expect(first).toBeDefined();
  // Another run's line stays.
  expect(readText(`${json}\n${terse}`).measurements.length).toBeGreaterThan(alone.measurements.length);
  expect(readText(fixtureText('fio-text-and-json.txt')).notices.map(({ message }) => message)).toEqual([]);
});
