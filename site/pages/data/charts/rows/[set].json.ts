import type { APIRoute } from 'astro';
import { configurationsBySet } from '../../../../charts/rows-build.ts';

export const getStaticPaths = async () => [...(await configurationsBySet()).keys()].map((set) => ({ params: { set } }));

export const GET: APIRoute<object, { set: string }> = async ({ params }) =>
  Response.json((await configurationsBySet()).get(params.set));
