import type { APIRoute } from 'astro';
import { makesShared } from '../common/link.ts';
import { llms } from '../outward/llms-build.ts';
import { robots } from '../outward/robots-build.ts';

const files = { robots, llms };

/** Robots read one file for the whole host; what language models read is for each language. */
export const getStaticPaths = () =>
  (makesShared ? (['robots', 'llms'] as const) : (['llms'] as const)).map((file) => ({
    params: { file },
    props: { file },
  }));

export const GET: APIRoute<{ file: keyof typeof files }> = async ({ props, site }) =>
  new Response(await files[props.file](site));
