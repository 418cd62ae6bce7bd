import type { APIRoute } from 'astro';
import { exampleSet } from '../../../contribute/example-set-build.ts';

export const GET: APIRoute = async () => new Response(await exampleSet());
