/** What `fix` did, for people: the same in the terminal and on the site. */
import { echo, oneLine } from '../check/finding.ts';
import { plural } from '../check/report.ts';
import type { FileChanges } from './fix.ts';

/** Cells that are listed one by one; the others are counted. */
const LISTED = 20;

export function formatChanges(changes: readonly FileChanges[]): string {
  const lines = changes.flatMap(({ file, done, cells }) => {
    const listed = cells
      .slice(0, LISTED)
      .map(({ line, column, rule, field, from, to }) =>
        oneLine(`${file}:${line}:${column} ${rule} ${field}: ${echo(from)} → ${echo(to)}`),
      );
    const left = cells.length - listed.length;
    return [
      ...done.map((words) => oneLine(`${file}: ${words}`)),
      ...listed,
      ...(left > 0 ? [oneLine(`${file}: ${plural(left, 'more cell')} mended`)] : []),
    ];
  });
  const cells = changes.reduce((sum, change) => sum + change.cells.length, 0);
  lines.push(
    changes.length === 0
      ? 'nothing to mend'
      : `mended ${plural(cells, 'cell')} in ${plural(changes.length, 'file')}`,
  );
  return `${lines.join('\n')}\n`;
}
