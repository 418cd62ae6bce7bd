// What a host says that each file is, by the end of its name. Servers of their own know some of these, each others: a
// text without its letters' encoding is read as the reader's system pleases, and a browser compiles no core of another type.
const UTF_8 = '; charset=utf-8';

export const MEDIA_TYPES = {
  html: `text/html${UTF_8}`,
  css: `text/css${UTF_8}`,
  js: `text/javascript${UTF_8}`,
  txt: `text/plain${UTF_8}`,
  csv: `text/csv${UTF_8}`,
  xml: `application/xml${UTF_8}`,
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  wasm: 'application/wasm',
  parquet: 'application/vnd.apache.parquet',
  zip: 'application/zip',
  // As they are, where they are asked for by their own names: pages unpack the engine and the database themselves.
  gz: 'application/gzip',
} as const;

/** Of all others: the database, packed twins and the pieces of the search. */
export const OTHER_TYPE = 'application/octet-stream';

const types: Readonly<Record<string, string>> = MEDIA_TYPES;

export const mediaType = (path: string): string => types[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? OTHER_TYPE;
