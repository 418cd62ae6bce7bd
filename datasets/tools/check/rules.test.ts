// What rules find in small tables: `rules/<rule>.yaml` lists tables and findings, this runs them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { registry } from '../../../tests/support/dataset.ts';
import type { Subject } from '../tables/rule.ts';
import type { Table } from '../tables/table.ts';
import { rules } from './catalog.ts';
import { doubtedFrom, type Elsewhere } from './examples.ts';
import { packageFile, realTable, runOn, schemaOf, tableOf } from './testing.ts';

type Cells = Record<string, string>;
type Schema = Record<'fields' | 'primaryKey' | 'foreignKeys', never>;

/** Rows of a table that the repository describes; or a file of CSV, with its own descriptor or with that of all cases. */
type Content = Cells[] | string | (Schema & { csv: string });

/** Tables by name; `registry` stands for all that the repository has. */
type Tables = Record<string, Content> | 'registry';

interface Given {
  /** What the rule is to find; a finding is held to the members that are given, an empty one is absent. */
  finds: Cells[];
  tables?: Record<string, Content>;
  reference?: Tables;
  /** `datapackage.json` and the files beside it, as far as they are unlike those of `packageFile`. */
  package?: { text?: string; rawFiles?: { path: string; bytes: string; sha256: string }[] };
  today?: string;
  citations?: string[];
  ceiling?: { most: string; ceiling: string };
  elsewhere?: Elsewhere;
}

interface File {
  /** What all cases of the file have unless they say otherwise; of rows, single cells. */
  given?: Partial<Given> & { schemas?: Record<string, Schema>; cells?: Record<string, Cells> };
  cases: (Given & { name: string })[];
}

/** Numbers and flags of a descriptor: everything in these files is read as text. */
const typed = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_, value) =>
    typeof value === 'string' && /^(?:\d+(?:\.\d+)?|true|false)$/.test(value) ? JSON.parse(value) : value,
  );

function tablesOf(tables: Tables, { schemas, cells = {} }: NonNullable<File['given']>): Table[] {
  if (tables === 'registry') return [...registry.tables];
  return Object.entries(tables).map(([name, content]) => {
    if (Array.isArray(content))
      return realTable(
        name,
        content.map((row) => ({ ...cells[name], ...row })),
      );
    const { csv, ...schema } = typeof content === 'string' ? { csv: content, ...schemas?.[name] } : content;
    const { fields, ...rest } = typed(schema as Schema);
    return tableOf(schemaOf(fields, { name, ...(rest as object) }), csv);
  });
}

function subjectOf(given: NonNullable<File['given']>, own: Given): Subject {
  const { reference = {}, today, citations, ceiling, elsewhere } = { ...given, ...own };
  return {
    tables: tablesOf({ ...given.tables, ...own.tables }, given),
    reference: tablesOf(reference, { ...given, cells: {} }),
    ...(today && { today }),
    ...(citations && { citations }),
    ...(ceiling && { ceiling: () => ({ most: Number(ceiling.most), ceiling: Number(ceiling.ceiling) }) }),
    ...(elsewhere && { doubted: doubtedFrom(elsewhere) }),
    ...(own.package && {
      package: {
        ...packageFile({}),
        ...own.package,
        rawFiles: (own.package.rawFiles ?? []).map((file) => ({ ...file, bytes: Number(file.bytes) })),
      },
    }),
  };
}

const folder = join(import.meta.dirname, 'rules');

for (const name of readdirSync(folder).filter((name) => /(?<!\.test)\.yaml$/.test(name))) {
  const rule = rules.find(({ id }) => name.startsWith(id.toLowerCase()));
  const { given = {}, cases }: File = parse(readFileSync(join(folder, name), 'utf8'), { schema: 'failsafe' });
  test.each(cases)(`${rule?.id} $name`, (own) => {
    const findings = rule ? runOn(rule, subjectOf(given, own)) : undefined;
    const found = findings?.map((finding, index) => {
      const { file, line, column, field } = finding;
      const at = `${file.replace(/\.csv$/, '')} ${line}:${column}${field ? ` ${field}` : ''}`;
      const members = { ...finding, at } as unknown as Record<string, unknown>;
      const wanted = Object.keys(own.finds[index] ?? { at, message: '' });
      return Object.fromEntries(wanted.map((member) => [member, String(members[member] ?? '')]));
    });
    expect(found).toEqual(own.finds);
  });
}
