import type { APIRoute } from 'astro';
import { makesShared } from '../../../../common/link.ts';
import { headFile, headRows } from '../../../../explorer/measurements-build.ts';

export const getStaticPaths = async () =>
  makesShared
    ? (await headRows()).map((head) => ({ params: { facet: head.facet, value: head.value }, props: { head } }))
    : [];

export const GET: APIRoute = async ({ props }) => Response.json(await headFile(props.head));
