// The checked-in configurations of hosts say what the rules of the headers and the media types say.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeOf, published } from '../../site/build/language/languages.ts';
import { root } from '../../site/build/tools.mjs';
import { ALWAYS, headerRules, REVALIDATED } from '../../site/frame/security.ts';
import { MEDIA_TYPES } from '../../site/host/types.ts';

const pages = published.map((language) => placeOf(language, published, '/').pages);
const rules = headerRules('/', pages);
const textOf = (name: string): string => readFileSync(join(root, 'site/host', name), 'utf8');
const kept = rules
  .slice(1)
  .flatMap(({ path, headers }) =>
    Object.entries(headers).flatMap(([name, value]) =>
      value === REVALIDATED['Cache-Control'] ? [] : [{ path, name, value }],
    ),
  );
const everywhere = Object.entries({ ...rules[0]?.headers, ...ALWAYS });

test('nginx sends the headers and media types of the site', () => {
  const text = textOf('nginx.conf');
  for (const [name, value] of everywhere) expect(text).toContain(`add_header ${name} "${value}" always;`);
  const maps = Map.groupBy(kept, ({ name }) => `$lanewise_${name.toLowerCase().replaceAll('-', '_')}`);
  for (const [variable, of] of maps) {
    const lines = new RegExp(`^map \\$uri \\${variable} {\n    default "(.*)";\n([^}]*)}`, 'm').exec(text);
    expect(lines?.[1]).toBe(variable.endsWith('cache_control') ? 'no-cache' : '');
    expect(lines?.[2]).toBe(of.map(({ path, value }) => `    "~^${path.slice(0, -1)}" "${value}";\n`).join(''));
    expect(text).toContain(`add_header ${of[0]?.name} ${variable} always;`);
  }
  for (const [end, type] of Object.entries(MEDIA_TYPES)) expect(text).toContain(`"${type}" ${end};`);
  for (const path of pages) expect(text).toContain(` ${path}404.html;`);
});

test('Caddy sends the headers and media types of the site', () => {
  const text = textOf('Caddyfile');
  for (const [name, value] of everywhere) expect(text).toContain(`${name} "${value}"\n`);
  for (const [value, of] of Map.groupBy(kept, (one) => one.value)) {
    const matcher = `@${of[0]?.name.toLowerCase()}-1`;
    expect(text).toContain(`${matcher} path ${of.map(({ path }) => path).join(' ')}\n`);
    expect(text).toContain(`header ${matcher} ${of[0]?.name} "${value}"\n`);
  }
  expect(text).toContain('Cache-Control "no-cache"\n');
  for (const [end, type] of Object.entries(MEDIA_TYPES)) expect(text).toContain(`~\\.${end}$ "${type}"\n`);
  for (const path of pages) expect(text).toContain(` ${path}404.html\n`);
});
