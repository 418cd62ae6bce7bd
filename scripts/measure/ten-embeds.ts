// A page of somebody else's, without and with ten embeds.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calculatorEmbed } from '../../site/calculator/embed.ts';
import { chartEmbed } from '../../site/charts/embed.ts';
import { calculatorNamed } from '../../site/common/query.ts';
import { type Embed, lineOf } from '../../site/embed/line.ts';
import { sizerEmbed } from '../../site/sizer/embed.ts';

const calculator = (name: Parameters<typeof calculatorNamed>[0]): Embed =>
  calculatorEmbed(calculatorNamed(name));
const embeds: Embed[] = [
  ...(['pcie', 'sata', 'usb', 'raid', 'zfs', 'rebuild', 'units'] as const).map(calculator),
  chartEmbed('lanes'),
  sizerEmbed(),
  sizerEmbed('ssds-on-jmb585'),
];

const paragraph = `<p>${'A drive is as fast as the slowest part between it and its reader. '.repeat(12)}</p>`;

/** An article of somebody else, with a frame after every third paragraph. */
function article(lines: readonly string[]): string {
  const parts = embeds.map((_, index) => paragraph.repeat(3) + (lines[index] ?? ''));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A blog</title><meta name="viewport" content="width=device-width"><meta name="description" content="An article"><body><h1>How fast is it?</h1>${parts.join('')}`;
}

/**
 * Serves `/without` and `/with`: on another site than the embeds', whose frames browsers give a process of their own, or on
 * the same site, whose frames run in the page's own process.
 */
export async function hostOfTen(
  site: string,
  { isSameSite = false } = {},
): Promise<{ address: string; close(): void }> {
  const lines = embeds.map((embed) =>
    lineOf(embed, { src: site + embed.path, full: site + embed.full, caption: '', chosen: {} }),
  );
  const pages: Record<string, string> = { '/without': article([]), '/with': article(lines) };
  const host = createServer(({ url = '' }, response) => {
    const page = pages[url];
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (page === undefined) response.writeHead(404).end();
    else response.end(page);
  });
  const name = isSameSite ? new URL(site).hostname : '127.0.0.1';
  host.listen(0, name);
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo;
  return { address: `http://${name}:${port}`, close: () => host.close() };
}
