import { foundIn, parsePackage } from '../../tables/package.ts';
import { type Rule, tablesNamed } from '../../tables/rule.ts';
import { isWebAddress } from '../../text/web-address.ts';

/** What a tool prints about some runs; more belongs compressed, or elsewhere. */
const LARGEST = 5e6;

export const rawFiles: Rule = {
  id: 'LW403',
  level: 'error',
  looksFor: 'Figures whose raw file is missing or does not match, and raw files that no result names.',
  fix: 'keep the raw file under raw/ and its SHA-256 in raw_sha256',
  *check({ tables, package: file }) {
    if (!file) return;
    const hashes = new Set(file.rawFiles.map(({ sha256 }) => sha256));
    const named = new Set<string>();
    for (const table of tablesNamed(tables, 'results')) {
      const hash = table.column('raw_sha256');
      for (let row = 1; row <= table.length; row++) {
        if (hash.isEmpty(row)) continue;
        const text = hash.text(row);
        named.add(text);
        // A source may be too large or not ours to copy: then its hash alone says which one was read.
        if (hashes.size === 0 || hashes.has(text)) continue;
        yield hash.found(row, {
          message: 'no file under raw/ has this hash',
          expected: `one of ${[...hashes].join(', ')}`,
          fix: 'add the file, or write the hash that sha256sum prints for it',
        });
      }
    }
    for (const { path, bytes, sha256 } of file.rawFiles) {
      if (!named.has(sha256)) {
        yield foundIn(file, '', {
          level: 'warning',
          field: 'raw',
          value: path,
          message: `no result names ${path}`,
          expected: 'its SHA-256 in raw_sha256 of the results that were read from it',
          fix: `write ${sha256}, or remove the file`,
        });
      }
      if (bytes > LARGEST) {
        yield foundIn(file, '', {
          level: 'warning',
          field: 'raw',
          value: path,
          message: `${path} has ${bytes} bytes`,
          expected: `at most ${LARGEST}`,
          fix: 'cut it down to what the figures were read from',
        });
      }
    }
    const { content } = parsePackage(file);
    for (const source of Array.isArray(content?.sources) ? content.sources : []) {
      const path: unknown = source?.path;
      if (typeof path !== 'string' || isWebAddress(path)) continue;
      if (file.rawFiles.some((raw) => raw.path === path)) continue;
      yield foundIn(file, `"${path}"`, {
        field: 'sources.path',
        value: path,
        message: 'neither an address nor a file of this set',
        expected: 'an address that begins with https://, or a file under raw/',
        fix: 'correct the path; it cannot leave the folder',
      });
    }
  },
};
