import type { APIRoute } from 'astro';
import { exampleSet } from '../../../lib/example-set-build.ts';

export const GET: APIRoute = async () => new Response(await exampleSet());
