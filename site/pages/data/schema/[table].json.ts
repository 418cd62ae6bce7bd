import type { APIRoute } from 'astro';
import { dataFiles } from '../../../contribute/data-files-build.ts';

export const getStaticPaths = () =>
  dataFiles().schemas.map((schema) => ({ params: { table: schema.name }, props: { schema } }));

export const GET: APIRoute = ({ props }) => Response.json(props.schema);
