// The database for the page, packed; large ones are read in parts, from the file for everybody.
import type { APIRoute } from 'astro';
import { makesShared } from '../../../common/link.ts';
import { packedDatabase } from '../../../duckdb/downloads-build.ts';

const database = makesShared ? packedDatabase() : undefined;

export const getStaticPaths = () => (database ? [{ params: { file: database.file } }] : []);

export const GET: APIRoute = () => new Response(new Uint8Array(database?.packed ?? []));
