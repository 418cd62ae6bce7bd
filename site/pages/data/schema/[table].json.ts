import type { APIRoute } from 'astro';
import { exportSchema } from '../../../../datasets/tools/tables/exported-set.ts';
import { setTableNames } from '../../../../datasets/tools/tables/subject.ts';
import { dataFiles } from '../../../contribute/data-files-build.ts';
import answer from '../../../generated/answer.schema.json' with { type: 'json' };

export function getStaticPaths() {
  const { schemas, registry } = dataFiles();
  const names = setTableNames(
    schemas.map(({ name }) => name),
    new Set(Object.keys(registry)),
  );
  const set = exportSchema(schemas.filter(({ name }) => names.includes(name)));
  return [
    { params: { table: 'set' }, props: { schema: set } },
    { params: { table: 'answer' }, props: { schema: answer } },
    ...schemas.map((schema) => ({ params: { table: schema.name }, props: { schema } })),
  ];
}

export const GET: APIRoute = ({ props }) => Response.json(props.schema);
