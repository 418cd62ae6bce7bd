import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { englishPages } from './built.ts';
import { visitsOf } from './visits.ts';

const visits = visitsOf(englishPages());

const { budgets } = JSON.parse(readFileSync('package.json', 'utf8'));

/** A page as small as it can be. */
const page = (path: string, body: string, budget = 'plain', route = '/runs/[run]') => ({
  path,
  html: `<!doctype html><html lang="en" data-route="${route}" data-budget="${budget}"><body>${body}</body></html>`,
});

test('every page states its route and a class of budgets: its layout has them from it', () => {
  const unstated = visits.filter(({ route, budget }) => route === '' || !(budget in budgets));
  expect(unstated, `the layout takes budget="${Object.keys(budgets).join('|')}"`).toEqual([]);
});

test('every class of budgets is that of some page', () =>
  expect(new Set(visits.map(({ budget }) => budget))).toEqual(new Set(Object.keys(budgets))));

const paths = (all: { path: string }[]) => all.map(({ path }) => path).sort();
const alike = Array.from({ length: 40 }, (_, index) =>
  page(`/runs/${index}/`, `<p class="a">${'x'.repeat(100 + index)}</p>`),
);
const odd = page('/runs/odd/', `<p class="a">${'x'.repeat(90)}</p><svg class="b">`);

test('at night all of a few pages are visited, of many the extremes and whatever else has other elements', () => {
  expect(paths(visitsOf(alike.slice(0, 16), true))).toHaveLength(16);
  expect(paths(visitsOf(alike, true))).toEqual(['/runs/0/', '/runs/39/']);
  expect(paths(visitsOf([...alike, odd], true))).toEqual(['/runs/0/', '/runs/39/', '/runs/odd/']);
  // A type of its own is not stood for by others.
  const other = page('/sets/a/', '<p class="a">x</p>', 'plain', '/sets/[set]');
  expect(paths(visitsOf([...alike, other], true))).toContain('/sets/a/');
});

test('by day one page of each type is visited, and what has elements that none of these has', () => {
  expect(paths(visitsOf(alike, false))).toEqual(['/runs/39/']);
  expect(paths(visitsOf([...alike, odd], false))).toEqual(['/runs/39/', '/runs/odd/']);
  const other = page('/sets/a/', '<svg class="b">', 'plain', '/sets/[set]');
  expect(paths(visitsOf([...alike, odd, other], false))).toEqual(['/runs/39/', '/sets/a/']);
});

test('a chart for other pages is weighed as served and as drawn for a choice', () => {
  const parameters = JSON.stringify([
    { name: 'jobs', allowed: ['1'], start: ['1'] },
    { name: 'set', allowed: ['a & b', 'c/d'], start: ['a & b'] },
  ]);
  const html = `<lw-chart data-parameters="${parameters.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
  expect(visitsOf([page('/embed/chart/x/v1/', html, 'embed-chart', '/embed/chart/[kind]')])).toEqual([
    { path: '/embed/chart/x/v1/', route: '/embed/chart/[kind]', budget: 'embed-chart' },
    { path: '/embed/chart/x/v1/?set=c%2Fd', route: '/embed/chart/[kind]', budget: 'chart' },
  ]);
});
