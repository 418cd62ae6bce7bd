/** What a check found, for people: the same bytes in the terminal, in CI and on the site. */

import { plural } from '../language/plural.ts';
import { type Finding, formatFinding, oneLine } from '../tables/finding.ts';
import { type Subject, tableNamed } from '../tables/rule.ts';
import { rules } from './catalog.ts';
import { check } from './check.ts';
import { countOf, levelTexts, problems, rowsOf, sum } from './count.ts';
import type { Report } from './report-type.ts';

const words = {
  repeated: (times: string, line: number) => `${times}, first at line ${line}`,
  repeatedIn: (times: string, column: string, line: number) => `${times} in column ${column}, first at line ${line}`,
  fine: 'no problem found',
  notes: 'notes are listed where one folder is checked',
  more: 'other {# more of the same}',
  fixable: (some: number, all: number) => `${some} of ${all} can be fixed by: npm run dataset -- fix`,
  withoutCore:
    'left out: LW304 compares only with raw link rates, not with ceilings, because the core is not built (npm run wasm)',
  exceptions: 'one {# exception} other {# exceptions}',
  folders: 'one {# folder} other {# folders}',
  rows: 'one {# row} other {# rows}',
};

/** `find` may say more of the findings than the checks do: which of them a machine can fix. */
export function reportOn<One extends Subject>(
  subjects: readonly One[],
  find: (subject: One) => Finding[] = check,
): Report {
  const tables = subjects.flatMap((subject) => subject.tables);
  const exceptions = tables.filter(({ schema }) => schema.name === 'exceptions');
  return {
    folders: subjects.length,
    rows: Object.fromEntries(tables.map(({ file, length }) => [file, length])),
    exceptions: sum(exceptions.map(({ length }) => length)),
    withoutCore: subjects.some((subject) => !subject.ceiling && tableNamed(subject, 'results')),
    findings: subjects.flatMap((subject) => find(subject)),
  };
}

export const merged = (reports: readonly Report[]): Report => ({
  folders: sum(reports.map(({ folders }) => folders)),
  rows: Object.assign({}, ...reports.map(({ rows }) => rows)),
  exceptions: sum(reports.map(({ exceptions }) => exceptions)),
  withoutCore: reports.some(({ withoutCore }) => withoutCore),
  findings: reports.flatMap(({ findings }) => findings),
});

/** What a report says about files of these names. */
export function onlyAbout(report: Report, names: readonly string[]): Report {
  const isMeant = (file: string) => names.includes(file.slice(file.lastIndexOf('/') + 1));
  return {
    ...report,
    rows: Object.fromEntries(Object.entries(report.rows).filter(([file]) => isMeant(file))),
    findings: report.findings.filter(({ file }) => isMeant(file)),
  };
}

/** Whether the data may be used: warnings and notes do not stop it. */
export const passes = ({ findings }: Report): boolean => countOf(findings, 'error') === 0;

/** Findings that say the same about one column of one file. */
export interface Group {
  first: Finding;
  findings: Finding[];
}

/** Groups in the order of their first findings. */
export function groupsOf(findings: readonly Finding[]): Group[] {
  const groups = new Map<string, Group>();
  for (const finding of findings) {
    const key = [finding.file, finding.rule, finding.level, finding.field].join('\n');
    const group = groups.get(key);
    if (group) group.findings.push(finding);
    else groups.set(key, { first: finding, findings: [finding] });
  }
  return [...groups.values()];
}

/** "LW205 × 240 in column iops, first at line 9" */
export function repeated({ first, findings }: Group): string {
  const times = `${first.rule} × ${problems(findings)}`;
  return first.field === '' ? words.repeated(times, first.line) : words.repeatedIn(times, first.field, first.line);
}

/** Findings of a group that are printed in full. */
const SHOWN = 3;

function linesOf(group: Group): string[] {
  const { first, findings } = group;
  const count = problems(findings);
  // Notes block nothing and can be many: one line says them all.
  if (first.level === 'note') return [formatFinding(first) + (count > 1 ? ` (${oneLine(repeated(group))})` : '')];
  const shown = findings.slice(0, SHOWN);
  const left = count - shown.length;
  const more = `${first.file}: ${repeated(group)}, ${plural(left, words.more)}`;
  return [...shown.map(formatFinding), ...(left > 0 ? [oneLine(more)] : [])];
}

/** "2 errors, 1 warning", or "no problem found". */
export const verdict = (findings: readonly Finding[]): string => levelTexts(findings).join(', ') || words.fine;

/** The whole report as text, ending with a line end. */
export function formatReport(report: Report): string {
  const { findings, folders, exceptions } = report;
  // Among many folders they would bury what has to be mended.
  const hidesNotes = folders > 1 && findings.some(({ level }) => level === 'note');
  const listed = hidesNotes ? findings.filter(({ level }) => level !== 'note') : findings;
  const lines = groupsOf(listed).flatMap(linesOf);
  if (lines.length > 0) lines.push('');
  const silent = exceptions === 0 ? '' : `, ${plural(exceptions, words.exceptions)}`;
  lines.push(`${plural(folders, words.folders)}, ${plural(rowsOf(report), words.rows)}${silent}: ${verdict(findings)}`);
  for (const rule of rules) {
    const count = problems(findings.filter((finding) => finding.rule === rule.id));
    if (count > 0) lines.push(`${rule.id} × ${count}: ${rule.fix}`);
  }
  const fixable = problems(findings.filter((finding) => finding.fixable));
  if (fixable > 0) lines.push(words.fixable(fixable, problems(findings)));
  if (hidesNotes) lines.push(words.notes);
  if (report.withoutCore) lines.push(words.withoutCore);
  return `${lines.join('\n')}\n`;
}
