import type { APIRoute } from 'astro';
import { comparedDrives } from '../../../drives/compared-build.ts';

export const getStaticPaths = async () =>
  (await comparedDrives()).map(({ key, configurations }) => ({ params: { drive: key }, props: { configurations } }));

export const GET: APIRoute = ({ props }) => Response.json(props.configurations);
