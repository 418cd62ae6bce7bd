// Releases: whether one may be made, what it says of itself, and the registry that it is rehearsed with.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageOf } from '../../scripts/command/bundle.ts';
import { CRATE, published } from '../../scripts/publish/crate.ts';
import { publish, type Rehearsal } from '../../scripts/publish/npm.ts';
import { changesOf, notesOf, problemsOf, type State } from '../../scripts/publish/ready.ts';
import { startRegistry } from '../../scripts/publish/registry.ts';
import { sbomOf } from '../../scripts/publish/sbom.ts';
import { root, toolEnvironment } from '../../scripts/tools.mjs';

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
  test('may be made where nothing stands in its way', () => {
    expect(problemsOf(READY)).toEqual([]);
  });

  test.each([
    [{ tag: '0.2.0' }, 'the tag “0.2.0” names no version: write v0.2.0'],
    [{ tag: 'v0.3.0' }, /^the tag v0\.3\.0 does not fit package\.json, which says 0\.2\.0: raise/],
    [{ versions: { npm: '0.2.0', crate: '0.1.0' } }, /calc-wasm\/Cargo\.toml 0\.1\.0: give both/],
    [{ changed: ['a.ts', 'b.ts'] }, /not committed \(a\.ts and 1 more\): commit them first/],
    [{ changelog: '# What changed\n' }, 'CHANGELOG.md has no section of 0.2.0: add one'],
    [
      { changelog: '## 2026-12-03\n\n- x\n' },
      'CHANGELOG.md has no section of 0.2.0: write “## 2026-12-03 (0.2.0)”',
    ],
    [
      { changelog: `## 2026-12-03\n\n- x\n\n${CHANGELOG}` },
      /has “## 2026-12-03” above the section of 0\.2\.0: move the “\(0\.2\.0\)” up to it/,
    ],
    [
      { published: ['lanewise@0.2.0 on npm'] },
      /^lanewise@0\.2\.0 on npm exists, .*raise the version/,
    ],
  ] satisfies [Partial<State>, string | RegExp][])('%j is refused in a sentence', (wrong, said) => {
    const [first = ''] = problemsOf({ ...READY, ...wrong });
    expect(first).toMatch(said);
    expect(first).not.toContain('\n');
  });

  test('names all that stands in its way', () => {
    expect(problemsOf({ ...READY, tag: 'v0.3.0', changed: ['a.ts'] })).toHaveLength(3);
  });

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

describe('the crate', () => {
  const manifest = () => readFileSync(join(root, 'calc-wasm/Cargo.toml'), 'utf8');

  test('has another name where it is published, and keeps the one that code uses', () => {
    const text = published(manifest(), 'https://example.org/lanewise');
    expect(text).toMatch(new RegExp(`^\\[package\\]\\nname = "${CRATE}"\\n`));
    expect(text).toContain('\n[lib]\nname = "lanewise"\n');
    expect(text).toContain('\nrepository = "https://example.org/lanewise"\n');
    expect(published(manifest(), undefined)).not.toContain('repository');
  });

  test('is not published by guess where its manifest has changed', () => {
    expect(() => published('[package]\n', undefined)).toThrow('change scripts/publish/crate.ts');
  });
});

test('a package of npm is known by the place of its modules', () => {
  const of = (path: string) => packageOf(join(root, path));
  expect(of('node_modules/a/node_modules/@b/c/lib/d.js?x')).toBe(
    'node_modules/a/node_modules/@b/c',
  );
  expect(of('node_modules/a/index.js')).toBe('node_modules/a');
  expect(of('scripts/command/main.ts')).toBeUndefined();
});

test('a bill of materials tells what is inside from what only builds', () => {
  const bom = sbomOf({
    version: '0.2.0',
    npm: [
      ['node_modules/@a/b', { version: '1.0.0', integrity: 'sha512-AAAA', license: 'MIT' }],
      ['node_modules/c/node_modules/@a/b', { version: '1.0.0', license: 'MIT' }],
    ],
    crates: [
      { name: 'libm', version: '0.2.0', license: 'MIT/Apache-2.0', source: 'registry' },
      { name: 'lanewise', version: '0.2.0', license: 'MIT', source: null },
    ],
    cargoLock:
      '[[package]]\nname = "libm"\nversion = "0.2.0"\nsource = "registry"\nchecksum = "ab"\n',
    inside: new Set(['libm@0.2.0']),
    node: '24.0.0',
  });
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    components: [
      {
        purl: 'pkg:cargo/libm@0.2.0',
        scope: 'required',
        hashes: [{ alg: 'SHA-256', content: 'ab' }],
        licenses: [{ expression: 'MIT OR Apache-2.0' }],
      },
      { purl: 'pkg:generic/node@24.0.0', scope: 'required' },
      { purl: 'pkg:npm/%40a/b@1.0.0', scope: 'excluded' },
    ],
    dependencies: [{ dependsOn: ['pkg:cargo/libm@0.2.0', 'pkg:generic/node@24.0.0'] }],
  });
});

test('the registry of the rehearsal takes a version once, and gives it to npm', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanewise-registry-'));
  const registry = await startRegistry();
  try {
    const rehearsal: Rehearsal = { registry: registry.url, folder };
    writeFileSync(join(folder, 'package.json'), '{ "name": "a", "version": "1.0.0" }');
    execFileSync('npm', ['pack', '--silent'], { cwd: folder, env: toolEnvironment() });
    await publish(join(folder, 'a-1.0.0.tgz'), rehearsal);
    await expect(publish(join(folder, 'a-1.0.0.tgz'), rehearsal)).rejects.toThrow(
      /a@1\.0\.0|1\.0\.0/,
    );
    const found = await (await fetch(`${registry.url}a`)).json();
    expect(found).toMatchObject({ 'dist-tags': { latest: '1.0.0' } });
    const file = await fetch(found.versions['1.0.0'].dist.tarball);
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([
      ...readFileSync(join(folder, 'a-1.0.0.tgz')),
    ]);
    expect((await fetch(`${registry.url}b`)).status).toBe(404);
  } finally {
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each([
  [[], 'name one of --dry-run, --out and --publish'],
  [['--dry-run', '--out', 'x'], 'name one of'],
  [['--out', 'x', '--anyway'], '--anyway belongs to --dry-run'],
  [['--out', 'scripts'], 'scripts is not empty'],
  [['--dry-run', '--registry', 'x'], '--registry x is no address'],
])('%j is no command: it is said how to write one', (args, said) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/publish/cli.ts', ...args], {
    ...{ cwd: root, encoding: 'utf8' },
  });
  expect([status, stderr]).toEqual([2, expect.stringContaining(said)]);
});
