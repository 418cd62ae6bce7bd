import type { APIRoute } from 'astro';
import { engine, engineFile } from '../../../duckdb/engine-build.ts';

export const getStaticPaths = () => [{ params: { file: engineFile } }];

export const GET: APIRoute = async () => new Response(new Uint8Array(await engine()));
