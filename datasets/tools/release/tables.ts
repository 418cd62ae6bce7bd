/** The tables of a release: those of the database, under the names that they have there. */
import { type Described, describedTables } from '../build/described.ts';
import { measurements, summary } from '../build/measurements.ts';
import { sqlName } from '../repository/tables.ts';
import type { Field, ForeignKey } from '../schema/table-schema.ts';

export type ReleaseTable = Required<Omit<Described, 'kind'>>;

const SET = 'set_id';

/** Counts for a page's filters: everybody else counts the rows. */
const LEFT_OUT = summary.name;

/** Joined into the measurements, with the keys that lead on from them. */
const JOINED = ['results', 'runs', 'targets'];

export function releaseTables(): ReleaseTable[] {
  const all = describedTables().filter(({ name }) => name !== LEFT_OUT);
  return all
    .map((table) => ({
      name: sqlName(table.name),
      title: table.title,
      description: table.description,
      fields: table.fields.map((field) => inAllSets(field, hasSet(table))),
      primaryKey: table.primaryKey,
      foreignKeys: keysOf(table, all),
    }))
    .sort((a, other) => (a.name < other.name ? -1 : 1));
}

const hasSet = ({ fields }: Described): boolean => fields.some(({ name }) => name === SET);

/** What is unique in its set may come again in another one. */
function inAllSets(field: Field, hasSet: boolean): Field {
  const { unique, ...constraints } = field.constraints ?? {};
  return unique && hasSet ? { ...field, constraints } : field;
}

/** Keys between tables of sets lead into the same set. */
function keysOf(table: Described, all: readonly Described[]): ForeignKey[] {
  const isJoined = table.name === measurements.name;
  const owners = isJoined ? all.filter(({ name }) => JOINED.includes(name)) : [table];
  const keys = owners.flatMap(({ foreignKeys = [], name }) =>
    foreignKeys.map(({ fields, reference }) => {
      const target = reference.resource ?? name;
      const isOfSet = all.some((described) => described.name === target && hasSet(described));
      const scope = isOfSet && hasSet(table) ? [SET] : [];
      return {
        fields: [...scope, ...fields],
        reference: {
          ...(target !== table.name && { resource: sqlName(target) }),
          fields: [...scope, ...reference.fields],
        },
      };
    }),
  );
  const known = new Map(table.fields.map((field) => [field.name, field]));
  const isRequired = (name: string) => known.get(name)?.constraints?.required === true;
  return (
    keys
      .filter(({ fields }) => fields.every((name) => known.has(name)))
      // A key of which one part may be empty is none to the standard's tool, which looks for a row with nothing there.
      .filter(({ fields }) => fields.length === 1 || fields.every(isRequired))
  );
}
