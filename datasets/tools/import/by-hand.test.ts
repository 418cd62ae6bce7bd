// The fixtures are ours: texts as people type them, of tools of which no text with stated units is known.
import { expect, test } from 'vitest';
import { readFixture, readText } from './testing.ts';

test.each([
  ['atto.txt', /^nothing is taken from ATTO Disk Benchmark: it shows its results in a window/],
  ['amorphousdiskmark.txt', /^nothing is taken from AmorphousDiskMark: /],
  ['blackmagic.txt', /^nothing is taken from Blackmagic Disk Speed Test: /],
  ['winsat.txt', /^nothing is taken from winsat disk: it does not say whether its MB is/],
])('%s is known by its name, and says where its figures go', (name, message) => {
  const { measurements, facts, notices } = readFixture(name);
  expect([measurements, facts]).toEqual([[], []]);
  expect(notices).toMatchObject([{ level: 'warning', message: expect.stringMatching(message) }]);
  expect(notices[0]?.fix).toContain('Contribute');
});

test('a sentence that names such a tool is no output of it', () => {
  const { notices } = readText(
    'I also ran ATTO Disk Benchmark and AmorphousDiskMark 4, same result.\n',
  );
  expect(notices.map(({ message }) => message)).toEqual(['this is no output that is known']);
});
