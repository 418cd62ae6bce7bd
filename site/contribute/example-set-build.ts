// A set to fill in by hand: made as the form makes one, so that it passes the checks.
import { zipSync } from 'fflate';
import { dataFiles } from './data-files-build.ts';
import { makeSet } from './make.ts';
import { extractionOf } from './typed-figures.ts';

const ID = 'example-set';

const RUN = { tool: 'AS SSD', version: '2.0.7321', date: '2026-05-12' };

const SEQUENTIAL = { on: 'drive', access: 'seq', block: '16M', depth: '1', jobs: '1', unit: 'MB/s', means: 'MiB/s' };

const FIGURES = [
  { ...SEQUENTIAL, direction: 'read', value: '3021.4' },
  { ...SEQUENTIAL, direction: 'write', value: '2588.07' },
];

const META = {
  'package.title': 'An example: replace every figure and name',
  'package.description': 'Shows what a set looks like. Nothing in it was measured.',
  'package.contributor': 'A. Tester',
  'package.licence': 'CC0-1.0',
  'targets.target': 'A drive of 1 TB',
  'targets.kind': 'drive',
  'runs.link_kind': 'pcie',
  'runs.link_generation': '3.0',
  'runs.link_lanes': '4',
  'runs.link_attachment': 'cpu',
};

/** A fixed time: the same data gives the same bytes. Zip knows no earlier day. */
const TIME = new Date(1980, 0, 1);

export async function exampleSet(): Promise<Uint8Array<ArrayBuffer>> {
  const measured = { extraction: extractionOf(RUN, FIGURES), outputs: [] };
  const wish = { id: ID, meta: META, keepRaw: false };
  const { files, notices } = await makeSet(measured, wish, dataFiles());
  if (files.length === 0) {
    throw new Error(`the example set is refused: ${notices.map(({ message }) => message).join('; ')}`);
  }
  const content = Object.fromEntries(files.map(({ path, bytes }) => [path, bytes]));
  return zipSync(content, { mtime: TIME });
}
