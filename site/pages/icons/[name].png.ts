import type { APIRoute } from 'astro';
import { makesShared } from '../../common/link.ts';
import { icon, icons } from '../../outward/icons-build.ts';

export const getStaticPaths = () =>
  makesShared ? icons.map((props) => ({ params: { name: props.name }, props })) : [];

export const GET: APIRoute<(typeof icons)[number]> = async ({ props }) =>
  new Response(new Uint8Array(await icon(props)));
