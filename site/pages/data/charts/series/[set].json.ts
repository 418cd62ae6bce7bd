import type { APIRoute } from 'astro';
import { allSeriesBySet } from '../../../../charts/rows-build.ts';
import { makesShared } from '../../../../common/link.ts';

export const getStaticPaths = async () =>
  makesShared ? [...(await allSeriesBySet()).keys()].map((set) => ({ params: { set } })) : [];

export const GET: APIRoute<object, { set: string }> = async ({ params }) =>
  Response.json((await allSeriesBySet()).get(params.set));
