// The rules of the data at build time: what each says about its example comes from the rule itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '../../datasets/tools/check/catalog.ts';
import { apply } from '../../datasets/tools/check/check.ts';
import { EXAMPLES, examplesIn, type Sample, subjectOf } from '../../datasets/tools/check/examples.ts';
import { type Finding, formatFinding } from '../../datasets/tools/tables/finding.ts';
import type { Rule } from '../../datasets/tools/tables/rule.ts';
import { Table } from '../../datasets/tools/tables/table.ts';
import { once } from '../common/once.ts';
import { dataFiles } from './data-files-build.ts';
import { rulePath } from './rules.ts';
import { words as contribute } from './words.ts';

const words = contribute.rules;

/** A sample as a page shows it. */
export type Shown =
  | { kind: 'rows'; tables: ShownTable[] }
  /** `file` names others that lie beside it, too. */
  | { kind: 'text'; file: string; text: string };

interface ShownTable {
  table: string;
  columns: string[];
  rows: { text: string; wrong: boolean }[][];
}

export interface RulePage {
  rule: Rule;
  path: string;
  /** What the terminal prints about the wrong example. */
  messages: string[];
  wrong: Shown;
  right: Shown;
}

/** Signs that nobody would see, spelled out. */
const SIGNS: Record<string, string> = { '\ufeff': '⟨byte order mark⟩', '\r': '⟨carriage return⟩' };

export const rulePages = once((): RulePage[] => {
  const files = dataFiles();
  const examples = examplesIn(readFileSync(join(process.cwd(), EXAMPLES), 'utf8'));
  const schemas = new Map(files.schemas.map((schema) => [schema.name, schema]));
  const encoder = new TextEncoder();
  const registry = Object.entries(files.registry).flatMap(([name, text]) => {
    const schema = schemas.get(name);
    return schema ? [new Table(`datasets/registry/${name}.csv`, schema, encoder.encode(text))] : [];
  });
  return rules.map((rule) => {
    const example = examples[rule.id];
    if (!example) throw new Error(`${rule.id} has no example`);
    const findings = [...apply([rule], subjectOf(example.wrong, schemas, registry))];
    return {
      rule,
      path: rulePath(rule.id),
      messages: findings.map(formatFinding),
      wrong: shown(example.wrong, findings),
      right: shown(example.right, []),
    };
  });
});

function shown(sample: Sample, findings: readonly Finding[]): Shown {
  if ('package' in sample) {
    return {
      kind: 'text',
      file: ['datapackage.json', ...(sample.files ?? [])].join(', '),
      text: JSON.stringify(sample.package, null, 2),
    };
  }
  if ('text' in sample) {
    const text = sample.text.replaceAll(/[\ufeff\r]/g, (sign) => SIGNS[sign] ?? sign);
    return { kind: 'text', file: `${sample.table}.csv`, text: text.trimEnd() };
  }
  const { table, rows, beside = {}, peers, registry } = sample;
  const others = Object.entries({
    ...beside,
    ...(peers && { [words.others(table)]: peers }),
    ...(registry && { [words.registry(table)]: registry }),
  });
  return {
    kind: 'rows',
    tables: [shownTable(table, rows, findings), ...others.map(([name, cells]) => shownTable(name, cells, []))],
  };
}

function shownTable(table: string, rows: readonly Record<string, string>[], findings: readonly Finding[]): ShownTable {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const cells = rows.map((row, index) =>
    columns.map((column) => ({
      text: row[column] ?? '',
      // Below the header, from 1.
      wrong: findings.some(({ line, field }) => line === index + 2 && field === column),
    })),
  );
  return { table, columns, rows: cells };
}
