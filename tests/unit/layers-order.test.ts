// Style sheets come to a page in any order: each that fills a layer says first which layer wins.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Those of the frame come as one, which says it. */
const files = globSync('site/**/*.css').filter(
  (path) =>
    !/^site\/(?:frame\/(?!site)|common\/layers)/.test(path) &&
    /@layer |frame\/site\.css/.test(readFileSync(path, 'utf8') + path),
);

it.each(files)('%s knows the order of layers', (path) => {
  expect(readFileSync(path, 'utf8')).toMatch(/@import "(?:\.\.\/)+common\/layers\.css";/);
});

it.each(globSync('site/**/*.css'))('%s has no rule that looks through the whole page at each change', (path) => {
  expect(readFileSync(path, 'utf8')).not.toMatch(/:root:has\(|(?:^|[\s,]):has\(|lw-calculator:has\((?!noscript)/m);
});
