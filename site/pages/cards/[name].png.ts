import type { APIRoute } from 'astro';
import { type Card, drawn } from '../../outward/card-build.ts';
import { cards } from '../../outward/cards-build.ts';

export const getStaticPaths = async () =>
  [...(await cards())].map(([name, card]) => ({ params: { name }, props: { card } }));

export const GET: APIRoute<{ card: Card }> = async ({ props }) => new Response(new Uint8Array(await drawn(props.card)));
