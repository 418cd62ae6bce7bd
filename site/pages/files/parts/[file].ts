import type { APIRoute } from 'astro';
import { makesShared } from '../../../common/link.ts';
import { CATALOG } from '../../../parts/catalog.ts';
import { catalog } from '../../../parts/catalog-build.ts';

export const getStaticPaths = () => (makesShared ? [{ params: { file: CATALOG } }] : []);

export const GET: APIRoute = async () => Response.json(await catalog());
