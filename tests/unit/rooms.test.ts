import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { floors } from '../../site/build/rooms.ts';

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

/** The same of the tools, whose rooms may lie in a folder of several. */
const toolFiles: typeof files = {
  'paste/up.ts': {
    text: "import type { Records } from '../diagnose/reading/records.ts';\n\nexport type Up = Records;\n",
    says: 'imports from the floors below it',
  },
  'diagnose/join/up.ts': {
    text: "import type { Judged } from '../judge/judged.ts';\n\nexport type Up = Judged;\n",
    says: 'imports from the floors below it',
  },
  'diagnose/judge/down.ts': {
    text: "import type { Machine } from '../join/machine.ts';\n\nexport type Down = Machine;\n",
  },
  'check/rules/own.ts': {
    text: "import type { A } from '../closest.ts';\n\nexport type Own = A;\n",
  },
  'check/catalog-of.ts': {
    text: "import type { A } from './rules/a.ts';\n\nexport type Own = A;\n",
  },
  'tables/up.test.ts': {
    text: "import type { A } from '../check/check.ts';\n\nexport type Up = A;\n",
  },
  'check/page.ts': {
    text: "import type { A } from '../../../site/common/a.ts';\n\nexport type Up = A;\n",
    says: 'datasets/tools never imports the site',
  },
};

const all = Object.entries({ site: files, 'datasets/tools': toolFiles }).flatMap(([house, some]) =>
  Object.entries(some).map(([path, file]) => [`${house}/${path}`, file] as const),
);

const folder = mkdtempSync(join(tmpdir(), 'lanewise-rooms-'));
let findings: { path: string; message: string }[] = [];

beforeAll(() => {
  for (const config of ['biome.json', 'site/biome.json', 'datasets/tools/biome.json']) {
    cpSync(config, join(folder, config));
  }
  for (const [path, { text }] of all) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const options = ['--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  const args = ['lint', ...options, 'site', 'datasets'];
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

describe('the rooms of the site and of the tools', () => {
  it.each(all)('%s', (path, { says }) => {
    const said = findings.filter((one) => one.path === path).map(({ message }) => message);
    if (says) expect(said.join()).toContain(says);
    else expect(said).toEqual([]);
  });
});
