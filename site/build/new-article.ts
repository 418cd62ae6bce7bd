// Begins an article: a file that builds and passes the checks, for its author to fill.
//   npm run new article how-fast-is-my-link
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { helped } from '../../datasets/tools/text/usage.ts';
import { root } from './tools.mjs';

const usage = `usage: npm run new article <slug>
  <slug>   its address: /articles/<slug>/; lower-case words and digits joined by hyphens, the question in short`;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;

/** "how-fast-is-my-link": "How fast is my link?" */
const titleOf = (slug: string): string => {
  const text = slug.replaceAll('-', ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}?`;
};

/** The text of a new article. */
export const skeleton = (slug: string, day: string): string => `---
title: ${titleOf(slug)}
summary: The answer in one or two sentences, with its number.
published: ${day}
topic: links
related: [how-pcie-spends-its-bits]
explains: [transfer-rate]
sources:
  - pcie-base-6.3
---

export const link = { generation: '4.0', lanes: 4 };

The answer first, with its number, computed when the site is built: <Answer of="pcie" inputs={link} output="ceiling" />.

## Why

<Calculator name="pcie" inputs={{ generation: '4.0', lanes: 4 }} compact />

What a reader could not know, with its source.<Cite source="pcie-base-6.3" />

## What would change this

## Check it yourself
`;

/** What is wrong with the arguments; nothing where they can be used. */
export function problemOf([kind, slug = '', ...more]: readonly string[]): string | undefined {
  if (kind !== 'article') return `no kind "${kind ?? ''}": there is article`;
  if (more.length > 0) return `one slug at a time, not also ${more.join(' ')}`;
  if (!SLUG.test(slug)) return `the slug "${slug}" is not of lower-case words and digits joined by hyphens`;
  return undefined;
}

if (import.meta.main && !helped(process.argv.slice(2), usage)) {
  const args = process.argv.slice(2);
  const [, slug = ''] = args;
  const file = `content/articles/en/${slug}.mdx`;
  const problem = problemOf(args) ?? (existsSync(join(root, file)) ? `${file} is there already` : undefined);
  if (problem) {
    console.error(`${problem}\n${usage}`);
    process.exitCode = 2;
  } else {
    writeFileSync(join(root, file), skeleton(slug, new Date().toISOString().slice(0, 10)));
    console.log(`${file}: fill it, then npm run -s site; CONTRIBUTING.md says what an article may use`);
  }
}
