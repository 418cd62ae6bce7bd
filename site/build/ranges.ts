// Parts of files, as a host that serves a database by ranges must give them (RFC 9110, section 14).
import { createReadStream, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** The first and the last byte asked for; `undefined` where the whole file is to be sent, `unsatisfiable` where none of it. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { first: number; last: number } | 'unsatisfiable' | undefined {
  // Several ranges, other units and what is no range at all may be ignored.
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  // Without a first byte: so many of the last ones.
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return first > last ? 'unsatisfiable' : { first, last };
}

/** What the disk says of a file; nothing where no file can have such a path, as where it is too long. */
export function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

/** Changes with the file, as far as its size and its time tell. */
export const markOf = ({ size, mtimeMs }: Stats): string =>
  `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`;

/** Answers a request for a part of the file, with these headers of it; says whether it did. */
export function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  headers: Record<string, string>,
): boolean {
  const stats = statsOf(file);
  if (!stats?.isFile() || request.method !== 'GET') return false;
  const modified = stats.mtime.toUTCString();
  // A browser that holds other parts wants this one only if it is of the same file, and else the whole file.
  const condition = request.headers['if-range'];
  const mark = markOf(stats);
  if (condition !== undefined && condition !== modified && condition !== mark) return false;
  const range = rangeOf(request.headers.range, stats.size);
  if (!range) return false;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${stats.size}` }).end();
    return true;
  }
  const { first, last } = range;
  response.writeHead(206, {
    ...headers,
    'Content-Range': `bytes ${first}-${last}/${stats.size}`,
    'Content-Length': last - first + 1,
    'Accept-Ranges': 'bytes',
    ETag: mark,
    'Last-Modified': modified,
  });
  // A reader who leaves early is no fault.
  pipeline(createReadStream(file, { start: first, end: last }), response, () => {});
  return true;
}
