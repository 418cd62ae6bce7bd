// The site on Caddy: what the page of hosts shows, and what the tests start.
import { ALWAYS } from '../frame/security.ts';
import { expressionOf, missingIn, type Served, sentWith } from './served.ts';
import { MEDIA_TYPES, OTHER_TYPE } from './types.ts';

export interface OnCaddy {
  /** The folder with the built site. */
  folder: string;
  /** The address of the host. */
  address: string;
}

/** As the page shows it. */
export const onCaddy: OnCaddy = { folder: '/srv/lanewise', address: 'lanewise.example' };

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => (line === '' ? '' : `\t${line}`)),
  '}',
];

export function caddyConfiguration(site: Served, { folder, address }: OnCaddy = onCaddy): string {
  const { root } = site;
  const { always, varying } = sentWith(site);
  const named = (header: string, at: number): string => `@${header.toLowerCase()}-${at + 1}`;
  const vary = block('header', [
    ...Object.entries(ALWAYS).map(([header, value]) => `${header} "${value}"`),
    'defer',
  ]);
  // Caddy looks for files below the path that is left.
  const stripped = root === '/' ? [] : [`uri strip_prefix ${root.slice(0, -1)}`];
  return `${[
    '# Lanewise on Caddy: /etc/caddy/Caddyfile',
    ...block(address, [
      `root * ${folder}`,
      ...block('map {query} {lanewise_query}', [`~(.+) "?\${1}"`, 'default ""']),
      ...(root === '/' ? [] : [`redir ${root.slice(0, -1)} ${root}{lanewise_query} 301`]),
      '',
      ...block('map {path} {lanewise_type}', [
        `~/$ "${MEDIA_TYPES.html}"`,
        ...Object.entries(MEDIA_TYPES).map(([end, type]) => `~\\.${end}$ "${type}"`),
        `default ${OTHER_TYPE}`,
      ]),
      ...block('map {path} {lanewise_missing}', [
        ...missingIn(site).map(
          (path) => `~${expressionOf(`${path}*`)} ${path.slice(root.length - 1)}404.html`,
        ),
        'default /404.html',
      ]),
      '',
      '@writing not method GET HEAD',
      ...block('handle @writing', ['header Allow "GET, HEAD"', 'respond 405']),
      ...block(`handle ${root}*`, [
        '# At the end, since Caddy adds its own for compressed copies.',
        ...vary,
        '# In this order: a later header replaces an earlier one.',
        ...block('route', [
          ...block('header', [
            ...always
              .filter(([header]) => !(header in ALWAYS))
              .map(([header, value]) => `${header} "${value}"`),
            'Content-Type {lanewise_type}',
            ...varying
              .filter(({ otherwise }) => otherwise !== '')
              .map(({ name, otherwise }) => `${name} "${otherwise}"`),
          ]),
          ...varying.flatMap(({ name, by }) =>
            [...Map.groupBy(by, ({ value }) => value)].flatMap(([value, paths], at) => [
              `${named(name, at)} path ${paths.map(({ path }) => path).join(' ')}`,
              `header ${named(name, at)} ${name} "${value}"`,
            ]),
          ),
          ...stripped,
          '# Caddy itself would drop the query, where inputs are.',
          // What it matched has no double slash, which at the beginning would name another host.
          ...block('@folder', [
            String.raw`path_regexp folder ^(/[\w.-]+)+$`,
            'file {path}/index.html',
          ]),
          `redir @folder ${root.slice(0, -1)}{re.folder.0}/{lanewise_query} 301`,
          ...block('file_server', ['precompressed br gzip']),
        ]),
      ]),
      ...(root === '/'
        ? []
        : ['# Other things on this host go here.', ...block('handle', ['respond 404'])]),
      '',
      ...block('handle_errors', [
        '@missing expression {err.status_code} == 404',
        ...block('handle @missing', [
          ...vary,
          ...block('header', [
            `Content-Type "${MEDIA_TYPES.html}"`,
            ...varying
              .filter(({ otherwise }) => otherwise !== '')
              .map(({ name, otherwise }) => `${name} "${otherwise}"`),
          ]),
          '# Always the whole page.',
          'request_header -Range',
          'rewrite * {lanewise_missing}',
          ...block('file_server', ['precompressed br gzip']),
        ]),
      ]),
    ]),
  ].join('\n')}\n`;
}
