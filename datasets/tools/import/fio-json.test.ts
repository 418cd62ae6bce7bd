import { expect, test } from 'vitest';
import { recognise } from './recognise.ts';
import { fixtureText, readText } from './testing.ts';

test('text before the JSON, a byte order mark and UTF-16 are fine', () => {
  const text = fixtureText('fio-randread.json');
  const [expected] = readText(text).measurements;
  const withText = readText(`\ufefffio: note: something\nJobs: 1 (f=1)\n${text}`);
  expect(withText.measurements).toEqual([{ ...expected, line: (expected?.line ?? 0) + 2 }]);
  const bytes = new Uint8Array(new Uint16Array([...`\ufeff${text}`].map((c) => c.charCodeAt(0))).buffer);
  expect(recognise([{ name: 'output.txt', bytes }]).measurements).toEqual([expected]);
});
