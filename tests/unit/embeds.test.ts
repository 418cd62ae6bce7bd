// Where embeds stand in other people's pages: their addresses stay, their lines are safe to paste and say their height.

import { describe, expect, it, test } from 'vitest';
import { granted } from '../../calc-wasm/js/calc.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { catalog } from '../../calc-wasm/js/declared.ts';
import { modelVersions } from '../../calc-wasm/js/generated/chain.ts';
import { modelVersion } from '../../calc-wasm/js/node.ts';
import { offered } from '../../site/build/embed-addresses.ts';
import { addressOf, grown, meantBy, versionOf, versionsWhere } from '../../site/embed/addresses.ts';
import { cssOf, heightOf, heightsOf, reducedHeights, reductionsOf, starts } from '../../site/embed/height.ts';
import { lineOf } from '../../site/embed/line.ts';
import { newerAddress } from '../../site/embed/newer.ts';
import { reductionOf } from '../../site/embed/parameters.ts';
import published from '../../site/embed/published.json' with { type: 'json' };
import { linesOf } from '../../site/machine/html.ts';
import { presetOfEmbed } from '../../site/sizer/answer-build.ts';
import { shownIn } from '../../site/sizer/embedded.ts';
import { mapOf } from '../../site/sizer/map.ts';
import { presetOf, START } from '../../site/sizer/presets.ts';
import { understood } from '../../site/sizer/setting.ts';

describe('the list of published addresses', () => {
  it('holds what the site offers today: `npm run gen` adds it', () =>
    expect(published).toEqual(expect.arrayContaining(offered.map(addressOf))));

  it('has lost no version between the first and the newest of each embed', () => {
    for (const address of published) {
      const { embed, version } = versionOf(address) ?? { embed: address, version: 0 };
      expect(version, address).toBeGreaterThan(0);
      const first = Math.min(...versionsWhere((one) => one === embed).map((version) => version.version));
      for (let before = first; before < version; before++) {
        expect(published).toContain(addressOf({ embed, version: before }));
      }
    }
  });

  it('begins a new embed with the version of its day', () =>
    expect(grown(['pcie/v1'], [{ embed: 'pcie/a-slot', version: 3 }])).toEqual(['pcie/a-slot/v3', 'pcie/v1']));

  it('keeps the first version when a model goes to its second, and one whose calculator is gone', () => {
    const list = grown(['gone/v1', 'pcie/v1'], [{ embed: 'pcie', version: 2 }]);
    expect(list).toEqual(['gone/v1', 'pcie/v1', 'pcie/v2']);
    expect(versionsWhere((embed) => embed === 'pcie', list)).toEqual([
      { embed: 'pcie', version: 1 },
      { embed: 'pcie', version: 2 },
    ]);
  });
});

describe('an address where no embed is', () => {
  const pcie = { embed: 'pcie', version: modelVersion('pcie') };
  it.each([
    ['pcie/v99/', { ...pcie, asked: '99' }],
    ['pcie/99', { ...pcie, asked: '99' }],
    ['pcie/', { ...pcie, asked: '' }],
    ['sizer/ssds-on-jmb585/v0/', { embed: 'sizer/ssds-on-jmb585', version: modelVersions.sizer, asked: '0' }],
  ])('%s may have meant what there is', (address, meant) => expect(meantBy(address)).toEqual(meant));

  it.each(['', '/', 'no-such/v1/', '__proto__/v1/', 'pcie/v1/more/', '%'])('“%s” means nothing', (address) =>
    expect(meantBy(address)).toBeUndefined(),
  );
});

it('the way from an earlier version to the newest keeps the inputs and the looks', () => {
  expect(newerAddress('/embed/raid/v2/', '?v=2&level=raid5', '?v=1&theme=dark&x=1')).toBe(
    '/embed/raid/v2/?v=2&level=raid5&theme=dark',
  );
  expect(newerAddress('/embed/sizer/v2/', '', '')).toBe('/embed/sizer/v2/');
});

describe('the height of a frame', () => {
  /** What a browser makes of it, for a frame of this width. */
  const computed = (css: string, width: number): number => {
    const [, widest = '', steps = ''] = /^calc\((\d+)px(.*)\)$/.exec(css) ?? [];
    return [...steps.matchAll(/([+-]) clamp\(0px,\((\d+)px - 100cqw\)\*999,(\d+)px\)/g)].reduce(
      (sum, [, sign, start, most]) =>
        sum + (sign === '-' ? -1 : 1) * Math.min(Math.max(0, (Number(start) - width) * 999), Number(most)),
      Number(widest),
    );
  };

  it('is that of the class of widths which the frame is in, taller or lower than the next', () => {
    const tall = starts.map((_, index) => [1500, 1400, 1200, 900, 1000][index] ?? 0);
    for (const [index, start] of starts.entries()) {
      expect(computed(cssOf(tall), start)).toBe(tall[index]);
      expect(computed(cssOf(tall), start + 79)).toBe(tall[index]);
    }
    expect(cssOf(starts.map(() => 800))).toBe('calc(800px)');
  });

  it.each(offered)('of $embed is declared for each class of widths', ({ embed }) => {
    expect(heightsOf(embed)).toHaveLength(starts.length);
    const heights = reducedHeights(embed);
    expect(Object.keys(heights)).toEqual(reductionsOf(embed));
    for (const [reduction, { tallest }] of Object.entries(heights))
      expect(tallest, reduction).toBeLessThanOrEqual(heightOf(embed).tallest);
  });

  it('follows what the author leaves: the answer alone, else locked inputs, else the basic ones', () => {
    expect(reductionOf({ controls: 'none', lock: 'all' })).toBe('controls=none');
    expect(reductionOf({ controls: 'basic', lock: 'all' })).toBe('lock=all');
    expect(reductionOf({ controls: 'basic' })).toBe('controls=basic');
    expect(reductionOf({ controls: 'all', theme: 'dark' })).toBeUndefined();
  });

  it('of a new calculator is that of the tallest', () =>
    expect(heightOf('new').tallest).toBe(Math.max(...catalog.map(({ name }) => heightOf(name).tallest))));
});

describe('the line to paste', () => {
  const embed = { title: 'A "fast" <link>', height: 'calc(9px)', tallest: 9, usual: 9 };
  const shown = {
    src: 'https://lanewise.example/embed/pcie/v1/?v=1&lanes=1',
    full: 'https://lanewise.example/calculators/pcie/?v=1&lanes=1',
    caption: '<b>420 MB/s</b>',
    chosen: {},
  };

  test('escapes what its words and addresses hold', () => {
    const line = lineOf(embed, shown);
    expect(line).toContain('title="A &quot;fast&quot; &lt;link&gt;"');
    expect(line).toContain('?v=1&amp;lanes=1"');
    expect(line).toContain('&lt;b&gt;420 MB/s&lt;/b&gt;</a></figcaption>');
    expect(line).not.toContain('<b>');
  });

  test('names the theme to the frame and to the browser that paints behind it', () => {
    expect(lineOf(embed, shown)).not.toMatch(/theme|color-scheme/);
    expect(lineOf(embed, { ...shown, chosen: { theme: 'dark' } })).toMatch(
      /lanes=1&amp;theme=dark".*;color-scheme:dark"/,
    );
    expect(lineOf(embed, { ...shown, chosen: { theme: 'auto' } })).toContain('color-scheme:light dark"');
  });
});

describe('the embeds of the sizer', () => {
  const answerTo = (setting: Parameters<typeof size>[0]) => {
    const answer = granted(size(setting));
    return answer;
  };

  it('carry the version of the model that answers', () =>
    expect(answerTo(presetOf(START).setting).model_version).toBe(modelVersions.sizer));

  it('are of presets that there are, as long as their addresses are published', () => {
    for (const { embed } of versionsWhere((one) => one.startsWith('sizer/')))
      expect(presetOfEmbed(embed).slug).toBe(embed.slice('sizer/'.length));
    expect(() => presetOfEmbed('sizer/gone')).toThrow('there is no such preset now');
  });

  it('ask for a taller frame where the reader’s chain is longer, and never for a lower one', () => {
    const served = understood(answerTo(presetOf(START).setting));
    const lines = linesOf(mapOf(answerTo(served)));
    const of = (setting: Parameters<typeof size>[0]) => shownIn(answerTo(setting), { served, lines, linesOf });
    expect(of(served)).toMatchObject({ query: '', longer: 1 });
    const longer = of(presetOf('raidz2-over-10gbe').setting);
    expect(longer.longer).toBeGreaterThan(1);
    expect(longer.query).toContain('nic=nic;');
    expect(of(presetOf('gen-4-drive-in-gen-3-slot').setting).longer).toBe(1);
  });
});
