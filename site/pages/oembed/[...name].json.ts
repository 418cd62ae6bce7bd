import type { APIRoute } from 'astro';
import { embeds, oembed } from '../../outward/oembed-build.ts';

type Props = { embed: Parameters<typeof oembed>[0] };

/** A build that is not told its host has no whole addresses, which programs elsewhere need. */
export const getStaticPaths = () =>
  import.meta.env.SITE ? [...embeds()].map(([name, embed]) => ({ params: { name }, props: { embed } })) : [];

export const GET: APIRoute<Props> = ({ props, site }) =>
  new Response(site && JSON.stringify(oembed(props.embed, site)));
