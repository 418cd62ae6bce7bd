/**
 * Mends what a machine can be sure of: the form of files, and cells that can mean only one thing.
 * Pure: files in, files out. What it has mended it leaves alone the next time.
 */
import { rules } from '../check/catalog.ts';
import { apply } from '../check/check.ts';
import type { Finding } from '../tables/finding.ts';
import type { Subject } from '../tables/rule.ts';
import type { SetFile } from '../tables/subject.ts';
import { type Reformed, reformBytes } from './bytes.ts';
import { type Replacement, replaceCells } from './cells.ts';
import { listResources } from './package.ts';
import { reshape } from './shape.ts';

/** Mending one thing can lay bare another: a space before a unit. No cell has more layers. */
const ROUNDS = 8;

export interface FileChanges {
  /** Name of the file as findings give it. */
  file: string;
  /** What was done to the file as a whole, in words. */
  done: string[];
  cells: Replacement[];
}

export interface Fixed {
  files: SetFile[];
  changes: FileChanges[];
}

/** `load` makes of files what is checked: a set or the registry. */
export function fix(files: readonly SetFile[], load: (files: readonly SetFile[]) => Subject): Fixed {
  const changes = new Map<string, FileChanges>();
  const noted = (file: string): FileChanges => {
    const known = changes.get(file) ?? { file, done: [], cells: [] };
    changes.set(file, known);
    return known;
  };
  let now: readonly SetFile[] = files;
  const replace = (name: string, { bytes, done }: Reformed) => {
    noted(name).done.push(...done.filter((words) => !noted(name).done.includes(words)));
    now = now.map((file) => (isNamed(name, file) ? { ...file, bytes } : file));
  };

  for (const { file: name } of load(now).tables) {
    const bytes = now.find((file) => isNamed(name, file))?.bytes;
    const reformed = bytes && reformBytes(bytes);
    if (reformed && reformed.done.length > 0) replace(name, reformed);
  }
  for (let round = 0; round < ROUNDS; round++) {
    const before = now;
    for (const table of load(now).tables) {
      const reshaped = reshape(table);
      if (reshaped) replace(table.file, reshaped);
    }
    const subject = load(now);
    const findings = byFile(apply(rules, subject));
    for (const table of subject.tables) {
      const mended = replaceCells(table, findings.get(table.file) ?? []);
      if (!mended) continue;
      noted(table.file).cells.push(...mended.replaced);
      replace(table.file, { bytes: mended.bytes, done: [] });
    }
    if (now === before) break;
  }
  const { package: file } = load(now);
  const listed = file && listResources(file);
  if (file && listed) replace(file.file, listed);
  return { files: [...now], changes: [...changes.values()] };
}

/** Findings give a file its folder; files inside a set have their path in it. */
const isNamed = (name: string, { path }: SetFile): boolean => name === path || name.endsWith(`/${path}`);

function byFile(findings: Iterable<Finding>): Map<string, Finding[]> {
  const replaced = [...findings].filter(({ replacement }) => replacement !== undefined);
  return Map.groupBy(replaced, ({ file }) => file);
}
