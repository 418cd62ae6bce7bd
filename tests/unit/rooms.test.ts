import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { floors } from '../../scripts/rooms.ts';

/** What the linter says of a file that would lie at `path`. */
function said(path: string, text: string): string {
  const args = ['lint', '--colors=off', `--stdin-file-path=${path}`];
  const { stdout, stderr } = spawnSync('node_modules/.bin/biome', args, {
    input: text,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

const table = floors(readFileSync('site/README.md', 'utf8'));

describe('the rooms of the site', () => {
  it('are read off the table of floors', () => {
    expect(table.length).toBeGreaterThan(1);
    for (const { rooms } of table) expect(rooms).not.toEqual([]);
  });

  const [top, ...lower] = table.toSorted((one, other) => other.floor - one.floor);
  const bottom = lower.at(-1);

  it('do not import upwards', () => {
    const text = `import { a } from '../${top?.rooms[0]}/a.ts';\nexport const b = a;\n`;
    expect(said(`site/${bottom?.rooms[0]}/b.ts`, text)).toContain(
      'imports from the floors below it',
    );
  });

  it('import downwards', () => {
    const text = `import { a } from '../${bottom?.rooms[0]}/a.ts';\n\nexport const b = a;\n`;
    expect(said(`site/${top?.rooms[0]}/b.ts`, text)).not.toContain('noRestrictedImports');
  });

  it('keep the page out of files that run anywhere', () => {
    expect(said('site/common/b.ts', 'export const b = document.title;\n')).toContain(
      'noRestrictedGlobals',
    );
    expect(said('site/common/b.element.ts', 'export const b = document.title;\n')).not.toContain(
      'noRestrictedGlobals',
    );
  });

  it('have one door to DuckDB', () => {
    const text = "import { a } from '@duckdb/node-api';\n\nexport const b = a;\n";
    expect(said('site/explorer/b-build.ts', text)).toContain('Only site/duckdb knows DuckDB');
    expect(said('site/duckdb/b-build.ts', text)).not.toContain('noRestrictedImports');
  });
});
