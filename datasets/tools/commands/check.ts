/** The registry and every set held to the rules for data, or only what is named. */
import { appendFileSync, existsSync, statSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import process from 'node:process';
import type { Calc } from '../../../calc-wasm/js/calc.ts';
import { check } from '../check/check.ts';
import { formatAnnotations, formatSummary } from '../check/github.ts';
import { formatJson } from '../check/json.ts';
import { formatReport, merged, onlyAbout, passes, reportOn } from '../check/report.ts';
import type { Report } from '../check/report-type.ts';
import { mendable } from '../fix/fixable.ts';
import { ceilingOf } from '../predict/ceiling.ts';
import { judgeOf } from '../predict/judge.ts';
import { doubtsFrom } from '../ranges/unconfirmed-limits.ts';
import {
  filesOf,
  type LoadedSet,
  loadRegistry,
  loadSchemas,
  loadShared,
  REGISTRY,
  registryOf,
  SETS,
  setFolders,
  setFrom,
} from '../repository/repository.ts';
import { Compared } from '../tables/compare-sets.ts';
import { Copies } from '../tables/copied-sets.ts';
import type { Finding } from '../tables/finding.ts';
import type { Subject } from '../tables/rule.ts';
import type { SetFile } from '../tables/subject.ts';
import type { Face, Typed } from '../terminal/command.ts';
import { checkReadable } from '../terminal/input.ts';
import { printJson } from '../terminal/output.ts';
import { words as terminal } from '../terminal/words.ts';
import { UsageError } from '../text/usage.ts';
import { words as help } from './help.words.ts';
import { words } from './words.ts';

/** Resolves to the exit code: 1 where something has to be fixed. */
export async function run({ words: paths, value, has }: Typed, { sets, version }: Face): Promise<number> {
  checkNamed(paths, sets);
  return await checkPaths(paths, has('json') ? 'json' : value('format'), sets === undefined ? version() : undefined);
}

/** @throws {Error} For what is not there, or where nothing is named and not all sets are meant. */
export function checkNamed(paths: readonly string[], sets: string | undefined): void {
  if (paths.length === 0 && sets === undefined) throw new UsageError(help.noSet);
  for (const path of paths) {
    if (!existsSync(path)) throw new Error(sets === undefined ? terminal.notThere(path) : noSuchSet(path));
    checkReadable(path);
  }
}

/**
 * Prints what is wrong and resolves to the exit code. `version` is that of the package whose sets it was compared with,
 * where it is not the repository: sets that were added since are none of them.
 */
export async function checkPaths(paths: readonly string[], format = 'text', version?: string): Promise<number> {
  const report = reportOnPaths(paths, await core());
  const compared = version && { sets: setFolders().length, version };
  if (format === 'json') printJson({ ...JSON.parse(formatJson(report)), ...(compared && { compared }) });
  else print(report, format);
  if (compared && format !== 'json') process.stdout.write(`${help.check.compared(compared.sets, compared.version)}\n`);
  return passes(report) ? 0 : 1;
}

/** The report on the registry and every set. */
export const reportOnAll = async (): Promise<Report> => reportOnPaths([], await core());

/** `touched` are files that somebody changed: of GitHub's annotations theirs come first. */
export function print(report: Report, format: string, touched: readonly string[] = []): void {
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
      ...(calculate && { doubted: doubtsFrom(sets, calculate) }),
    };
  };
  const folders = new Map<Subject, string>();
  /** What the checks say, and which of it `fix` would really fix in its folder. */
  const find = (subject: Subject): Finding[] => {
    const findings = check(subject);
    const folder = folders.get(subject);
    if (folder === undefined || !findings.some(({ fixable }) => fixable)) return findings;
    return mendable(findings, filesOf(folder), (files) => from(folder, files));
  };
  const placed = (folder: string, subject: Subject): Subject => {
    folders.set(subject, folder);
    return subject;
  };
  // The folder of all sets, or the one above it, is everything.
  if (paths.length === 0 || paths.some((path) => [SETS, dirname(SETS)].includes(resolve(path)))) {
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
  if (stat?.isFile() && full.endsWith('.csv')) return { folder: dirname(full), file: basename(full) };
  throw new Error(words.notSet(path));
}

function noSuchSet(path: string): string {
  const sets = setFolders().map((folder) => relative(process.cwd(), folder));
  return words.noSet(path, sets.join(', '));
}
