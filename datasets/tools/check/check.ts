import { compareFindings, type Finding } from '../tables/finding.ts';
import type { CellRule, Rule, Subject, SubjectRule } from '../tables/rule.ts';
import type { Table } from '../tables/table.ts';
import { rules } from './catalog.ts';
import { exceptions, Silencer } from './rules/lw407-exceptions.ts';

/**
 * Findings of one rule about one column that are listed: enough to see what is wrong. What comes
 * after them is only counted, so that a file of millions of mistakes is answered like any other.
 */
const LISTED = 1000;

/** Rules of a subject come before those of its cells, so what they say instead is known in time. */
const INSTEAD_OF = new Map(rules.flatMap(({ id, insteadOf }) => (insteadOf === undefined ? [] : [[id, insteadOf]])));

/** Every finding of every rule, in the order of file, line and column. Touches no file system. */
export function check(subject: Subject): Finding[] {
  const silencer = new Silencer(subject);
  const listed = new Map<string, Finding[]>();
  const named = new Set<string>();
  for (const finding of apply(rules, subject)) {
    const place = `${finding.file}:${finding.line}:${finding.column}`;
    const instead = INSTEAD_OF.get(finding.rule);
    if (instead !== undefined) named.add(`${instead} ${place}`);
    if (named.has(`${finding.rule} ${place}`) || silencer.silences(finding)) continue;
    const key = [finding.file, finding.rule, finding.level, finding.field].join('\n');
    const alike = listed.get(key);
    const last = alike?.at(-1);
    if (!alike || !last) listed.set(key, [finding]);
    else if (alike.length < LISTED) alike.push(finding);
    else last.more = (last.more ?? 0) + 1;
  }
  const { id: rule, level } = exceptions;
  const unneeded = [...silencer.unneeded()].map((item) => ({ level, ...item, rule }));
  return [...[...listed.values()].flat(), ...unneeded].sort(compareFindings);
}

export function* apply(applied: readonly Rule[], subject: Subject): Generator<Finding> {
  const cellRules = applied.filter((rule) => 'cell' in rule);
  const subjectRules = applied.filter((rule): rule is SubjectRule => 'check' in rule);
  for (const rule of subjectRules) {
    for (const item of rule.check(subject)) yield { level: rule.level, ...item, rule: rule.id };
  }
  for (const table of subject.tables) yield* applyToCells(cellRules, table);
}

/** Cells repeat: so many texts of a column are remembered as right. */
const REMEMBERED = 1000;

function* applyToCells(cellRules: readonly CellRule[], table: Table): Generator<Finding> {
  const right = table.schema.fields.map(() => new Set<string>());
  for (const { row, field, index, position, text } of table.unprovenCells()) {
    const known = right[index];
    if (known?.has(text)) continue;
    let isRight = true;
    for (const rule of cellRules) {
      const problem = rule.cell(text, field);
      if (!problem) continue;
      isRight = false;
      const finding = table.found(row, position, { field: field.name, value: text, ...problem });
      yield { level: rule.level, ...finding, rule: rule.id };
    }
    if (isRight && known && known.size < REMEMBERED) known.add(text);
  }
}
