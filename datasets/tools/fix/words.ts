/** What `fix` did, for people: the same in the terminal and on the site. */

import { plural } from '../language/plural.ts';
import { echo, oneLine } from '../tables/finding.ts';
import type { FileChanges } from './fix.ts';

/** Cells that are listed one by one; the others are counted. */
const LISTED = 20;

const words = {
  nothing: 'nothing to fix',
  mended: (cells: string, files: string) => `fixed ${cells} in ${files}`,
  cells: 'one {# cell} other {# cells}',
  files: 'one {# file} other {# files}',
  more: 'one {# more cell fixed} other {# more cells fixed}',
};

export function formatChanges(changes: readonly FileChanges[]): string {
  const lines = changes.flatMap(({ file, done, cells }) => {
    const listed = cells
      .slice(0, LISTED)
      .map(({ line, column, rule, field, from, to }) =>
        oneLine(`${file}:${line}:${column} ${rule} ${field}: ${echo(from)} → ${echo(to)}`),
      );
    const left = cells.length - listed.length;
    return [
      ...done.map((text) => oneLine(`${file}: ${text}`)),
      ...listed,
      ...(left > 0 ? [oneLine(`${file}: ${plural(left, words.more)}`)] : []),
    ];
  });
  const cells = changes.reduce((sum, change) => sum + change.cells.length, 0);
  lines.push(
    changes.length === 0
      ? words.nothing
      : words.mended(plural(cells, words.cells), plural(changes.length, words.files)),
  );
  return `${lines.join('\n')}\n`;
}
