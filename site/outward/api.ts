// What programs fetch: the address of each file, and an example that picks something out of it. Files of the dataset are
// the same in every language; those with names in them are not.
import { fileLink, pageLink } from '../common/link.ts';
import type { words } from './words.ts';

interface PublishedFile {
  href: string;
  /** An expression of the parsed file, called `data`. */
  example: string;
}

export const PUBLISHED_FILES: Record<keyof typeof words.files, PublishedFile> = {
  manifest: { href: fileLink('/files/manifest.json'), example: 'data.files.map(({ file, sha256 }) => [file, sha256])' },
  ranges: { href: fileLink('/files/ranges.json'), example: 'Object.keys(data.ranges)' },
  parts: { href: fileLink('/files/parts.json'), example: "data.find(({ name }) => name.includes('Z77')).part.link" },
  boards: { href: fileLink('/files/boards.json'), example: "data.filter(([, name]) => name.includes('X570')).length" },
  copies: { href: fileLink('/files/copies.json'), example: 'data.map(({ name, copy }) => [name, copy.after])' },
  devices: { href: pageLink('/data/compare/devices.json'), example: 'data[0][1].length' },
  drive: {
    href: pageLink('/data/compare/crucial-p2-2tb.json'),
    example: 'data.flatMap(({ points }) => points).length',
  },
  set: { href: pageLink('/data/schema/set.json'), example: 'Object.keys(data.properties.tables.properties)' },
  answer: { href: pageLink('/data/schema/answer.json'), example: 'data.properties.limited_by.properties.key.enum' },
  schema: { href: pageLink('/data/schema/results.json'), example: 'data.fields.map(({ name, unit }) => [name, unit])' },
};
