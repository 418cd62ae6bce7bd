// How many rows each choice would leave: counted by the database, for the whole of it when it was built.
import { facets, tables } from '../generated/datasets.ts';
import type { Statement } from './measurements.ts';

export type Facet = (typeof facets)[number];

/** Chosen values, texts and numbers as the database has them. */
export type Choice = Partial<Record<Facet, string | number>>;

/**
 * Rows (facet, value, rows) of these facets under a choice. A facet that has been chosen from counts what its other
 * values would give instead; rows without a value count under an empty one.
 */
export function countFacets(names: readonly Facet[], choice: Choice): Statement {
  const chosen = facets.filter((name) => choice[name] !== undefined);
  if (chosen.length === 0) {
    const list = names.map((name) => `'${name}'`).join(', ');
    return { sql: `SELECT facet, value, rows FROM facets WHERE facet IN (${list})`, values: [] };
  }
  const counts = names.map((name) => {
    const others = chosen.filter((other) => other !== name);
    const where = others.map((other) => `${other} = ?`).join(' AND ');
    return {
      sql: `SELECT '${name}' AS facet, ${name}::VARCHAR AS value, count(*)::INTEGER AS rows
        FROM ${tables.measurements.sqlName} ${where && `WHERE ${where}`} GROUP BY ALL`,
      values: others.flatMap((other) => choice[other] ?? []),
    };
  });
  return {
    sql: counts.map(({ sql }) => sql).join(' UNION ALL '),
    values: counts.flatMap(({ values }) => values),
  };
}
