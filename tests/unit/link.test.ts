// The reader of links: every generation and width in the spellings of people, and against the core's own reader.
import { expect, test } from 'vitest';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { linkKinds, links } from '../../calc-wasm/js/generated/chain.ts';
import { kindNames, type Link, linkName, linkText, parseLink, pcieIn, withLanes } from '../../calc-wasm/js/link.ts';

const all: Link[] = linkKinds.flatMap((kind) =>
  links[kind].generations.flatMap((generation) =>
    [undefined, ...links[kind].widths].map((lanes) => ({ kind, generation, ...(lanes && { lanes }) })),
  ),
);

/** A width as people write it: in Latin and Cyrillic letters, and with the sign of multiplication. */
const widths = (lanes: number | undefined): string[] =>
  lanes
    ? [`x${lanes}`, `X${lanes}`, `×${lanes}`, `х${lanes}`, `Х${lanes}`, `x ${lanes}`, `${lanes}x`, `${lanes}х`]
    : [''];

/** A generation with its kind, as people write it. */
function generations({ kind, generation }: Link): string[] {
  const own = linkText({ kind, generation });
  const name = linkName({ kind, generation });
  const cases = [
    own,
    own.toUpperCase(),
    own.toLowerCase(),
    own.replace(' ', ''),
    ...(kind === 'ethernet' ? [] : [name]),
  ];
  const number = /^(?:SAS-)?(\d+)(?:\.0)?$/.exec(generation)?.[1];
  const kindName = kindNames[kind];
  return number === undefined
    ? cases
    : [...cases, ...[`${kind} ${number}`, `${kind}${number}`, `${kindName} gen${number}`, `${kindName} Gen ${number}`]];
}

test('every link is read in every spelling', () => {
  for (const link of all) {
    for (const width of widths(link.lanes)) {
      for (const typed of generations(link)) {
        for (const text of [`${typed} ${width}`, `${width} ${typed}`, ` ${typed}\t${width} `, `${width} @ ${typed}`]) {
          expect(parseLink(text), text).toEqual(link);
        }
      }
    }
  }
});

test('a width without a kind is one of PCI Express', () => {
  for (const { kind, generation, lanes } of all) {
    if (kind !== 'pcie' || !lanes) continue;
    const short = Number(generation);
    for (const text of [
      `x${lanes} @ ${generation}`,
      `x${lanes} gen${short}`,
      `gen ${short} ×${lanes}`,
      `${generation} ${lanes}x`,
    ])
      expect(pcieIn(text), text).toEqual({ generation, lanes });
    expect(parseLink(`PCI Express ${generation} x${lanes}`)).toEqual({ kind, generation, lanes });
  }
});

test('what the core reads is read alike, and what it refuses is refused', () => {
  const asked = (link: string) => size({ chain: { parts: [{ id: 'drive', kind: 'drive', link }] } });
  const texts = all.flatMap((link) => [
    linkText(link),
    linkName(link, { times: '×' }),
    `${kindNames[link.kind]} gen${Number.parseFloat(link.generation.replace('SAS-', ''))} x${link.lanes ?? 1}`,
  ]);
  const wrong = [
    '',
    'pcie',
    'pcie 8.0 x4',
    'pcie 3.0 x3',
    'sas 5',
    'sata',
    'x4',
    'usb 9',
    'ethernet 7G',
    'pci 2.3',
    '3.0',
  ];
  for (const text of [...texts, ...wrong]) {
    const answer = asked(text);
    if ('error' in answer) continue;
    const [part] = answer.inputs.chain.parts.filter(({ id }) => id === 'drive');
    const own = parseLink(text);
    expect(own && linkText(own.kind === 'sas' && !own.lanes ? { ...own, lanes: 1 } : own), text).toBe(part?.link);
  }
  for (const text of wrong) {
    expect(parseLink(text), text).toBeUndefined();
    expect('error' in asked(text) || text === '', text).toBe(true);
  }
});

test('a link is written as it is read, and named with the signs of a page', () => {
  for (const link of all) expect(parseLink(linkText(link))).toEqual(link);
  expect(linkName('pcie 3.0 x4')).toBe('PCIe 3.0 x4');
  expect(linkName('SAS-2 x4', { space: '\u00a0', times: '×' })).toBe('SAS-2\u00a0×4');
  expect(linkName('usb 3.2 Gen 2x1')).toBe('USB 3.2 Gen 2x1');
  expect(linkName('Thunderbolt 3')).toBe('Thunderbolt 3');
  expect(linkName('ethernet 2.5G')).toBe('2.5 GbE');
  expect(linkName({ kind: 'ethernet', generation: '' })).toBe('Ethernet');
  expect(linkName('a wire of mine')).toBe('a wire of mine');
  expect(withLanes('pcie 4.0 x16', 4)).toBe('pcie 4.0 x4');
  expect(withLanes('SAS-3 x8')).toBe('SAS-3');
});
