/** `check [path...] [--format text|github|json]`: the registry and every set, or only what is named. */
import { appendFileSync, statSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ceilingOf } from '../ceiling.ts';
import { judgeOf } from '../chained/judge.ts';
import { mendable } from '../fix/mendable.ts';
import {
  filesOf,
  loadRegistry,
  loadSchemas,
  loadShared,
  REGISTRY,
  registryOf,
  setFolders,
  setFrom,
} from '../repository.ts';
import { check } from './check.ts';
import { Compared } from './compared.ts';
import type { Finding } from './finding.ts';
import { formatAnnotations, formatSummary } from './github.ts';
import { formatJson } from './json.ts';
import { formatReport, merged, onlyAbout, passes, type Report, reportOn } from './report.ts';
import type { Subject } from './rule.ts';
import type { SetFile } from './subject.ts';

const FORMATS = ['text', 'github', 'json'];

export const USAGE = `npm run dataset -- check [path...] [--format ${FORMATS.join('|')}]

  <path>    the folder of a set, or one of its CSV files; without one the registry and every set
  Exit code: 0 no errors, 1 errors to fix, 2 the command is not valid`;

/** Resolves to the exit code: 1 where something has to be mended, 2 where the command cannot be followed. */
export async function main(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { format: { type: 'string', default: 'text' } },
      allowPositionals: true,
    });
    if (!FORMATS.includes(values.format)) {
      throw new Error(`no format "${values.format}"; there are ${FORMATS.join(', ')}`);
    }
    const report = reportOnPaths(positionals, await core());
    print(report, values.format);
    return passes(report) ? 0 : 1;
  } catch (error) {
    console.error((error as Error).message);
    return 2;
  }
}

/** The report on the registry and every set. */
export const reportOnAll = async (): Promise<Report> => reportOnPaths([], await core());

export function print(report: Report, format: string): void {
  if (format === 'json') {
    process.stdout.write(formatJson(report));
    return;
  }
  if (format === 'github') {
    process.stdout.write(formatAnnotations(report));
    const { GITHUB_STEP_SUMMARY: summary } = process.env;
    if (summary) appendFileSync(summary, formatSummary(report));
  }
  process.stdout.write(formatReport(report));
}

type Core = Pick<Subject, 'ceiling' | 'chained'>;

/** The core, where it is built: the report says what is left out without it. */
async function core(): Promise<Core> {
  const links = import('../../../calc-wasm/js/node.ts').then(
    ({ calculate }): Core => ({ ceiling: ceilingOf(calculate) }),
    () => ({}),
  );
  const chains = import('../../../calc-wasm/js/chain-node.ts').then(
    ({ size }): Core => ({ chained: judgeOf(size) }),
    () => ({}),
  );
  return { ...(await links), ...(await chains) };
}

/** Everything where no path is given. A file is checked with its folder, and reported on alone. */
function reportOnPaths(paths: readonly string[], core: Core): Report {
  const schemas = loadSchemas();
  const registry = loadRegistry(schemas);
  const shared = loadShared(schemas, registry);
  const from = (folder: string, files: readonly SetFile[]): Subject =>
    folder === REGISTRY
      ? registryOf(files, schemas)
      : { ...setFrom(folder, files, schemas, shared), ...core };
  const load = (folder: string): Subject => from(folder, filesOf(folder));
  const folders = new Map<Subject, string>();
  /** What the checks say, and which of it `fix` would really fix in its folder. */
  const find = (subject: Subject): Finding[] => {
    const found = check(subject);
    const folder = folders.get(subject);
    if (folder === undefined || !found.some(({ fixable }) => fixable)) return found;
    return mendable(found, filesOf(folder), (files) => from(folder, files));
  };
  const placed = (folder: string, subject: Subject): Subject => {
    folders.set(subject, folder);
    return subject;
  };
  if (paths.length === 0) {
    const sets = setFolders().map((folder) => ({ folder, set: load(folder) }));
    const compared = new Compared(sets.map(({ set }) => set));
    return reportOn(
      [
        placed(REGISTRY, registry),
        ...sets.map(({ folder, set }) => placed(folder, { ...set, compared })),
      ],
      find,
    );
  }

  const places = paths.map(placeOf);
  return merged(
    [...new Set(places.map(({ folder }) => folder))].map((folder) => {
      const report = reportOn([placed(folder, load(folder))], find);
      const files = places.filter((place) => place.folder === folder).map(({ file }) => file);
      return files.includes('') ? report : onlyAbout(report, files);
    }),
  );
}

/** The folder that a path names, and the file in it where it names one. */
function placeOf(path: string): { folder: string; file: string } {
  const full = resolve(path);
  const stat = statSync(full, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return { folder: full, file: '' };
  if (stat?.isFile() && full.endsWith('.csv')) {
    return { folder: dirname(full), file: basename(full) };
  }
  if (stat) throw new Error(`${path}: neither a folder nor a CSV file`);
  const sets = setFolders().map((folder) => relative(process.cwd(), folder));
  throw new Error(`${path}: no such file or folder; the sets are ${sets.join(', ')}`);
}
