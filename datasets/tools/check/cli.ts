/** `check [path...] [--format text|github|json]`: the registry and every set, or only what is named. */
import { appendFileSync, statSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { ceilingOf } from '../ceiling.ts';
import { mendable } from '../fix/mendable.ts';
import {
  filesOf,
  loadRegistry,
  loadSchemas,
  REGISTRY,
  ROOT,
  registryOf,
  setFolders,
  setFrom,
} from '../repository.ts';
import type { Finding } from './finding.ts';
import { formatAnnotations, formatSummary } from './github.ts';
import { formatJson } from './json.ts';
import { formatReport, merged, onlyAbout, passes, type Report, reportOn } from './report.ts';
import type { Subject } from './rule.ts';
import type { SetFile } from './subject.ts';

const FORMATS = ['text', 'github', 'json'];

export const USAGE = `npm run dataset -- check [path...] [--format ${FORMATS.join('|')}]

  <path>    the folder of a set, or one of its CSV files; without one the registry and every set
  Exit code: 0 nothing is wrong, 1 something has to be fixed, 2 the command cannot be followed`;

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
    const report = reportOnPaths(positionals, await coreCeiling());
    print(report, values.format);
    return passes(report) ? 0 : 1;
  } catch (error) {
    console.error((error as Error).message);
    return 2;
  }
}

function print(report: Report, format: string): void {
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

/** The core, where it is built: without it figures are compared with the raw rates of links only. */
async function coreCeiling(): Promise<Subject['ceiling']> {
  try {
    const { calculate } = await import('../../../calc-wasm/js/node.ts');
    return ceilingOf(calculate);
  } catch {
    console.error('The core is not built (npm run wasm): its ceilings are not compared with.');
    return undefined;
  }
}

/** Everything where no path is given. A file is checked with its folder, and reported on alone. */
function reportOnPaths(paths: readonly string[], ceiling: Subject['ceiling']): Report {
  const schemas = loadSchemas();
  const registry = loadRegistry(schemas);
  const from = (folder: string, files: readonly SetFile[]): Subject =>
    folder === REGISTRY
      ? registryOf(files, schemas)
      : { ...setFrom(folder, files, schemas, registry), ...(ceiling && { ceiling }) };
  const load = (folder: string): Subject => from(folder, filesOf(folder));
  /** Says of findings about a folder which ones `fix` would mend there. */
  const tried = (folder: string, report: Report): Report => {
    const name = `${relative(ROOT, folder).split(sep).join('/')}/`;
    const isOwn = ({ file }: Finding) => file.startsWith(name);
    const own = report.findings.filter(isOwn);
    if (!own.some(({ fixable }) => fixable)) return report;
    const judged = mendable(own, filesOf(folder), (files) => from(folder, files));
    const findings = report.findings.map((one) => (isOwn(one) ? (judged.shift() ?? one) : one));
    return { ...report, findings };
  };
  if (paths.length === 0) {
    const sets = setFolders().map(load);
    const peersOf = (set: Subject) => sets.filter((other) => other !== set);
    const report = reportOn([registry, ...sets.map((set) => ({ ...set, peers: peersOf(set) }))]);
    return [REGISTRY, ...setFolders()].reduce((now, folder) => tried(folder, now), report);
  }

  const places = paths.map(placeOf);
  return merged(
    [...new Set(places.map(({ folder }) => folder))].map((folder) => {
      const report = tried(folder, reportOn([load(folder)]));
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
