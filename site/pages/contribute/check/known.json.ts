import type { APIRoute } from 'astro';
import { dataFiles } from '../../../contribute/data-files-build.ts';

export const GET: APIRoute = () => Response.json(dataFiles());
