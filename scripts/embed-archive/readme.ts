// What the archive says of itself.
import { headersFile } from '../../site/frame/security.ts';

/** Where the files of the archive lie on the host of whoever follows the README to the letter. */
export const PLACE = '/lanewise-embeds/';

/** What a host is to send, as hosts that read `_headers` have it. */
export const headers = (): string => headersFile(PLACE, [PLACE]);

export const readme = (
  site: string,
  version: string,
): string => `# The calculators of Lanewise, to host yourself

Version ${version}, made from ${site}. Every calculator of ${site}embed/ and every single number, in English: pages, scripts, styles and the WebAssembly core. Nothing is loaded from another host.

## Set it up

1. Unpack the folder into the root of your host, so that \`${PLACE}embed/pcie/v1/\` answers. Any other path works as well.
2. Serve \`.wasm\` as \`application/wasm\`, \`.js\` as \`text/javascript\`, and \`index.html\` for addresses that end in a slash.
3. Send the headers in \`_headers\`. Netlify and Cloudflare Pages read that file from the root of the host: move it there. If the folder lies elsewhere, change the paths in it.

## Put a calculator into a page

\`\`\`html
<iframe src="${PLACE}embed/pcie/v1/?lanes=4" title="PCIe" width="100%" height="1000" loading="lazy" style="border:0"></iframe>
<script async src="${PLACE}embed/loader/v1.js"></script>
\`\`\`

\`\`\`html
<script async src="${PLACE}embed/element/v1.js"></script>
<lw-calculator name="pcie" v="1" lanes="4"><a href="${site}calculators/pcie/?lanes=4">PCIe, four lanes</a></lw-calculator>
<p>… <lw-value name="pcie" v="1" lanes="4" output="most">3.59 GB/s</lw-value> …</p>
\`\`\`

Inputs, parameters and events are described at ${site}embed/. Take the inputs from the address of a calculator there.

Each frame links to its whole page at ${site}, which states formula and sources. Nothing else leads there.

## Update it

Unpack a newer archive over the folder, and keep the old files: a published version of a model answers the same for ever, and file names carry a hash of their content.

## Licence

MIT, see LICENSE.
`;
