/** The one comment under a pull request with data: verdict, problems, what changes, what a machine can mend. */

import { levelTexts, problems } from '../check/count.ts';
import { folderOf } from '../check/github.ts';
import { figuresText } from '../diff/figures-text.ts';
import { changesText, MARKDOWN, movesText } from '../diff/words.ts';
import { LEVELS } from '../tables/finding.ts';
import { fenced, quoted } from '../text/markdown.ts';
import type { Artifact, Problem } from './artifact.ts';
import type { Notice } from './guard.ts';

/** Tells our comment from others, so that it is updated instead of repeated. Not shown. */
export const MARKER = '<!-- lanewise: data check -->';

/** Characters of each part. A comment may have 65,536 in all. */
const ROOM = { problems: 22_000, figures: 14_000, moves: 2_000, changes: 12_000, fix: 10_000 };

const WITHOUT_CORE =
  '> **Left out:** the figures were not compared with the ceilings of their links (LW304), because the calculators of the base branch were not available. `npm run dataset -- check` compares them once the calculators are built.';

export interface Place {
  /** Address of the forge, without a slash at the end. */
  server: string;
  /** Owner and name of the repository that the pull request comes from. */
  repository: string;
  commit: string;
  /** Address of the run, which has everything. */
  run: string;
  /** Address of the site with the rules' pages, when it is known. */
  site?: string | undefined;
}

/**
 * What the pull request has to do with: all about the files beside those that it touches, and errors
 * wherever they are, since a shared row that goes breaks the sets that refer to it.
 */
export function concerning(findings: readonly Problem[], paths: readonly string[]): Problem[] {
  const touched = new Set(paths.map(folderOf));
  return findings.filter(({ level, file }) => level === 'error' || touched.has(folderOf(file)));
}

export function commentText(artifact: Artifact, notices: readonly Notice[], place: Place): string {
  const { findings, withoutCore, changes, fix } = artifact;
  const moves = cut(movesText(changes), ROOM.moves);
  const figures = figuresText(changes.sets, MARKDOWN, ROOM.figures);
  return [
    MARKER,
    `## ${verdict(findings, notices)}`,
    ...notices.map(noticeText),
    ...(withoutCore ? [WITHOUT_CORE] : []),
    ...(findings.length > 0 ? [table(findings, place)] : []),
    ...(figures === '' ? [] : [`<details open><summary>The figures</summary>\n\n${figures}\n\n</details>`]),
    ...(moves === '' ? [] : [moves]),
    `<details open><summary>What changes</summary>\n\n${cut(changesText(changes), ROOM.changes)}\n\n</details>`,
    ...(fix.trim() === '' ? [] : [fixText(fix)]),
    `Checked ${quoted(place.commit.slice(0, 7))} with the rules of the base branch: [full report](${place.run}).`,
  ].join('\n\n');
}

function verdict(findings: readonly Problem[], notices: readonly Notice[]): string {
  const counts = levelTexts(findings);
  if (findings.some(({ level }) => level === 'error')) return `To fix: ${counts.join(', ')}`;
  const passed = notices.some(({ level }) => level === 'error')
    ? 'The data passes, the pull request does not'
    : 'The data passes every check';
  return counts.length === 0 ? passed : `${passed}: ${counts.join(', ')} to look at`;
}

function noticeText({ level, message, names }: Notice): string {
  const shown = names.slice(0, 10).map(quoted).join(', ');
  const more = names.length > 10 ? ` and ${names.length - 10} more` : '';
  const head = level === 'error' ? 'This pull request cannot be merged as it is:' : 'To review:';
  return `> **${head}** ${message} (${shown}${more}).`;
}

function table(findings: readonly Problem[], place: Place): string {
  const rows: string[] = [];
  let room = ROOM.problems;
  // The gravest first: what is cut off at the end is the least of it.
  const sorted = findings.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
  for (const finding of sorted) {
    const row = problemRow(finding, place);
    room -= row.length;
    if (room < 0) break;
    rows.push(row);
  }
  const count = problems(findings);
  const all = rows.length < count ? `\n\n${rows.length} of ${count} shown; see [the full report](${place.run}).` : '';
  return `| Where | Rule | What is wrong | How to fix it |\n|---|---|---|---|\n${rows.join('\n')}${all}`;
}

function problemRow(finding: Problem, place: Place): string {
  const { file, line, column, level, rule, field, message, expected, fix } = finding;
  const what = `${field === '' ? '' : `${quoted(field)} `}${quoted(message)}, expected ${quoted(expected)}`;
  return `| ${where(file, line, column, place)} | ${level} ${ruleText(rule, place)} | ${what} | ${quoted(fix)} |`;
}

function where(file: string, line: number, column: number, place: Place): string {
  const shown = quoted(`${file.replace(/^datasets\/sets\//, '')}:${line}:${column}`);
  // Only files of the data are linked: an address is made of nothing else that a stranger wrote.
  if (!file.startsWith('datasets/') || file.split('/').includes('..')) return shown;
  const path = file.split('/').map(urlPart).join('/');
  const { server, repository, commit } = place;
  return `[${shown}](${server}/${repository}/blob/${commit}/${path}?plain=1#L${line})`;
}

/** Also what addresses may hold but Markdown would end a link at. */
const urlPart = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

function ruleText(rule: string, { site }: Place): string {
  const known = /^LW[0-9]{3}$/.test(rule);
  return known && site ? `[${rule}](${site}/contribute/rules/${rule.toLowerCase()}/)` : quoted(rule);
}

function fixText(fix: string): string {
  const lines = cut(fix.trimEnd(), ROOM.fix);
  return (
    '<details><summary>What can be fixed automatically</summary>\n\n' +
    '`npm run dataset -- fix` makes these changes; a reviewer can also apply them.\n\n' +
    `${fenced(lines, 'diff')}\n\n</details>`
  );
}

/** The first lines that fit, and how many were left out. */
function cut(text: string, room: number): string {
  const lines = text.split('\n');
  let used = 0;
  const kept = lines.findIndex((line) => {
    used += line.length + 1;
    return used > room;
  });
  if (kept < 0) return text;
  return `${lines.slice(0, kept).join('\n')}\n\n… ${lines.length - kept} more lines`;
}
