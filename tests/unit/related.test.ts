// Ways between calculators, parts and chains can be walked from both of their ends.
import { describe, expect, test } from 'vitest';
import { catalog } from '../../calc-wasm/js/declared.ts';
import { relatedTo } from '../../site/related/related-build.ts';

const page = (name: string) => `/calculators/${name}/`;

/** The addresses of one kind that a page leads to. */
const to = async (href: string, kind: string) =>
  (await relatedTo(href)).filter((item) => item.kind === kind).flatMap(({ pages }) => pages.map((item) => item.href));

test.each(['pcie', 'sas', 'sata', 'usb'])('%s leads to controllers and to a chain', async (name) => {
  expect(await to(page(name), 'controllers')).not.toEqual([]);
  expect(await to(page(name), 'chains')).not.toEqual([]);
});

test.each(catalog)('every page that $name leads to leads back', async ({ name }) => {
  for (const { pages } of await relatedTo(page(name)))
    for (const { href } of pages) expect(await to(href, 'calculators'), href).toContain(page(name));
});

describe('the ways follow from the data', () => {
  test('a controller leads to the calculators of both of its links, and to the chain that names it', async () => {
    const jmb585 = '/data/controllers/jmicron-jmb585/';
    expect(await to(jmb585, 'calculators')).toEqual([page('pcie'), page('sata')]);
    expect(await to(jmb585, 'chains')).toContain('/sizer/ssds-on-jmb585/');
    expect(await to('/sizer/ssds-on-jmb585/', 'controllers')).toContain(jmb585);
  });

  test('chipsets of either vendor lead to the calculator of uplinks', async () => {
    const chipsets = await to(page('dmi'), 'chipsets');
    expect(chipsets).toEqual(expect.arrayContaining(['/data/parts/#amd-b650', '/data/parts/#intel-z790-h770']));
    // HyperTransport is no link that it computes.
    expect(chipsets).not.toContain('/data/parts/#amd-9-series');
  });

  test('a chain belongs to the calculator of the link that limits it', async () => {
    expect(await to('/sizer/three-gen-4-drives-on-b650/', 'calculators')).toEqual([page('dmi')]);
    expect(await to('/sizer/24-drives-one-sas-2-cable/', 'calculators')).toEqual([page('sas')]);
    // Eight hard disks do not fill the slot: no link is the limit.
    expect(await to('/sizer/hard-disks-on-9211-8i-in-x4-slot/', 'calculators')).toEqual([]);
  });

  test('a computer leads to the calculators of the links that were measured in it', async () => {
    const [computer = ''] = await to(page('dmi'), 'platforms');
    expect(computer).toMatch(/^\/data\/platforms\/[a-z0-9-]+\/$/);
  });
});
