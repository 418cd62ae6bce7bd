// The table of links, over the real data: what it claims holds for whatever is contributed.
import { expect, test } from 'vitest';
import { measuredLinks } from '../../site/drives/links-build.ts';
import { query } from '../../site/duckdb/dataset-build.ts';

const { groups, figures, unstated, unmeasured } = await measuredLinks();
const links = groups.flatMap((group) => group.links);

test('links of a kind stand by generation and lanes', () => {
  expect(links.length).toBeGreaterThan(0);
  const [pcie] = groups;
  const order = pcie?.links.map(({ text }) => text.match(/[\d.]+/g)?.map(Number) ?? []) ?? [];
  expect(order).toEqual(order.toSorted(([one = 0, few = 0], [other = 0, more = 0]) => one - other || few - more));
});

test.each(links)('$text: no best is above what it carries, and its share is of that', (link) => {
  const { ceiling, expected, read, write } = link;
  expect(read ?? write).toBeDefined();
  expect(ceiling.low).toBeLessThanOrEqual(ceiling.high);
  expect(expected.low).toBeLessThan(expected.high);
  expect(expected.high).toBeLessThanOrEqual(ceiling.high);
  for (const best of [read, write]) {
    if (!best) continue;
    expect(best.share).toBeLessThanOrEqual(1.02);
    const least = best.value / ceiling.high;
    // Its own ceiling is at most the highest one.
    expect(best.share).toBeGreaterThanOrEqual(least - 1e-9);
    if (best.isAtLeast) expect(best.share).toBeCloseTo(least, 9);
  }
});

test.each(links)('$text: the page that it leads to shows as many figures', async (link) => {
  const { searchParams } = new URL(link.figuresHref, 'https://lanewise.example');
  const [found] = await query<{ rows: number; devices: number }>(
    `SELECT count(*)::INTEGER AS rows, count(DISTINCT target)::INTEGER AS devices FROM measurements
     WHERE link = $link AND ($lanes = '' OR link_lanes = TRY_CAST($lanes AS BIGINT))`,
    { link: String(searchParams.get('link')), lanes: searchParams.get('lanes') ?? '' },
  );
  expect(found).toEqual({ rows: link.figures, devices: link.devices });
});

test('what it leaves out is counted, and what is measured is not called unmeasured', async () => {
  const [all] = await query<{ rows: number }>(
    "SELECT count(*)::INTEGER AS rows FROM measurements WHERE link_kind <> 'none'",
  );
  expect(figures).toBe(all?.rows);
  const rows = await query<{ rows: number }>(
    "SELECT count(*)::INTEGER AS rows FROM measurements WHERE link_kind <> 'none' AND link_generation IS NULL",
  );
  expect(unstated).toBeGreaterThanOrEqual(rows[0]?.rows ?? Number.NaN);
  const known = new Set(links.map(({ text }) => text));
  expect(unmeasured.filter(({ text }) => known.has(text))).toEqual([]);
});
