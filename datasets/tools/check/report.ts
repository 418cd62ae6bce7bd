/** What a check found, for people: the same bytes in the terminal, in CI and on the site. */
import { rules } from './catalog.ts';
import { check } from './check.ts';
import { type Finding, formatFinding, LEVELS, type Level, oneLine } from './finding.ts';
import type { Subject } from './rule.ts';

export interface Report {
  /** Folders that were checked: the registry and sets. */
  folders: number;
  /** Rows of each file, headers not counted. */
  rows: Record<string, number>;
  /** Rows of `exceptions.csv` files: findings that a set asks to be silent about. */
  exceptions: number;
  findings: Finding[];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export function reportOn(subjects: readonly Subject[]): Report {
  const tables = subjects.flatMap((subject) => subject.tables);
  const exceptions = tables.filter(({ schema }) => schema.name === 'exceptions');
  return {
    folders: subjects.length,
    rows: Object.fromEntries(tables.map(({ file, length }) => [file, length])),
    exceptions: sum(exceptions.map(({ length }) => length)),
    findings: subjects.flatMap(check),
  };
}

/** Several reports as one. */
export function merged(reports: readonly Report[]): Report {
  return {
    folders: sum(reports.map(({ folders }) => folders)),
    rows: Object.assign({}, ...reports.map(({ rows }) => rows)),
    exceptions: sum(reports.map(({ exceptions }) => exceptions)),
    findings: reports.flatMap(({ findings }) => findings),
  };
}

/** What a report says about files of these names. */
export function onlyAbout(report: Report, names: readonly string[]): Report {
  const isMeant = (file: string) => names.includes(file.slice(file.lastIndexOf('/') + 1));
  return {
    ...report,
    rows: Object.fromEntries(Object.entries(report.rows).filter(([file]) => isMeant(file))),
    findings: report.findings.filter(({ file }) => isMeant(file)),
  };
}

export function rowsOf({ rows }: Report): number {
  return sum(Object.values(rows));
}

/** What is needed of a finding to count it. */
type Counted = { level: Level; more?: number | undefined };

/** How many problems findings stand for, those that are only counted included. */
export function problems(findings: readonly Counted[]): number {
  return sum(findings.map(({ more = 0 }) => 1 + more));
}

export function countOf(findings: readonly Counted[], level: Level): number {
  return problems(findings.filter((finding) => finding.level === level));
}

/** Whether the data may be used: warnings and notes do not stop it. */
export function passes({ findings }: Report): boolean {
  return countOf(findings, 'error') === 0;
}

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
  const column = first.field === '' ? '' : ` in column ${first.field}`;
  return `${first.rule} × ${problems(findings)}${column}, first at line ${first.line}`;
}

/** Findings of a group that are printed in full. */
const SHOWN = 3;

function linesOf(group: Group): string[] {
  const { first, findings } = group;
  const count = problems(findings);
  // Notes block nothing and can be many: one line says them all.
  if (first.level === 'note') {
    return [formatFinding(first) + (count > 1 ? ` (${oneLine(repeated(group))})` : '')];
  }
  const shown = findings.slice(0, SHOWN);
  const left = count - shown.length;
  const more = `${first.file}: ${repeated(group)}, ${left} more like ${shown.length === 1 ? 'this' : 'these'}`;
  return [...shown.map(formatFinding), ...(left > 0 ? [oneLine(more)] : [])];
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** "2 errors, 1 warning", or "no problem found". */
export function verdict(findings: readonly Finding[]): string {
  const counts = LEVELS.map((level) => ({ level, count: countOf(findings, level) }));
  const stated = counts.filter(({ count }) => count > 0);
  if (stated.length === 0) return 'no problem found';
  return stated.map(({ level, count }) => plural(count, level)).join(', ');
}

/** The whole report as text, ending with a line end. */
export function formatReport(report: Report): string {
  const { findings, folders, exceptions } = report;
  const lines = groupsOf(findings).flatMap(linesOf);
  if (lines.length > 0) lines.push('');
  const silent = exceptions === 0 ? '' : `, ${plural(exceptions, 'exception')}`;
  lines.push(
    `${plural(folders, 'folder')}, ${plural(rowsOf(report), 'row')}${silent}: ${verdict(findings)}`,
  );
  for (const rule of rules) {
    const count = problems(findings.filter((finding) => finding.rule === rule.id));
    if (count > 0) lines.push(`${rule.id} × ${count}: ${rule.fix}`);
  }
  const fixable = problems(findings.filter((finding) => finding.fixable));
  if (fixable > 0) {
    lines.push(`${fixable} of ${problems(findings)} can be mended by: npm run dataset -- fix`);
  }
  return `${lines.join('\n')}\n`;
}
