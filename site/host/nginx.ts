// The site on nginx: what the page of hosts shows, and what the tests start.
import { expressionOf, missingIn, type Served, sentWith } from './served.ts';
import { MEDIA_TYPES, OTHER_TYPE } from './types.ts';

export interface OnNginx {
  /** The folder with the built site. */
  folder: string;
  /** Of the host. */
  name: string;
  /** Addresses and ports that it listens at. */
  listen: readonly string[];
  /** The file that requests are counted in. */
  log: string;
}

/** As the page shows it. */
export const onNginx: OnNginx = {
  folder: '/srv/lanewise',
  name: 'lanewise.example',
  listen: ['80', '[::]:80'],
  log: '/var/log/nginx/lanewise.log',
};

/** The line that needs a module which not every nginx has. */
export const BROTLI = '# brotli_static on;';

const variable = (header: string): string =>
  `$lanewise_${header.toLowerCase().replaceAll('-', '_')}`;

const map = (source: string, name: string, lines: readonly string[]): string =>
  [`map ${source} ${name} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n');

export function nginxConfiguration(
  site: Served,
  { folder, name, listen, log }: OnNginx = onNginx,
): string {
  const { root } = site;
  const { always, varying } = sentWith(site);
  const beside =
    root === '/'
      ? []
      : [
          `location = ${root.slice(0, -1)} { return 301 ${root}$is_args$args; }`,
          '# Other things on this host go here.',
          'location / { return 404; }',
        ];
  return `${[
    '# Lanewise on nginx: /etc/nginx/conf.d/lanewise.conf',
    '',
    '# Headers that depend on the path. An add_header in a location would drop those above it; a map keeps them.',
    ...varying.map(({ name: header, by, otherwise }) =>
      map('$uri', variable(header), [
        `default "${otherwise}";`,
        ...by.map(({ path, value }) => `"~${expressionOf(path)}" "${value}";`),
      ]),
    ),
    '',
    '# The nearest 404 page.',
    map('$uri', '$lanewise_missing', [
      `default ${root}404.html;`,
      ...missingIn(site).map((path) => `"~${expressionOf(`${path}*`)}" ${path}404.html;`),
    ]),
    '',
    '# What the log counts. It holds no reader address, no referrer, and nothing after "?", where inputs are.',
    map('$request_uri', '$lanewise_path', [
      'default -;',
      '"~^(?<lanewise_asked>[^?]*)" $lanewise_asked;',
    ]),
    // A service worker asks for the page that a reader opens in the mode of one, though not as a document.
    map('"$http_sec_fetch_mode $http_sec_fetch_dest $http_sec_fetch_site"', '$lanewise_opened', [
      'default -;',
      '"~^navigate (document|empty) " page;',
      '"~^navigate i?frame (cross|same)-site$" embed;',
    ]),
    "log_format lanewise '$time_iso8601 $status $lanewise_opened $lanewise_path';",
    '',
    'server {',
    ...[
      ...listen.map((at) => `listen ${at};`),
      `server_name ${name};`,
      `access_log ${log} lanewise;`,
      '# Or the error log would hold reader addresses beside each missing file.',
      'log_not_found off;',
      '# Relative redirects: behind a proxy, nginx does not know the public name and port.',
      'absolute_redirect off;',
      ...beside,
      '',
      `location ${root} {`,
      ...[
        `alias ${folder}/;`,
        'index index.html;',
        '# A folder without a page is missing, too: no listing.',
        'error_page 403 =404 $lanewise_missing;',
        'error_page 404 $lanewise_missing;',
        '# Compressed copies made by the build.',
        'gzip_static on;',
        'gzip_proxied any;',
        BROTLI,
        '',
        ...always.map(([header, value]) => `add_header ${header} "${value}" always;`),
        ...varying.map(({ name: header }) => `add_header ${header} ${variable(header)} always;`),
        '',
        'types {',
        ...Object.entries(MEDIA_TYPES).map(([end, type]) => `    "${type}" ${end};`),
        '}',
        `default_type ${OTHER_TYPE};`,
      ].map(indented),
      '}',
    ].map(indented),
    '}',
  ].join('\n')}\n`;
}

function indented(line: string): string {
  return line === '' ? '' : `    ${line}`;
}
