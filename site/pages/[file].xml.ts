import type { APIRoute } from 'astro';
import { feed } from '../articles/feed-build.ts';
import { opensearch } from '../outward/opensearch-build.ts';

const files = { rss: (site: URL) => feed('rss', site), atom: (site: URL) => feed('atom', site), opensearch };

/** All of them name whole addresses only, which a build that is not told its host does not have. */
export const getStaticPaths = () =>
  import.meta.env.SITE
    ? (Object.keys(files) as (keyof typeof files)[]).map((file) => ({ params: { file }, props: { file } }))
    : [];

export const GET: APIRoute<{ file: keyof typeof files }> = async ({ props, site }) =>
  new Response(site && (await files[props.file](site)));
