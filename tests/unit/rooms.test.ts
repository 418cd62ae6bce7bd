import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { floors } from '../../scripts/rooms.ts';

const table = floors(readFileSync('site/README.md', 'utf8')).toSorted(
  (one, other) => other.floor - one.floor,
);
const top = table[0]?.rooms[0];
const bottom = table.at(-1)?.rooms[0];

/** Files as somebody may write them, and what the linter has to say; nothing where they are right. */
const files: Record<string, { text: string; says?: string }> = {
  [`${bottom}/up.ts`]: {
    text: `import { a } from '../${top}/a.ts';\n\nexport const b = a;\n`,
    says: 'imports from the floors below it',
  },
  [`${bottom}/up.element.ts`]: {
    text: `export const b = () => import('../${top}/a.element.ts');\n`,
    says: 'imports from the floors below it',
  },
  [`${top}/Up.astro`]: {
    text: "---\nimport A from '../pages/index.astro';\n---\n\n<A />\n",
    says: 'Nothing imports tests or pages',
  },
  [`${top}/down.ts`]: { text: `import { a } from '../${bottom}/a.ts';\n\nexport const b = a;\n` },
  [`${bottom}/page.ts`]: {
    text: 'export const b = document.title;\n',
    says: 'Do not use the global variable document',
  },
  [`${bottom}/page.element.ts`]: { text: 'export const b = document.title;\n' },
  [`${bottom}/disk.ts`]: {
    text: "import { readFileSync } from 'node:fs';\n\nexport const b = readFileSync;\n",
    says: 'nothing of the build',
  },
  [`${bottom}/disk-build.ts`]: {
    text: "import { readFileSync } from 'node:fs';\n\nexport const b = readFileSync;\n",
  },
  [`${bottom}/loads-build.ts`]: {
    text: "import { a } from './a.element.ts';\n\nexport const b = a;\n",
    says: 'nothing that needs a browser',
  },
  'explorer/engine-build.ts': {
    text: "import { a } from '@duckdb/node-api';\n\nexport const b = a;\n",
    says: 'Only site/duckdb knows DuckDB',
  },
  'duckdb/engine-build.ts': {
    text: "import { a } from '@duckdb/node-api';\n\nexport const b = a;\n",
  },
};

const folder = mkdtempSync(join(tmpdir(), 'lanewise-rooms-'));
let findings: { path: string; message: string }[] = [];

beforeAll(() => {
  for (const config of ['biome.json', 'site/biome.json']) cpSync(config, join(folder, config));
  for (const [path, { text }] of Object.entries(files)) {
    const file = join(folder, 'site', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', 'site'];
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), args, {
    cwd: folder,
    encoding: 'utf8',
  });
  findings = JSON.parse(stdout).diagnostics.map(
    ({
      location,
      message,
    }: {
      location: { path: string | { file: string } };
      message: string;
    }) => ({
      path: typeof location.path === 'string' ? location.path : location.path.file,
      message,
    }),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the rooms of the site', () => {
  it.each(Object.entries(files))('%s', (path, { says }) => {
    const said = findings
      .filter((one) => one.path === `site/${path}`)
      .map(({ message }) => message);
    if (says) expect(said.join()).toContain(says);
    else expect(said).toEqual([]);
  });
});
