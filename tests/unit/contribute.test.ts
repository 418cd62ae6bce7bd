// What the page of contributions makes and says of files: the same as the terminal, shared rows included.

import { strToU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../datasets/tools/text/words-of.ts';
import { dataFiles } from '../../site/contribute/data-files-build.ts';
import { type Measured, makeSet } from '../../site/contribute/make.ts';
import type { DataFiles } from '../../site/contribute/parts.ts';
import { Session } from '../../site/contribute/session.ts';
import { extractionOf } from '../../site/contribute/typed-figures.ts';
import { tableOf } from '../support/test-tables.ts';
import { typedFigure } from '../support/typed-figure.ts';

const known = dataFiles();
const decoder = new TextDecoder();

const FIGURE = typedFigure({ block: '16M', depth: '1', jobs: '1', value: '3021.4', means: 'MiB/s' });
const RUN = { tool: 'AS SSD', version: '2.0.7321', date: '2026-05-12' };
const META = tableOf<Record<string, string>>(import.meta.filename, 'meta');
const measured: Measured = { extraction: extractionOf(RUN, [FIGURE]), outputs: [] };
const make = (id: string, meta = {}, data: DataFiles = known) =>
  makeSet(measured, { id, meta: { ...META, ...meta }, keepRaw: false }, data);

const open = (files: Parameters<typeof Session.open>[0], data = known) =>
  Session.open(files, { known: data, ceiling: undefined });

const textOf = ({ files }: Awaited<ReturnType<typeof make>>, path: string) =>
  decoder.decode(files.find((file) => file.path === path)?.bytes);

describe('a set of the form', () => {
  test('brings the drive and the platform that nobody has, and is clean when its zip is dropped again', async () => {
    const madeSet = await make('my-window');
    expect(madeSet.files.map(({ path }) => path).sort()).toEqual(
      wordsOf(`
      my-window/datapackage.json my-window/drives.csv my-window/platforms.csv my-window/results.csv my-window/runs.csv
      my-window/sources.csv my-window/targets.csv
    `),
    );
    const packed = (await open(madeSet.files)).zip();
    const again = await open([{ path: 'my-window.zip', bytes: packed }]);
    const { findings } = again.summary.report;
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect([again.summary.unread, again.summary.refused]).toEqual([[], []]);
    expect(Object.keys(unzipSync(packed)).sort()).toEqual(madeSet.files.map(({ path }) => path).sort());
  });

  test('names the drive that another set brings, and brings none', async () => {
    const first = await make('my-window');
    const brought = { 'my-window': { drives: textOf(first, 'my-window/drives.csv') } };
    const second = await make('their-window', {}, { ...known, brought });
    expect(second.files.map(({ path }) => path)).not.toContain('their-window/drives.csv');
    expect(textOf(second, 'their-window/targets.csv')).toContain('nobody-unheard-of');
    const { report } = (await open(second.files, { ...known, brought })).summary;
    expect(report.findings.filter(({ rule }) => rule === 'LW106')).toEqual([]);
  });

  test('says of a single drive that it is one, and whether the link was the limit', async () => {
    const madeSet = await make('my-window', { 'results.link_limited': 'yes' });
    expect(textOf(madeSet, 'my-window/targets.csv')).toContain(',drive,Nobody’s drive,nobody-unheard-of,1,');
    expect(textOf(madeSet, 'my-window/results.csv')).toContain(',payload,yes,');
  });

  test('is asked about lanes and limit only where there is a link', async () => {
    const asked = async (link: string) =>
      (await make('my-window', { 'runs.link_kind': link })).questions.map(({ key }) => key);
    expect(await asked('pcie')).toEqual(expect.arrayContaining(['runs.link_lanes', 'results.link_limited']));
    expect((await asked('none')).filter((key) => /link|max_payload/.test(key))).toEqual([]);
  });
});

describe('a drive and an array of it in one set', () => {
  const both = { extraction: extractionOf(RUN, [FIGURE, { ...FIGURE, on: 'array', value: '5800' }]), outputs: [] };
  const answers = { 'array.target': 'Two of it mirrored', 'array.array_kind': 'raid1', 'array.drive_count': '2' };
  const wish = (meta = {}) => ({ id: 'my-pair', meta: { ...META, ...meta }, keepRaw: false });

  test('are two targets, with a run each, and pass the checks', async () => {
    const madeSet = await makeSet(both, wish(answers), known);
    const targets = textOf(madeSet, 'my-pair/targets.csv').trim().split('\n').slice(1);
    expect(targets).toEqual([
      expect.stringMatching(/,drive,Nobody’s drive,nobody-unheard-of,1,.*,none,/),
      expect.stringMatching(/,array,Two of it mirrored,nobody-unheard-of,2,.*,raid1,/),
    ]);
    expect(textOf(madeSet, 'my-pair/runs.csv').trim().split('\n')).toHaveLength(3);
    const { findings } = (await open(madeSet.files)).summary.report;
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('are asked about only where there is an array, and then have to be answered', async () => {
    const required = async (of: Measured) =>
      (await makeSet(of, wish(), known)).questions.filter(({ isRequired }) => isRequired).map(({ key }) => key);
    expect(await required(both)).toEqual(Object.keys(answers));
    expect(await required(measured)).toEqual([]);
  });
});

describe('what the page says', () => {
  const header = (known.registry.controllers ?? '').split('\n')[0] ?? '';
  const cells = tableOf<Record<string, string>>(import.meta.filename, 'controller');
  const row = header.split(',').map((name) => cells[name] ?? '');
  const controllers = { path: 'datasets/registry/controllers.csv', bytes: strToU8(`${header}\n${row.join(',')}\n`) };
  const rulesOf = async (...files: Parameters<typeof open>[0]) =>
    (await open(files)).summary.report.findings.map(({ rule }) => rule);

  test('a source that no list has is found as in the terminal, unless its list comes along', async () => {
    expect(await rulesOf(controllers)).toContain('LW410');
    const list = { path: 'content/references.yaml', bytes: strToU8('nobody-wrote-it:\n  title: x\n') };
    expect(await rulesOf(controllers, list)).not.toContain('LW410');
  });

  test('a row of a set that differs from the registry’s is a warning', async () => {
    const [, first = ''] = (known.registry.drives ?? '').split('\n');
    const drives = (known.registry.drives ?? '').split('\n')[0] ?? '';
    const madeSet = await make('my-window');
    const files = madeSet.files.filter(({ path }) => path !== 'my-window/drives.csv');
    const other = first.replace(/,[^,]*,/, ',Somebody else,');
    const bytes = strToU8(`${drives}\n${other}\n`);
    expect(await rulesOf(...files, { path: 'my-window/drives.csv', bytes })).toContain('LW108');
  });

  const runs = (cell: string, extra = '') => ({
    path: 'runs.csv',
    bytes: strToU8(`run_id,link_kind,link_generation\nr,pcie,${cell}${extra}\n`),
  });

  test('a generation of no link is one finding', async () => {
    const { findings } = (await open([runs('gen3')])).summary.report;
    const about = findings.filter(({ field }) => field === 'link_generation');
    expect(about.map(({ rule, replacement }) => [rule, replacement])).toEqual([['LW210', '3.0']]);
  });

  test('a generation is of the wrong form also where no link has any', async () => {
    const none = { path: 'runs.csv', bytes: strToU8('run_id,link_kind,link_generation\nr,none,gen3\n') };
    expect(await rulesOf(none)).toContain('LW203');
  });

  test('the button promises what is fixed then: nothing in a file whose rows are in doubt', async () => {
    const fixable = async (session: Session) => session.summary.report.findings.filter((finding) => finding.fixable);
    // A row with a cell too many, and no line end: the columns cannot be put in order.
    const doubtful = { path: 'runs.csv', bytes: strToU8('link_kind,run_id\npcie,r,x\n') };
    expect(await fixable(await open([doubtful]))).toEqual([]);
    const sound = await open([runs('gen3')]);
    const promised = (await fixable(sound)).length;
    expect([promised > 0, await fixable(sound.mended().session)]).toEqual([true, []]);
  });
});
