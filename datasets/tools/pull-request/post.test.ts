import { describe, expect, test } from 'vitest';
import { UNITS } from '../schema/table-schema.ts';
import { type FILES, readArtifact } from './artifact.ts';
import { MARKER } from './comment.ts';
import { type Forge, post, type RunEvent } from './post.ts';

const HEAD = 'c'.repeat(40);

const event: RunEvent = {
  repository: { full_name: 'lanewise/lanewise' },
  workflow_run: {
    event: 'pull_request',
    head_sha: HEAD,
    html_url: 'https://forge.example/run/1',
    head_repository: { full_name: 'someone/lanewise' },
  },
};

type Files = Partial<Record<keyof typeof FILES, string>>;

const reader =
  (files: Files = {}) =>
  (file: keyof typeof FILES): string =>
    ({
      'pull-request.json': '{"number": 7}',
      'report.json': '{"findings": [], "without_core": false}',
      'changes.json': '{"sets": [], "shared": []}',
      'fix.diff': '',
      ...files,
    })[file];

/** A forge with one pull request, its files and its comments; keeps what it is told. */
function forge({ pull = {}, paths = ['datasets/sets/a/runs.csv'], comments = [] as object[] } = {}) {
  const told: { method: string; path: string; body: string }[] = [];
  const answers: Record<string, unknown> = {
    pulls: { state: 'open', head: { sha: HEAD, repo: { full_name: 'someone/lanewise' } }, ...pull },
    files: paths.map((filename) => ({ filename })),
    comments,
  };
  const fake: Forge = {
    server: 'https://forge.example',
    async ask(method, path, body) {
      if (method !== 'GET') told.push({ method, path, body: (body as { body: string }).body });
      if (path === '/repos/lanewise/lanewise') return { homepage: 'https://site.example/' };
      const [, kind = ''] = /(files|comments)\?/.exec(path) ?? [null, 'pulls'];
      return answers[kind];
    },
  };
  return { fake, told };
}

test('it comments once and updates that comment afterwards', async () => {
  const first = forge();
  await post(first.fake, event, reader());
  expect(first.told[0]).toMatchObject({ method: 'POST', path: '/repos/lanewise/lanewise/issues/7/comments' });
  const body = first.told[0]?.body ?? '';
  const comments = [
    { id: 3, body: `${MARKER} a copy`, user: { login: 'someone' } },
    { id: 4, body, user: { login: 'github-actions[bot]' } },
  ];
  const second = forge({ comments });
  await post(second.fake, event, reader());
  expect(second.told).toEqual([{ method: 'PATCH', path: '/repos/lanewise/lanewise/issues/comments/4', body }]);
});

test.each([
  ['another commit is its head', { head: { sha: 'd'.repeat(40), repo: { full_name: 'someone/lanewise' } } }],
  ['it comes from another repository', { head: { sha: HEAD, repo: { full_name: 'other/lanewise' } } }],
  ['its repository is gone', { head: { sha: HEAD, repo: null } }],
  ['it is closed', { state: 'closed' }],
])('no comment where %s', async (_, pull) => {
  const { fake, told } = forge({ pull });
  expect(await post(fake, event, reader())).toContain('no comment');
  expect(told).toEqual([]);
});

test('a run that was not a pull request’s is refused', async () => {
  const { fake } = forge();
  const pushed = { ...event, workflow_run: { ...event.workflow_run, event: 'push' } };
  await expect(post(fake, pushed, reader())).rejects.toThrow('not pull_request');
});

test('the files it touches come from the forge, not from the artifact', async () => {
  const { fake, told } = forge({ paths: ['datasets/sets/a/runs.csv', '.github/workflows/data.yml'] });
  await post(fake, event, reader());
  expect(told[0]?.body).toContain('files that are not data');
});

describe('units of an artifact', () => {
  const changesOf = (unit: unknown) => {
    const cells = [{ column: 'iops', unit, before: '1', after: '2' }];
    const properties = cells;
    return JSON.stringify({
      sets: [{ set: 'a', kind: 'changed', properties, tables: [], figures: { listed: [], all: 0 } }],
      shared: [],
    });
  };

  test.each(['ms)\n\n</details>\n\n## Maintainers: approved', 'constructor', '__proto__', 'ms', ''])(
    '%j is none that a table declares: no comment is written',
    async (unit) => {
      const { fake, told } = forge();
      await expect(post(fake, event, reader({ 'changes.json': changesOf(unit) }))).rejects.toThrow(
        'changes.json.sets[0].properties[0].unit is not one of B, B/s, s,',
      );
      expect(told).toEqual([]);
    },
  );

  test.each([...UNITS, undefined])('%s is taken', async (unit) => {
    const { fake, told } = forge();
    await post(fake, event, reader({ 'changes.json': changesOf(unit) }));
    expect(told).toHaveLength(1);
  });
});

describe('an artifact that the check did not write', () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  test.each<[string, Files]>([
    ['no JSON', { 'report.json': '{' }],
    ['another shape', { 'report.json': '{"findings": {"length": 3}}' }],
    ['an unknown level', { 'report.json': '{"findings": [{"level": "fine"}]}' }],
    ['a number that is none', { 'pull-request.json': '{"number": "7/../8"}' }],
    ['a negative number', { 'pull-request.json': '{"number": -1}' }],
    ['an inherited property', { 'changes.json': '{"__proto__": {"sets": [], "shared": []}}' }],
    ['more than it may have', { 'report.json': `{"findings": [${'0,'.repeat(20_000)}0]}` }],
    ['nesting', { 'changes.json': `{"sets": ${deep}, "shared": []}` }],
    ['a text that is too long', { 'report.json': `{"findings": [{"file": "${'x'.repeat(3000)}"}]}` }],
  ])('%s is refused with its place', (_, files) => {
    expect(() => readArtifact(reader(files))).toThrow(/\.json is not what the check writes: ./);
  });
});
