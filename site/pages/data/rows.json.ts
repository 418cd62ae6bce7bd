import type { APIRoute } from 'astro';
import { measurements } from '../../lib/measurements-build.ts';

export const GET: APIRoute = async () => Response.json(await measurements());
