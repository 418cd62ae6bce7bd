import type { APIRoute } from 'astro';
import { FEEDS, feed } from '../articles/feed-build.ts';

/** A build that is not told its host has no whole addresses, which a feed needs. */
export const getStaticPaths = () =>
  import.meta.env.SITE ? FEEDS.map((kind) => ({ params: { feed: kind }, props: { kind } })) : [];

export const GET: APIRoute<{ kind: (typeof FEEDS)[number] }> = async ({ props, site }) =>
  new Response(site && (await feed(props.kind, site)));
