// What a host should send with the site. Pages repeat the policy in a meta tag for hosts that cannot.

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

interface Rule {
  path: string;
  headers: Record<string, string>;
}

/** In the format of `_headers`, which several static hosts read; all rules that match a path apply. */
export const rules: Rule[] = [
  {
    path: '/*',
    headers: {
      // No frame-ancestors: embeds are for other people's pages, and no page here acts for a signed-in person.
      'Content-Security-Policy': contentSecurityPolicy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      // A sandboxed frame has an opaque origin: without this it could not load its own modules.
      'Access-Control-Allow-Origin': '*',
    },
  },
  // File names carry a hash of their content.
  { path: '/_astro/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  // The query engine's name carries its version.
  { path: '/data/engine/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
];

export function headersFor(path: string): Record<string, string> {
  const matching = rules.filter((rule) => path.startsWith(rule.path.replace(/\*$/, '')));
  return Object.assign({}, ...matching.map((rule) => rule.headers));
}

export const headersFile = (): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
