import type { APIRoute } from 'astro';
import { inShare } from '../../../../common/share-build.ts';
import { runFileOf } from '../../../../sets/run-file-build.ts';
import { type Run, runs } from '../../../../sets/sets-build.ts';

export const getStaticPaths = async () =>
  inShare(await runs()).map((run) => ({ params: { set: run.set, run: run.run }, props: run }));

export const GET: APIRoute<Run> = async ({ props }) => Response.json(await runFileOf(props));
