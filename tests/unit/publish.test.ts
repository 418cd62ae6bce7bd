// Releases: whether one may be made, what it says of itself, and that what it publishes runs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../site/build/tools.mjs';
import { pack as packCommand } from '../../site/release/command/pack.ts';
import { pack as packCore } from '../../site/release/pack/pack.ts';
import { sbom, tryInstalled } from '../../site/release/publish/npm.ts';
import { changesOf, notesOf, problemsOf, type State } from '../../site/release/publish/ready.ts';
import { exhaustive } from '../support/exhaustive.ts';
import { tableOf } from '../support/test-tables.ts';

const CHANGELOG = `# What changed

## 2026-12-02 (0.2.0)

- **pcie 3**: new.

## 2026-12-01

- **sata 3**: newer than the release before.

## 2026-11-28 (0.1.0)

- **pcie 2**: old.
`;

const READY: State = {
  tag: 'v0.2.0',
  versions: { npm: '0.2.0', crate: '0.2.0' },
  changed: [],
  changelog: CHANGELOG,
  published: [],
};

describe('a release', () => {
  test('may be made where nothing stands in its way', () => expect(problemsOf(READY)).toEqual([]));

  test.each([
    [{ tag: '0.2.0' }, 'the tag “0.2.0” names no version: write v0.2.0'],
    [{ tag: 'v0.3.0' }, /^the tag v0\.3\.0 does not fit package\.json, which says 0\.2\.0: raise/],
    [{ versions: { npm: '0.2.0', crate: '0.1.0' } }, /calc-wasm\/Cargo\.toml 0\.1\.0: give both/],
    [{ changed: ['a.ts', 'b.ts'] }, /not committed \(a\.ts and 1 more\): commit them first/],
    [{ changelog: '# What changed\n' }, 'CHANGELOG.md has no section of 0.2.0: add one'],
    [{ changelog: '## 2026-12-03\n\n- x\n' }, 'CHANGELOG.md has no section of 0.2.0: write “## 2026-12-03 (0.2.0)”'],
    [
      { changelog: `## 2026-12-03\n\n- x\n\n${CHANGELOG}` },
      /has “## 2026-12-03” above the section of 0\.2\.0: move the “\(0\.2\.0\)” up to it/,
    ],
    [{ published: ['lanewise@0.2.0 on npm'] }, /^lanewise@0\.2\.0 on npm exists, .*raise the version/],
  ] satisfies [Partial<State>, string | RegExp][])('%j is refused in a sentence', (wrong, said) => {
    const [first = ''] = problemsOf({ ...READY, ...wrong });
    expect(first).toMatch(said);
    expect(first).not.toContain('\n');
  });

  test('names all that stands in its way', () =>
    expect(problemsOf({ ...READY, tag: 'v0.3.0', changed: ['a.ts'] })).toHaveLength(3));

  test('says what changed since the one before, then its commits', () => {
    const changes = changesOf(CHANGELOG, '0.2.0');
    if ('problem' in changes) throw new Error(changes.problem);
    expect(changes.text).toContain('## 2026-12-02\n');
    expect(changes.text).toContain('sata 3');
    expect(changes.text).not.toContain('pcie 2');
    const notes = notesOf(changes.text, [{ hash: '0123456789', subject: 'Say more' }], 'v0.1.0');
    expect(notes).toMatch(/pcie 3.*## Commits since v0\.1\.0\n\n- Say more \(01234567\)\n$/s);
  });
});

test.runIf(exhaustive)(
  'the npm packages install from their archives, and both answer',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lanewise-release-'));
    try {
      const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
      const archives = [packCore(folder), (await packCommand(folder)).archive];
      expect(() => tryInstalled(archives, join(folder, 'one'), version)).not.toThrow();
      expect(() => tryInstalled(archives, join(folder, 'other'), '9.9.9')).toThrow('not 9.9.9');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  60_000,
);

test('a bill of materials names every package of the lock', () => {
  const { bomFormat, components } = JSON.parse(sbom());
  expect(bomFormat).toBe('CycloneDX');
  const named = new Set(components.map(({ purl }: { purl: string }) => purl));
  expect([...named]).toContain('pkg:npm/astro@7.3.5');
});

test.each(tableOf<[string[], string][]>(import.meta.filename, 'no_commands'))(
  '%j is no command: it is said how to write one',
  (args, text) => {
    const { status, stderr } = spawnSync(process.execPath, ['site/release/publish/cli.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining(text)]);
  },
);
