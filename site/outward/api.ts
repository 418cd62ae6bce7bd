// What programs fetch: the path of each file, and an example that picks something out of it.
import type { words } from './words.ts';

interface Fetched {
  path: string;
  /** An expression of the parsed file, called `data`. */
  example: string;
}

export const FETCHED: Record<keyof typeof words.files, Fetched> = {
  manifest: { path: '/files/manifest.json', example: 'data.files.map(({ file, sha256 }) => [file, sha256])' },
  ranges: { path: '/files/ranges.json', example: 'Object.keys(data.ranges)' },
  parts: { path: '/files/parts.json', example: "data.find(({ name }) => name.includes('Z77')).part.link" },
  boards: { path: '/files/boards.json', example: "data.filter(([, name]) => name.includes('X570')).length" },
  copies: { path: '/files/copies.json', example: 'data.map(({ name, copy }) => [name, copy.after])' },
  devices: { path: '/data/compare/devices.json', example: 'data[0][1].length' },
  drive: { path: '/data/compare/crucial-p2-2tb.json', example: 'data.flatMap(({ points }) => points).length' },
  schema: { path: '/data/schema/results.json', example: 'data.fields.map(({ name, unit }) => [name, unit])' },
};
