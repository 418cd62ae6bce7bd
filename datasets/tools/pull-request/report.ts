/**
 * Everything that the check of a pull request does, in a work tree of its base: puts the pull request's data there,
 * compares, checks, tries what a machine can fix, and leaves a report. The data are read; nothing of them is run.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatJson } from '../check/json.ts';
import { passes } from '../check/report.ts';
import { print, reportOnAll } from '../commands/check.ts';
import { changesBetween, FORMATS } from '../commands/diff.ts';
import { ROOT } from '../repository/repository.ts';
import { printable } from '../text/markdown.ts';
import { guard } from './guard.ts';

const DATA = ['registry', 'sets'];

/** More than any report has. */
const MOST_BYTES = 2 ** 28;

/** `after` is a clone at the merge of the pull request into its base. Gives the exit code: 1 where it must not be merged. */
export async function writeReport(after: string, out: string, pullRequest: number): Promise<number> {
  const work = mkdtempSync(join(tmpdir(), 'lanewise-'));
  try {
    const link = linkIn(join(after, 'datasets'));
    if (link !== undefined) {
      annotate('error', `links are not allowed in the data: put the file itself there (${printable(link)})`);
      return 1;
    }
    mkdirSync(out, { recursive: true });
    const write = (name: string, text: string) => writeFileSync(join(out, name), text);
    const paths = git(after, 'diff', '--name-only', '--no-renames', '-z', 'HEAD^1', 'HEAD');
    write('pull-request.json', JSON.stringify({ number: pullRequest }));
    takeOver(after, join(work, 'before'));

    const before = join(work, 'before');
    const changes = await changesBetween(before, join(ROOT, 'datasets'));
    write('changes.json', JSON.stringify(changes));
    summarise(FORMATS.markdown?.(changes) ?? '');
    const report = await reportOnAll();
    write('report.json', formatJson(report));
    print(report, 'github', paths.split('\0'));
    write('fix.diff', report.findings.some(({ fixable }) => fixable) ? fixes(work) : '');

    const notices = guard(paths.split('\0').filter(Boolean), changes);
    for (const { level, message, names } of notices) {
      annotate(level, `${message}: ${names.map((name) => printable(name)).join(', ')}`);
    }
    return passes(report) && notices.every(({ level }) => level !== 'error') ? 0 : 1;
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** A link below a folder: it could lead anywhere. */
function linkIn(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder, { withFileTypes: true, recursive: true }).find((entry) => entry.isSymbolicLink())?.name;
}

/** Puts the data of the pull request under the base's tools, and the base's own into `before`. */
function takeOver(after: string, before: string): void {
  for (const part of DATA) {
    const [own, theirs] = [join(ROOT, 'datasets', part), join(after, 'datasets', part)];
    cpSync(own, join(before, part), { recursive: true });
    rmSync(own, { recursive: true });
    if (existsSync(theirs)) cpSync(theirs, own, { recursive: true });
    else mkdirSync(own);
  }
  // Rows may cite a source that comes with them. As git has it: a link would lead elsewhere.
  const list = 'content/references.yaml';
  if (git(after, 'ls-tree', 'HEAD', list) === '') return;
  writeFileSync(join(ROOT, list), git(after, 'show', `HEAD:${list}`));
}

/** What `fix` changes, as a unified diff. */
function fixes(work: string): string {
  const copy = (name: string) =>
    DATA.forEach((part) => {
      cpSync(join(ROOT, 'datasets', part), join(work, name, 'datasets', part), { recursive: true });
    });
  copy('a');
  spawnSync(process.execPath, [join(ROOT, 'datasets/tools/commands/cli.ts'), 'fix'], { ...TEXT, cwd: ROOT });
  copy('b');
  return spawnSync('diff', ['-ruN', 'a', 'b'], { ...TEXT, cwd: work }).stdout;
}

const TEXT = { encoding: 'utf8', maxBuffer: MOST_BYTES } as const;

const git = (folder: string, ...args: string[]): string => execFileSync('git', ['-C', folder, ...args], TEXT);

function summarise(text: string): void {
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  if (summary) appendFileSync(summary, text);
}

/** An annotation ends at the line, and % begins an escape in it. */
function annotate(level: 'error' | 'note', text: string): void {
  console.log(`::${level === 'error' ? 'error' : 'notice'}::${text.replaceAll('%', '%25')}`);
}
