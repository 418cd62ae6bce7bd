/**
 * The two steps of the workflows that are ours:
 *   guard <paths> <changes.json>   fails when a pull request touches more than one set; <paths> is NUL-separated
 *   comment <folder>               writes the comment from the artifact in the folder
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { printable } from '../markdown.ts';
import { FILES } from './artifact.ts';
import { guard } from './guard.ts';
import { type Forge, post } from './post.ts';

const [command, first = '', second = ''] = process.argv.slice(2);

if (command === 'guard') {
  const paths = readFileSync(first, 'utf8').split('\0').filter(Boolean);
  const notices = guard(paths, JSON.parse(readFileSync(second, 'utf8')));
  for (const { level, message, names } of notices) {
    const text = `${message}: ${names.map((name) => printable(name)).join(', ')}`;
    // An annotation ends at the line, and % begins an escape in it.
    console.log(`::${level === 'error' ? 'error' : 'notice'}::${text.replaceAll('%', '%25')}`);
  }
  process.exitCode = notices.some(({ level }) => level === 'error') ? 1 : 0;
} else if (command === 'comment') {
  const { GITHUB_EVENT_PATH = '', GITHUB_API_URL, GITHUB_SERVER_URL = '' } = process.env;
  const forge: Forge = {
    server: GITHUB_SERVER_URL,
    async ask(method, path, body) {
      const response = await fetch(`${GITHUB_API_URL}${path}`, {
        method,
        headers: {
          Accept: 'application/vnd.github+json',
          Authorization: `Bearer ${process.env.GITHUB_TOKEN}`,
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
      return response.json();
    },
  };
  const read = (file: keyof typeof FILES): string => {
    const path = join(first, file);
    const { size } = statSync(path);
    if (size > FILES[file]) throw new Error(`${file} has ${size} bytes, more than ${FILES[file]}`);
    return readFileSync(path, 'utf8');
  };
  console.log(await post(forge, JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')), read));
} else {
  console.error('usage: guard <paths> <changes.json> | comment <folder>');
  process.exitCode = 2;
}
