// What a host should send with the site. Pages repeat both policies in meta tags for hosts that cannot.
import { NAMED_BY_CONTENT, WORKER } from '../offline/kept.ts';

/** Files of this origin only. WebAssembly needs its own word; workers start from a blob so that they inherit this. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** No request says which page asked: an address may hold what somebody typed. */
export const REFERRER_POLICY = 'no-referrer';

/** One rule of `_headers`, which several static hosts read; all rules that match a path apply. A path may end in `*`. */
export interface Rule {
  path: string;
  headers: Record<string, string>;
}

/**
 * Of whatever no rule below speaks of, pages above all: a browser may keep it, and asks each time whether it is still so.
 * Not in `_headers`: the hosts that read it do so anyway, and would send both this and what a rule says.
 */
export const REVALIDATED = { 'Cache-Control': 'no-cache' };

/** Every host that chooses between a file and its packed twins has to say so; those that read `_headers` do it themselves. */
export const ALWAYS = { Vary: 'Accept-Encoding' };

const FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The first one is of the whole site. */
export const headerRules = (root: string, pages: readonly string[]): Rule[] => [
  {
    path: `${root}*`,
    headers: {
      // No frame-ancestors: embeds are for other people's pages, and no page here acts for a signed-in person.
      'Content-Security-Policy': contentSecurityPolicy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': REFERRER_POLICY,
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      // A sandboxed frame has an opaque origin: without this it could not load its own modules.
      'Access-Control-Allow-Origin': '*',
      // Nor could it, or the page that it is in, where a host asks for leave (Cross-Origin-Embedder-Policy).
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  },
  // Such a host takes only frames that ask the same of what they load.
  ...pages.map((path) => ({ path: `${path}embed/*`, headers: { 'Cross-Origin-Embedder-Policy': 'require-corp' } })),
  // File names carry a hash of their content; each language has its own.
  ...pages.map((path) => ({ path: `${path}_astro/*`, headers: FOR_EVER })),
  // Other people's pages know their hashes: a change has another name.
  ...['loader', 'element'].map((name) => ({ path: `${root}embed/${name}/*`, headers: FOR_EVER })),
  // Browsers are to see at once that there is a newer one, or one that removes a broken one.
  ...pages.map((path) => ({ path: path + WORKER, headers: REVALIDATED })),
  // The names of the query engine and of the database carry their versions.
  ...NAMED_BY_CONTENT.map((folder) => ({ path: `${root}${folder}*`, headers: FOR_EVER })),
];

/**
 * The text of `_headers`. A host reads it in its own root: where the site lies below a path, it is to be put there.
 * @param root Path of the whole site.
 * @param pages Paths of the pages of each language.
 */
export const headersFile = (root: string, pages: readonly string[]): string =>
  headerRules(root, pages)
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
