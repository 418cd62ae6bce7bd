// Where DuckDB found a mistake: it prints the line, or a part of it, and a caret below.

const SHOWN = /^LINE (\d+): (.*)\n( *)\^/m;

/** Stands where the engine left out the rest of a long line. */
const CUT = '...';

/** The word of the query that a message points at. */
export function placeOf(message: string, query: string): { from: number; to: number } | undefined {
  const [whole, number = '', shown = '', blanks = ''] = SHOWN.exec(message) ?? [];
  const lines = query.split('\n');
  const line = lines[Number(number) - 1];
  if (whole === undefined || line === undefined) return undefined;
  const head = `LINE ${number}: `.length;
  const isCut = shown.startsWith(CUT) && !line.startsWith(CUT);
  const part = shown.slice(isCut ? CUT.length : 0, shown.endsWith(CUT) ? -CUT.length : undefined);
  const begins = isCut ? line.indexOf(part) : 0;
  const at = begins + blanks.length - head - (isCut ? CUT.length : 0);
  if (begins < 0 || at < 0 || at > line.length) return undefined;
  const before = lines.slice(0, Number(number) - 1).reduce((sum, item) => sum + item.length + 1, 0);
  const word = /^(?:[\w"]+|.)/u.exec(line.slice(at))?.[0] ?? '';
  return { from: before + at, to: before + at + word.length };
}
