import type { APIRoute } from 'astro';
import { makesShared } from '../../common/link.ts';
import { advisoryLink } from '../../common/repository.ts';
import { security } from '../../outward/security-build.ts';

/** One for the whole host, and none where the build knows nobody to report to. */
export const getStaticPaths = () =>
  [advisoryLink()].flatMap((contact) =>
    makesShared && contact ? [{ params: { file: 'security' }, props: { contact } }] : [],
  );

export const GET: APIRoute<{ contact: string }> = ({ site, props }) => new Response(security(site, props.contact));
