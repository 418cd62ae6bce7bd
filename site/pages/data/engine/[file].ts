import type { APIRoute } from 'astro';
import { makesShared } from '../../../common/link.ts';
import { engine, engineFile } from '../../../duckdb/engine-build.ts';

export const getStaticPaths = () => (makesShared ? [{ params: { file: engineFile } }] : []);

export const GET: APIRoute = async () => new Response(new Uint8Array(await engine()));
