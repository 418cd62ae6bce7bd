// What a kind of chart declares is all that pages, embeds and redrawing know of it.
import { beforeAll, describe, expect, it, test } from 'vitest';
import { listOf } from '../../site/build/chart-kinds.ts';
import type { Kind, Material, Titled } from '../../site/charts/kinds/kind.ts';
import { kindNames, kinds } from '../../site/charts/kinds.ts';
import { material } from '../../site/charts/material-build.ts';
import { parametersOf, picturesIn } from '../../site/charts/pictures.ts';
import { words } from '../../site/charts/words.ts';
import { startOf } from '../../site/common/state.ts';

describe('the list of kinds', () => {
  it('has the order of the words', () => expect(kindNames).toEqual(Object.keys(words.kinds)));

  it('is refused where a file has no words, or words no file', () => {
    const found = new Map([['queueDepth', 'sweeps.ts']]);
    expect(listOf(['queue-depth'], found)).toContain("'queue-depth': queueDepth,");
    expect(() => listOf(['queue-depth', 'block-size'], found)).toThrow('export it as `blockSize: Kind`');
    expect(() => listOf([], found)).toThrow('sweeps.ts: "queueDepth" has no words');
  });
});

describe.each(kindNames)('%s', (name) => {
  const kind: Kind = kinds[name];
  let all: Titled;
  beforeAll(async () => {
    all = await material();
  });

  test('has words for its page', () => {
    for (const text of Object.values(words.kinds[name])) expect(text).toMatch(/^\S.+$/);
  });

  test('draws every first choice from the rows that it asks for, as from all of them', () => {
    const choices = kind.choices(all);
    const start = startOf(choices);
    const others = choices.flatMap(({ name: of, allowed }) =>
      allowed.slice(0, 3).map((value) => ({ ...start, [of]: [value] })),
    );
    for (const state of [start, ...others]) {
      const sets = kind.sets(state);
      const its = <Row extends { set_id: string }>(rows: readonly Row[], file: Kind['file']) =>
        kind.file === file ? rows.filter(({ set_id }) => sets.includes(set_id)) : [];
      const asked: Material = {
        configurations: its(all.configurations, 'rows'),
        series: its(all.series, 'series'),
        lanes: kind.ceilings ? all.lanes : [],
      };
      const drawn = kind.pictures(all, state);
      expect(drawn.length, JSON.stringify(state)).toBeGreaterThan(0);
      for (const { caption } of drawn) expect(caption).toMatch(/^\S.+$/);
      const isSame = JSON.stringify(kind.pictures(asked, state)) === JSON.stringify(drawn);
      expect(isSame, `${JSON.stringify(state)}: look at file, sets and ceilings`).toBe(true);
    }
  });
});

test('no list, legend or table names a run by its key', async () => {
  const all = await material();
  const whole = all.configurations.flatMap(({ set_id, run_id, points }) => [
    set_id,
    run_id,
    ...points.map(({ result_id }) => result_id),
  ]);
  const keys = new Set(
    whole.flatMap((key) => {
      const parts = key.split('-');
      return parts.slice(0, -1).map((_, from) => parts.slice(from).join('-'));
    }),
  );
  /** A part of a name that is the key of a run, a result or a set, or the end of one. */
  const isNamed = (text: string) => text.split(', ').some((part) => keys.has(part));
  const shown = kindNames.flatMap((name) => {
    const choices = kinds[name].choices(all);
    const pictures = kinds[name].pictures(all, startOf(choices));
    return [
      ...choices.flatMap(({ values }) => values.map(({ text }) => text)),
      ...pictures.flatMap(({ caption, finding, series, table, notes }) => [
        ...[caption, finding ?? '', ...notes, ...series.map(({ label }) => label)],
        ...series.flatMap(({ marks }) => marks.map(({ title }) => title)),
        ...table.rows.flatMap(({ cells }) => cells.map((cell) => (typeof cell === 'string' ? cell : cell.text))),
      ]),
    ];
  });
  const named = [...shown, ...all.configurations.map(({ name }) => name)];
  expect(named.filter(isNamed)).toEqual([]);
  expect(new Set(all.configurations.map(({ name }) => name)).size).toBe(all.configurations.length);
});

test('the ceilings are of every generation of PCIe that a row was measured on', async () => {
  const { configurations, lanes } = await material();
  const measured = configurations.filter(({ link_kind }) => link_kind === 'pcie');
  const generations = new Set(measured.flatMap(({ link_generation: of }) => of ?? []));
  expect(generations.size).toBeGreaterThan(3);
  expect(new Set(lanes.map(({ generation }) => generation))).toEqual(generations);
});

/** Quantities of a sentence, but those of names: "508 k IOPS", "24×", "99.8 %". */
const FIGURE = /[\d.]+(?:\u202f[kM]?\u202f?(?:IOPS|[GMk]?B\/s|µs|ms|s|%)|×)/gu;

test('the titles of charts stand in their rows: each figure that one names', async () => {
  const all = await material();
  const titles = kindNames.flatMap((name) => {
    const kind: Kind = kinds[name];
    const choices = kind.choices(all);
    const start = startOf(parametersOf(kind, choices));
    const others = choices.flatMap(({ name: of, allowed }) =>
      allowed.slice(0, 4).map((value) => ({ ...start, [of]: [value] })),
    );
    return [start, ...others].flatMap((state) => picturesIn(kind, all, state).pictures.slice(0, 1));
  });
  const found = titles.filter(({ finding }) => finding !== undefined);
  expect(new Set(found.map(({ finding }) => finding)).size).toBeGreaterThanOrEqual(12);
  for (const { finding = '', table, figures = [], series } of found) {
    const texts = new Set([
      ...table.rows.flatMap(({ cells }) => cells.map((cell) => (typeof cell === 'string' ? cell : cell.text))),
      ...figures.map(({ value }) => value),
      ...series.flatMap(({ marks }) => marks.flatMap(({ title }) => title.split('\n'))),
    ]);
    for (const figure of finding.match(FIGURE) ?? []) {
      expect(
        [...texts].some((text) => text.includes(figure)),
        `${finding}: ${figure}`,
      ).toBe(true);
    }
  }
});
