// What articles say without computing it: their sources, and the figures that prose and summaries write out.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { granted, type Inputs } from '../../calc-wasm/js/calc.ts';
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';
import { calculate } from '../../calc-wasm/js/node.ts';

const articles = new Map(
  globSync('content/articles/en/*.mdx').map((path) => {
    const [, head = '', text = ''] = readFileSync(path, 'utf8').split(/^---$/m);
    const { summary, sources } = parse(head) as { summary: string; sources?: string[] };
    return [basename(path, '.mdx'), { summary, sources: sources ?? [], text }];
  }),
);

function article(slug: string): { summary: string; text: string } {
  const found = articles.get(slug);
  if (!found) throw new Error(`no article "${slug}"`);
  return found;
}

/** One number of an answer. */
function number(name: CalculatorName, inputs: Inputs, output = 'ceiling'): number {
  const result = granted(calculate(name, inputs));
  const value: unknown = Object.entries(result).find(([key]) => key === output)?.[1];
  if (typeof value !== 'number') throw new Error(`${name} has no ${output}`);
  return value;
}

const pcie = (inputs: Inputs) => number('pcie', inputs);

/** By how much one is more than the other, as text. */
const gain = (more: number, less: number) => `${((more / less - 1) * 100).toFixed(1)} %`;

test('every source that an article lists is cited in it, and none besides', () => {
  for (const [slug, { sources, text }] of articles) {
    const cited = [...text.matchAll(/<Cite source="([^"]+)"/g)].map(([, key]) => key);
    expect(new Set(cited), slug).toEqual(new Set(sources));
  }
});

describe('figures that are written out', () => {
  test('what larger payloads gain', () => {
    const [small, middle, large] = [128, 256, 512].map((max_payload_size) => pcie({ max_payload_size })) as [
      number,
      number,
      number,
    ];
    const { summary } = article('max-payload-size');
    expect(summary).toContain(`256 bytes instead of 128 are worth ${gain(middle, small)}`);
    expect(summary).toContain(`512 another ${gain(large, middle)}`);
    expect(article('how-pcie-spends-its-bits').text).toContain(
      `From 128 to 256 bytes is worth ${gain(middle, small)}, from 256 to 512 another ${gain(large, middle)}`,
    );
  });

  test('what FLITs cost, and where they begin to', () => {
    const link = (transfer_size: number, flit_mode: string, max_payload_size = 512) =>
      pcie({ generation: '5.0', lanes: 4, transfer_size, flit_mode, max_payload_size });
    const cost = (size: number) => 1 - link(size, 'on') / link(size, 'off');
    expect(Math.round(cost(128) * 100)).toBe(3);
    expect(Math.round(cost(512) * 100)).toBe(6);
    expect(article('flit-mode').text).toContain('FLITs cost 3–6 %');
    expect(cost(72)).toBeLessThan(0);
    expect(cost(80)).toBeGreaterThan(0);
    expect(article('flit-mode').text).toContain('break even between 72 and 80 bytes');
    const lost = 1 - 236 / 256;
    expect(article('flit-mode').summary).toContain(`costs ${(lost * 100).toFixed(1)} %`);
  });

  test('how many drives fill a port', () => {
    const ports = ['10G', '25G', '100G'].map((generation) => number('ethernet', { generation }));
    const rates = {
      'outer tracks, 200 MB/s': 200e6,
      'inner tracks, 100 MB/s': 100e6,
      'SATA SSD, 550 MB/s': 550e6,
      'NVMe, 3.5 GB/s': 3.5e9,
      'NVMe, 7 GB/s': 7e9,
    };
    const { text } = article('filling-10-25-100-gbe');
    for (const [drive, rate] of Object.entries(rates))
      expect(text).toContain(`${drive} | ${ports.map((port) => Math.ceil(port / rate)).join(' | ')} |`);
  });

  test('what a NAS loses over the network', () => {
    const most = (inputs: Inputs) => number('ethernet', inputs, 'most');
    const { summary, text } = article('nas-loss-over-the-network');
    const waiting = most({ generation: '10G', transport: 'smb', block_size: 4096, queue_depth: 1 });
    expect(summary).toContain(
      `10 GbE carries up to ${(most({ generation: '10G', transport: 'smb' }) / 1e9).toFixed(2)} GB/s`,
    );
    expect(summary).toContain(`gets ${Math.round(waiting / 1e6)} MB/s`);
    const [least, usual] = ['off', 'on'].map((timestamps) =>
      Math.round((1 - most({ generation: '10G', timestamps }) / 1.25e9) * 100),
    );
    expect(text).toContain(`With long files, ${least}–${usual} % to frames`);
    const base = (streams: number) => number('ethernet', { generation: '10G', ports: 2, streams }, 'base_rate');
    expect(base(5)).toBe(2 * base(4));
    expect(text).toContain('only from five on');
  });

  test('which slots carry which ports', () => {
    const room = (generation: string, lanes: number) => pcie({ generation, lanes });
    const port = (generation: string) => number('ethernet', { generation, mtu: 9000 });
    for (const slot of [room('4.0', 1), room('3.0', 2), room('2.0', 4)]) expect(slot).toBeGreaterThan(port('10G'));
    for (const slot of [room('3.0', 4), room('4.0', 2)]) expect(slot).toBeGreaterThan(port('25G'));
    for (const slot of [room('3.0', 8), room('4.0', 4)]) expect(slot).toBeGreaterThan(2 * port('25G'));
    for (const slot of [room('3.0', 16), room('4.0', 8)]) expect(slot).toBeGreaterThan(port('100G'));
    expect(room('4.0', 16)).toBeGreaterThan(2 * port('100G'));
    // One step smaller does not.
    expect(room('3.0', 1)).toBeLessThan(port('10G'));
    expect(room('3.0', 2)).toBeLessThan(port('25G'));
    expect(room('3.0', 4)).toBeLessThan(2 * port('25G'));
    expect(room('3.0', 8)).toBeLessThan(port('100G'));
    expect(room('3.0', 16)).toBeLessThan(2 * port('100G'));
  });

  test('what boxes on Thunderbolt and USB4 let through', () => {
    const box = (generation: string) => number('usb', { generation }, 'most') / 1e9;
    const { summary } = article('thunderbolt-usb4-40-is-not-40');
    expect(summary).toContain(`USB4 lets ${box('USB4 Gen 3x2').toFixed(1)} GB/s through`);
    expect(summary).toContain(`Thunderbolt 5 about ${box('Thunderbolt 5').toFixed(1)}`);
    expect(box('Thunderbolt 3')).toBeGreaterThan(2.65);
    expect(box('Thunderbolt 3')).toBeLessThan(3.1);
  });

  test('the uplinks of chipsets', () => {
    const { summary } = article('chipset-uplink');
    const uplink = (generation: string, lanes: number) =>
      (pcie({ generation, lanes, max_payload_size: 256 }) / 1e9).toFixed(1);
    expect(summary).toContain(`it carries ${uplink('4.0', 4)} GB/s each way`);
    expect(summary).toContain(`on Z790 ${uplink('4.0', 8)}, on B550 and Z490 ${uplink('3.0', 4)}`);
  });

  test('what is left of a drive on four lanes of PCIe 4.0', () => {
    const four = (max_payload_size: number) =>
      (pcie({ generation: '4.0', lanes: 4, max_payload_size }) / 1e9).toFixed(1);
    expect(article('how-pcie-spends-its-bits').summary).toContain(`can read ${four(256)}–${four(512)} GB/s`);
    expect(article('why-our-number-differs').summary).toContain(
      `which leaves PCIe 4.0 x4 at ${((16 * 4 * 128) / 130 / 8).toFixed(2)} GB/s where packets leave ${four(256)}`,
    );
  });

  test('what hdparm could show of four lanes of PCIe 3.0', () => {
    const shown = Math.round(pcie({ generation: '3.0', lanes: 4 }) / 1024 ** 2);
    expect(article('units-and-what-tools-print').text).toContain(`as ${shown.toLocaleString('en-GB')} MB/sec`);
  });
});
