import type { APIRoute } from 'astro';
import { firstRows } from '../../lib/measurements-build.ts';

export const GET: APIRoute = async () => Response.json(await firstRows());
