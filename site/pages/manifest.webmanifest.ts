import { manifest } from '../outward/manifest-build.ts';

export const GET = () => new Response(JSON.stringify(manifest()));
