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

/** Widths as people write them: in Latin and Cyrillic letters, and with the sign of multiplication. */
const WIDTHS = ['x#', 'X#', '×#', 'х#', 'Х#', 'x #', '#x', '#х'];
const widths = (lanes = 0): string[] => (lanes ? WIDTHS.map((width) => width.replace('#', `${lanes}`)) : ['']);

/** A generation with its kind, as people write it: with and without its zero, its `gen`, its space. */
function generations({ kind, generation }: Link): string[] {
  const own = linkText({ kind, generation });
  const number = /^(?:SAS-)?(\d+)(?:\.0)?$/.exec(generation)?.[1];
  const short = number ? [' #', '#', ' gen#', ' Gen #'].map((form) => kindNames[kind] + form.replace('#', number)) : [];
  return [own, own.toUpperCase(), own.toLowerCase(), own.replace(' ', ''), ...short];
}

test('every link is read in every spelling', () => {
  for (const link of all) {
    for (const width of widths(link.lanes)) {
      for (const typed of generations(link)) {
        for (const text of [`${typed} ${width}`, `${width} ${typed}`, ` ${typed}\t${width} `, `${width} @ ${typed}`])
          expect(parseLink(text), text).toEqual(link);
      }
    }
  }
});

test('a width without a kind is one of PCI Express', () => {
  for (const { kind, generation, lanes } of all) {
    if (kind !== 'pcie' || !lanes) continue;
    for (const form of ['x# @ *.0', 'x# gen*', 'gen * ×#', '*.0 #x', 'PCI Express *.0 x#']) {
      const text = form.replace('#', `${lanes}`).replace('*', `${Number(generation)}`);
      expect(pcieIn(text), text).toEqual({ generation, lanes });
    }
  }
});

test('what the core reads is read alike, and what it refuses is refused', () => {
  const asked = (link: string) => size({ chain: { parts: [{ id: 'drive', kind: 'drive', link }] } });
  for (const link of all) {
    const number = Number.parseFloat(link.generation.replace('SAS-', ''));
    for (const text of [linkText(link), `${kindNames[link.kind]} gen${number} x${link.lanes ?? 1}`]) {
      const answer = asked(text);
      if ('error' in answer) continue;
      const own = parseLink(text);
      const whole = own && linkText(own.kind === 'sas' && !own.lanes ? { ...own, lanes: 1 } : own);
      expect(whole, text).toBe(answer.inputs.chain.parts.find(({ id }) => id === 'drive')?.link);
    }
  }
  const wrong = 'pcie|pcie 8.0 x4|pcie 3.0 x3|sas 5|sata|x4|usb 9|ethernet 7G|pci 2.3|3.0'.split('|');
  for (const text of wrong) expect([parseLink(text), 'error' in asked(text)], text).toEqual([undefined, true]);
});

test('a link is written as it is read, and named with the signs of a page', () => {
  for (const link of all) expect(parseLink(linkText(link))).toEqual(link);
  const names = ['pcie 3.0 x4', 'usb 3.2 Gen 2x1', 'Thunderbolt 3', 'ethernet 2.5G', 'a wire of mine'];
  expect(names.map((name) => linkName(name))).toEqual([
    ...['PCIe 3.0 x4', 'USB 3.2 Gen 2x1', 'Thunderbolt 3', '2.5 GbE', 'a wire of mine'],
  ]);
  expect(linkName('SAS-2 x4', { space: '\u00a0', times: '×' })).toBe('SAS-2\u00a0×4');
  expect(linkName({ kind: 'ethernet', generation: '' })).toBe('Ethernet');
  expect([withLanes('pcie 4.0 x16', 4), withLanes('SAS-3 x8')]).toEqual(['pcie 4.0 x4', 'SAS-3']);
});
