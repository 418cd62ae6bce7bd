import type { APIRoute } from 'astro';
import { makesShared } from '../../../common/link.ts';
import { asTable, listedRows } from '../../../explorer/measurements-build.ts';

export const getStaticPaths = async () =>
  makesShared
    ? (await listedRows()).map((rows, index) => ({ params: { page: String(index + 1) }, props: { rows } }))
    : [];

export const GET: APIRoute = ({ props }) => Response.json(asTable(props.rows));
