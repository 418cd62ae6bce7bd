/** What a check found, as annotations of a GitHub workflow and as its job summary. */

import type { Finding } from '../tables/finding.ts';
import { problems } from './count.ts';
import { formatReport, type Group, groupsOf, passes, repeated, verdict } from './report.ts';
import type { Report } from './report-type.ts';

/** GitHub shows this many annotations of each level per step and drops the others silently. */
const ANNOTATIONS = 10;
/** GitHub refuses a longer job summary, in bytes. */
export const SUMMARY_BYTES = 1024 * 1024;

/**
 * Lines that the runner of a workflow turns into annotations, and how many of all they are. What is about the folders
 * of `touched` files comes first: those are the contributor's own.
 */
export function formatAnnotations({ findings }: Report, touched: readonly string[] = []): string {
  const folders = new Set(touched.map(folderOf));
  const other = ({ first }: Group) => (folders.has(folderOf(first.file)) ? 0 : 1);
  const groups = groupsOf(findings).sort((a, b) => other(a) - other(b) || byImportance(a, b));
  const shown = (['error', 'warning'] as const).flatMap((level) =>
    groups.filter(({ first }) => first.level === level).slice(0, ANNOTATIONS),
  );
  const lines = shown.map(annotation);
  const told = problems(shown.flatMap((group) => group.findings));
  if (problems(findings) > told) lines.push(`${told} of ${problems(findings)} shown; the job summary has them all.`);
  return lines.map((line) => `${line}\n`).join('');
}

/** The set or the registry that a file of the data lies in. */
export const folderOf = (path: string): string => path.split('/').slice(0, -1).slice(0, 3).join('/');

/** Errors first; among equals what spoils the file before what spoils a cell, then the most frequent. */
function byImportance(a: Group, b: Group): number {
  const structure = (group: Group) => (group.first.rule.startsWith('LW1') ? 0 : 1);
  return structure(a) - structure(b) || problems(b.findings) - problems(a.findings);
}

function annotation(group: Group): string {
  const { first, findings } = group;
  const times = problems(findings) > 1 ? ` (${repeated(group)})` : '';
  const properties = Object.entries({
    file: first.file,
    line: first.line,
    col: first.column,
    endColumn: first.endColumn,
    title: `${first.rule} ${first.field}`.trim(),
  }).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${first.level} ${properties.join(',')}::${escapeData(wordsOf(first) + times)}`;
}

const wordsOf = ({ message, expected, fix }: Finding): string => `${message} · expected ${expected} · fix: ${fix}`;

/** As actions/toolkit escapes the text of a workflow command. */
const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** The report as Markdown, cut to what GitHub takes. */
export function formatSummary(report: Report): string {
  const { findings } = report;
  const head = `## ${passes(report) ? 'The data can be used' : 'The data needs fixing'}: ${verdict(findings)}\n\n`;
  const fence = '~~~~~~';
  // A run of tildes that could close the fence is broken up.
  const text = formatReport(report).replaceAll(fence, '~~~~~ ~');
  const start = `${head}${fence}text\n`;
  const end = `${fence}\n`;
  const cut = '… the rest is left out: GitHub takes no more\n';
  return `${start}${cutToBytes(text, SUMMARY_BYTES - 4 * (start.length + end.length), cut)}${end}`;
}

/** Whole lines of a text that fit into so many bytes, and a last line where some were left out. */
function cutToBytes(text: string, limit: number, cut: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= limit) return text;
  const room = limit - new TextEncoder().encode(cut).length;
  const lineEnd = bytes.lastIndexOf(0x0a, room - 1);
  return new TextDecoder().decode(bytes.subarray(0, lineEnd + 1)) + cut;
}
