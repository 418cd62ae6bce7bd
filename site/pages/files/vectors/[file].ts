import type { APIRoute } from 'astro';
import { type VectorFile, vectorFiles } from '../../../accuracy/vectors-build.ts';
import { makesShared } from '../../../common/link.ts';

export const getStaticPaths = () =>
  makesShared ? vectorFiles().map((props) => ({ params: { file: props.name }, props })) : [];

export const GET: APIRoute<VectorFile> = ({ props }) => new Response(props.text);
