import type { APIRoute } from 'astro';
import { allSeries } from '../../../../charts/rows-build.ts';
import { makesShared } from '../../../../common/link.ts';

export const getStaticPaths = async () => {
  if (!makesShared) return [];
  const sets = new Set((await allSeries()).map(({ set_id }) => set_id));
  return [...sets].map((set) => ({ params: { set } }));
};

export const GET: APIRoute = async ({ params }) =>
  Response.json((await allSeries()).filter(({ set_id }) => set_id === params.set));
