import type { APIRoute } from 'astro';
import { configurations, setNames } from '../../../../charts/rows-build.ts';

export const getStaticPaths = async () => (await setNames()).map((set) => ({ params: { set } }));

export const GET: APIRoute = async ({ params }) =>
  Response.json((await configurations()).filter(({ set_id }) => set_id === params.set));
