import type { APIRoute } from 'astro';
import { dataFiles } from '../../../lib/data-files-build.ts';

export const GET: APIRoute = () => Response.json(dataFiles());
