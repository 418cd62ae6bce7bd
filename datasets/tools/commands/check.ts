/** `check [path...] [--format text|github|json]`: the registry and every set, or only what is named. */
import { appendFileSync, statSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Calc } from '../../../calc-wasm/js/calc.ts';
import { check } from '../check/check.ts';
import { formatAnnotations, formatSummary } from '../check/github.ts';
import { formatJson } from '../check/json.ts';
import { formatReport, merged, onlyAbout, passes, reportOn } from '../check/report.ts';
import type { Report } from '../check/report-type.ts';
import { mendable } from '../fix/fixable.ts';
import { ceilingOf } from '../predict/ceiling.ts';
import { judgeOf } from '../predict/judge.ts';
import { doubtedBy } from '../ranges/unconfirmed-limits.ts';
import {
  filesOf,
  type LoadedSet,
  loadRegistry,
  loadSchemas,
  loadShared,
  REGISTRY,
  registryOf,
  setFolders,
  setFrom,
} from '../repository/repository.ts';
import { Compared } from '../tables/compare-sets.ts';
import { Copies } from '../tables/copied-sets.ts';
import type { Finding } from '../tables/finding.ts';
import type { Subject } from '../tables/rule.ts';
import type { SetFile } from '../tables/subject.ts';
import { words } from './words.ts';

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

/** `touched` are files that somebody changed: of GitHub's annotations theirs come first. */
export function print(report: Report, format: string, touched: readonly string[] = []): void {
  if (format === 'json') {
    process.stdout.write(formatJson(report));
    return;
  }
  if (format === 'github') {
    process.stdout.write(formatAnnotations(report, touched));
    const { GITHUB_STEP_SUMMARY: summary } = process.env;
    if (summary) appendFileSync(summary, formatSummary(report));
  }
  process.stdout.write(formatReport(report));
}

type Core = Pick<Subject, 'ceiling' | 'chained'> & { calculate?: Calc['calculate'] };

/** The core, where it is built: the report says what is left out without it. */
async function core(): Promise<Core> {
  const links = import('../../../calc-wasm/js/node.ts').then(
    ({ calculate }): Core => ({ ceiling: ceilingOf(calculate), calculate }),
    () => ({}),
  );
  const chains = import('../../../calc-wasm/js/chain-node.ts').then(
    ({ size }): Core => ({ chained: judgeOf(size) }),
    () => ({}),
  );
  return { ...(await links), ...(await chains) };
}

/** Everything where no path is given. A file is checked with its folder, and reported on alone. */
function reportOnPaths(paths: readonly string[], { calculate, ...core }: Core): Report {
  const schemas = loadSchemas();
  const registry = loadRegistry(schemas);
  const shared = loadShared(schemas, registry);
  const from = (folder: string, files: readonly SetFile[]): Subject =>
    folder === REGISTRY ? registryOf(files, schemas) : { ...setFrom(folder, files, schemas, shared), ...core };
  const load = (folder: string): Subject => from(folder, filesOf(folder));
  /** What is judged beside all sets; they are read when that is first asked for. */
  const beside = (sets: () => readonly LoadedSet[]): Partial<Subject> => {
    const copies = new Lazily(() => new Copies(sets()));
    return {
      copies: { of: (subject) => copies.value.of(subject) },
      ...(calculate && { doubted: doubtedBy(sets, calculate) }),
    };
  };
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
    const judged = beside(() => sets.map(({ set }) => set as LoadedSet));
    return reportOn(
      [placed(REGISTRY, registry), ...sets.map(({ folder, set }) => placed(folder, { ...set, compared, ...judged }))],
      find,
    );
  }

  const places = paths.map(placeOf);
  const named = new Set(places.map(({ folder }) => folder));
  const judged = beside(() =>
    [...setFolders().filter((folder) => !named.has(folder)), ...named]
      .filter((folder) => folder !== REGISTRY)
      .map((folder) => load(folder) as LoadedSet),
  );
  return merged(
    [...named].map((folder) => {
      const report = reportOn([placed(folder, { ...load(folder), ...judged })], find);
      const files = places.filter((place) => place.folder === folder).map(({ file }) => file);
      return files.includes('') ? report : onlyAbout(report, files);
    }),
  );
}

/** A value that is made when it is first asked for. */
class Lazily<Made> {
  readonly #make: () => Made;
  #made: Made | undefined;

  constructor(make: () => Made) {
    this.#make = make;
  }

  get value(): Made {
    this.#made ??= this.#make();
    return this.#made;
  }
}

/** The folder that a path names, and the file in it where it names one. */
function placeOf(path: string): { folder: string; file: string } {
  const full = resolve(path);
  const stat = statSync(full, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return { folder: full, file: '' };
  if (stat?.isFile() && full.endsWith('.csv')) {
    return { folder: dirname(full), file: basename(full) };
  }
  if (stat) throw new Error(words.notSet(path));
  const sets = setFolders().map((folder) => relative(process.cwd(), folder));
  throw new Error(words.noSet(path, sets.join(', ')));
}
