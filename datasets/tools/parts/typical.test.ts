// What is taken of drives that nobody knows rests on rows of the data set, on pages, or is said to be assumed.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import rows from './typical.json' with { type: 'json' };

const MB = 1e6;
const CLAIM = String.raw`(?<set>[a-z-]+)\/(?<claim>[a-z0-9.-]+)`;
const number = (text: string) => Number(text.replaceAll(',', ''));

function claimed(set: string, claim: string): number {
  const text = readFileSync(`datasets/sets/${set}/claims.csv`, 'utf8');
  const line = text.split('\n').find((row) => row.startsWith(`${claim},`));
  const [, value] = /,bandwidth_bytes_per_s,(\d+)/.exec(line ?? '') ?? [];
  return Number(value);
}

it.each(rows.map((row) => [row.source, row.rate] as const))(
  'a rate that is taken where nobody states one: %s',
  (source, rate) => {
    const named = [
      ...source.matchAll(new RegExp(`${CLAIM}: (?<said>[\\d,]+) MB`, 'g')),
      ...source.matchAll(new RegExp(`(?<said>[\\d,]+) MB\\/s \\(${CLAIM}`, 'g')),
    ];
    for (const { groups = {} } of named)
      expect(claimed(groups.set ?? '', groups.claim ?? '')).toBe(number(groups.said ?? '') * MB);
    const [, low, high] = /between ([\d,]+) MB.* and ([\d,]+) MB/.exec(source) ?? [];
    if (low && high) {
      expect(rate).toBeGreaterThanOrEqual(number(low) * MB);
      expect(rate).toBeLessThanOrEqual(number(high) * MB);
    }
    const share = /assumed: (\d+) % of (?:the )?([\d,]+) MB/.exec(source);
    if (share) expect(Math.round((rate / number(share[2] ?? '') / MB) * 100)).toBe(Number(share[1]));
    if (!source.startsWith('assumed')) expect(source).toContain(`${(rate / MB).toLocaleString('en')} MB/s`);
    expect(source.startsWith('assumed') || named.length > 0 || source.includes('https://')).toBe(true);
  },
);
