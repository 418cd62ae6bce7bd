import type { APIRoute } from 'astro';
import { inShare } from '../../common/share-build.ts';
import { cardOf } from '../../frame/card.ts';
import { type Card, drawn } from '../../outward/card-build.ts';
import { cards } from '../../outward/cards-build.ts';

/** A build of a share of the pages has cards for a share of its articles, and the shared card in place of others. */
export const getStaticPaths = async () => {
  const all = [...(await cards())];
  const articles = all.filter(([name]) => name.startsWith(cardOf('articles', '')));
  const left = new Set(articles).difference(new Set(inShare(articles)));
  return all.map((named) => ({ params: { name: named[0] }, props: { card: (left.has(named) ? all[0] : named)?.[1] } }));
};

export const GET: APIRoute<{ card: Card }> = async ({ props }) => new Response(new Uint8Array(await drawn(props.card)));
