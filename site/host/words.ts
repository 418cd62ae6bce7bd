// Words of the page about hosts of one's own.
export const words = {
  title: 'How do I host Lanewise myself?',
  description:
    'Tested configurations for nginx and Caddy, what GitHub Pages and buckets cannot do, how to update and roll back, and how to count visits without tracking readers.',
  lead: 'The built site is a folder of files that any web server can send. The tests of this project start nginx and Caddy with the configurations below and compare every kind of answer.',
  build: {
    title: 'Build it',
    text: 'The folder dist then holds the site. Set BASE if it lives below a path, and SITE_URL to its public address: feeds and link previews need it. The configurations below are for the root of a host; site/host has them as files. Below a path, put it before every address in them.',
    secure:
      'Use HTTPS. Over plain HTTP, browsers refuse to keep pages for offline use and do not tell the log which requests are pages.',
  },
  nginx: {
    title: 'nginx',
    text: 'Put this file into /etc/nginx/conf.d/, change the name and the folder, run nginx -t, then reload. certbot --nginx adds the lines for HTTPS.',
    /** Before the name of the module. */
    brotli:
      'Without a module, nginx sends gzip only. With one, remove the # before brotli_static: scripts and styles become about a seventh smaller. On Debian it is',
    file: 'site/host/nginx.conf',
  },
  caddy: {
    title: 'Caddy',
    text: 'Change the name and the folder. Caddy gets the certificate itself, needs no module for Brotli, and writes no access log unless you add one.',
    file: 'site/host/Caddyfile',
  },
  pages: {
    title: 'GitHub Pages',
    text: 'The workflow in this repository (deploy.yml) publishes there, at the root of a host or below a path. Addresses, media types, compression and byte ranges work. You lose what needs control of the server:',
    lost: [
      'Headers: GitHub Pages sends its own and takes none of yours. Each page repeats the content security policy in a meta tag, which covers the page and what it loads. The service worker and directly opened files go without it, and no nosniff, Referrer-Policy or Permissions-Policy is sent.',
      'Embeds on strict pages: a page that sets Cross-Origin-Embedder-Policy blocks frames from a host that cannot send the same header.',
      'Caching: every file may be kept for ten minutes, then the browser asks again. A new version can appear ten minutes late, and scripts are checked more often than they need to be.',
      'Missing pages: only the 404.html at the top is used. A wrong Russian or embed address gets the English page.',
      'Old files: each deployment replaces the whole site. A page that was open before it may fail to load a chart until it is reloaded.',
      'Counting: there is no access log.',
    ],
  },
  headersFile: {
    title: 'Hosts that read _headers',
    text: 'Netlify and Cloudflare Pages read the file _headers at the top of dist, which holds the same rules. Below a path, move it to the root of the host. Check their limits: this site has tens of thousands of files. These hosts are not tested here.',
  },
  bucket: {
    title: 'A bucket with a CDN',
    text: 'Amazon S3 and similar stores send files, and little else. These points need attention; they are not tested here.',
    points: [
      'Set the media type of each file when you upload it: tools do not know all of these.',
      'Set Cache-Control the same way, from the table below. All other files get no-cache.',
      'Let the CDN add the other headers. They are in dist/_headers.',
      'A bucket does not choose between a file and its compressed copy. Leave the .gz and .br copies out and let the CDN compress, but keep the .gz files in data/engine and data/database: pages ask for those by name.',
      'Turn on website hosting, or add a CDN function, so that a folder answers with its index.html. A bucket has one error page; the nearest 404.html takes a function, too.',
      'Compare by checksum (rclone sync --checksum). aws s3 sync skips a file that has the same size and is older than the stored one, so going back to an earlier version leaves newer pages in place.',
    ],
    types: 'Media types',
    type: 'Media type',
    ending: 'File name ends in',
    cached: 'Files to keep for a year',
    folder: 'Folder',
    header: 'Cache-Control',
  },
  update: {
    title: 'Update without breaking open pages',
    text: 'Copy files in this order: content-named files, then pages, then service workers. The script does it with rsync, to another computer or into a local folder.',
    file: 'site/host/deploy.sh',
    keep: 'What a deployment must not delete:',
    kept: [
      'Files named by their content (_astro, data/engine, data/database, *.pf_*): pages that are open, or kept for offline use, load them later. Keep them for 30 days after the last deployment that had them. The second script removes older ones.',
      'embed: pages of other people name these addresses and the hashes of the scripts. Each build contains every version ever published.',
      'worker.js: if it is missing, browsers keep the old service worker. To remove service workers, run npm run offline:off and deploy.',
    ],
    prune: 'site/host/prune.sh',
    times:
      'A changed file needs a new modification time. Servers derive the ETag from time and size, and two versions of a page often have the same size. Do not copy with --size-only, and do not unpack archives that set every time to the same date.',
  },
  back: {
    title: 'Roll back',
    text: 'Deploy the earlier build with the same script. Keep its folder, or build its commit again.',
    tested:
      'A test deploys one build, then another, then the first again. After each step it asks the server for pages, their scripts and everything the service worker fetches, compares the content, and checks that files of the other build are still there. Browsers take the earlier service worker as the newer one, because they compare its bytes with those they hold.',
  },
  counting: {
    title: 'Counting without watching',
    text: 'Lanewise has no tracker, no cookies and no counter. A test fails if a page loads anything from another host, and the content security policy lets scripts contact this site only. It stays that way.',
    log: 'The server log is enough to know what is used. The configuration for nginx writes four fields: time, status, what was opened (a page, an embed or neither), and the path. It records no reader address, no referrer and no inputs, so there is nothing to anonymise.',
    commands: {
      pages: 'Pages opened most',
      embeds: 'Embeds opened most, in pages of other people',
      missing: 'Addresses not found (404)',
    },
    limits:
      'Browsers say themselves whether they open a page, so files that a service worker fetches in advance are not counted. Most crawlers do not say it. Pages shown without a connection leave no line. The log counts openings, not readers.',
  },
};
