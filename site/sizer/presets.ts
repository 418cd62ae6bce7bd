// Chains that people ask about, each at an address of its own. The worked answers stand in tests/golden/questions.json.
import type { ChainArray, ChainPart } from '../../calc-wasm/js/chain.ts';
import type { Load } from '../../calc-wasm/js/generated/chain.ts';
import { pageLink } from '../common/link.ts';
import { words } from './presets.words.ts';
import { BLOCK_SIZE, LOAD, type Setting } from './setting.ts';

export type Slug = keyof typeof words;

export interface Preset {
  /** Its address: `/sizer/<slug>/`. */
  slug: Slug;
  question: string;
  setting: Setting;
}

const MB = 1e6;
const MIB = 2 ** 20;

const preset = (
  slug: Slug,
  parts: ChainPart[],
  { load = LOAD, arrays }: { load?: Load; arrays?: ChainArray[] } = {},
): Preset => ({
  slug,
  question: words[slug],
  setting: { chain: { parts, ...(arrays && { arrays }) }, load, block_size: BLOCK_SIZE },
});

/** A card with a chip that was measured to pass on 2.5 GB/s, in a slot with half of its lanes. */
const narrowHba: ChainPart = {
  id: 'hba',
  kind: 'hba',
  name: 'LSI 9211-8i',
  link: 'pcie 2.0 x8',
  slot: 'pcie 2.0 x4',
  ports: 'sas 2',
  read: 2500 * MB,
};
const jmb585: ChainPart = {
  id: 'card',
  kind: 'sata_controller',
  name: 'JMB585',
  link: 'pcie 3.0 x2',
  ports: 'sata 3.0',
  max_payload_size: 256,
};
const sataDrives = (on: string, count: number, read: number, more: Partial<ChainPart> = {}) =>
  ({ id: 'drives', on, count, link: 'sata 3.0', read, ...more }) satisfies ChainPart;
const HARD_DISK = { slow_end: 0.5 };
const nvme = (on: string, count: number, read: number, more: Partial<ChainPart> = {}): ChainPart => ({
  id: 'drives',
  link: 'pcie 4.0 x4',
  count,
  read,
  ...(on !== 'host' && { on }),
  ...more,
});
/** SATA drives in ports of a chipset, which come up at the speed of the port. */
const onPorts = (count: number, generation: string): ChainPart =>
  sataDrives('chipset', count, 550 * MB, { link: `sata ${generation}` });
const multiplier = (link: string): ChainPart[] => [
  { id: 'port', kind: 'sata_controller', link: 'pcie 3.0 x1', ports: 'sata 3.0' },
  { id: 'box', kind: 'multiplier', on: 'port', link, ports: 'sata 3.0' },
  sataDrives('box', 5, 250 * MB, HARD_DISK),
];
const shelf = (hba: Partial<ChainPart>, cable: string): ChainPart[] => [
  { id: 'hba', kind: 'hba', ...hba },
  { id: 'expander', kind: 'expander', on: 'hba', link: cable, ports: 'sas 3' },
  { id: 'drives', on: 'expander', count: 24, link: 'sas 3', read: 250 * MB, ...HARD_DISK },
];
const gen2Hba = { name: 'LSI 9211-8i', link: 'pcie 2.0 x8', ports: 'sas 2', read: 2500 * MB };
const box = (link: string): ChainPart[] => [{ id: 'box', kind: 'bridge', link }, nvme('box', 1, 7000 * MB)];
const nas = (network: string): ChainPart[] => [
  { id: 'hba', kind: 'hba', link: 'pcie 3.0 x8', ports: 'sas 3' },
  sataDrives('hba', 8, 200 * MB, HARD_DISK),
  { id: 'nic', kind: 'nic', link: 'pcie 3.0 x8', network },
];
const stripe: { arrays: ChainArray[] } = {
  arrays: [{ id: 'raid0', level: 'raid0', members: ['drives'] }],
};
/** Two drives of one mirror, in bays of their own. */
const mirror: { arrays: ChainArray[] } = {
  arrays: [{ id: 'raid1', level: 'raid1', members: ['drives'] }],
};
const pool: { arrays: ChainArray[] } = {
  arrays: [{ id: 'raidz2', level: 'raidz2', members: ['drives'] }],
};

export const presets: readonly Preset[] = [
  preset('sata-ssds-on-9211-8i-in-x4-slot', [narrowHba, sataDrives('hba', 8, 550 * MB)]),
  preset('hard-disks-on-9211-8i-in-x4-slot', [
    narrowHba,
    sataDrives('hba', 8, 180 * MB, { write: 180 * MB, ...HARD_DISK }),
  ]),
  preset('ssds-on-jmb585', [jmb585, sataDrives('card', 5, 550 * MB)]),
  preset('ssds-on-jmb585-in-x1-slot', [{ ...jmb585, slot: 'pcie 3.0 x1' }, sataDrives('card', 5, 550 * MB)]),
  preset(
    '10gbe-in-x1-slot',
    [
      { id: 'nic', kind: 'nic', link: 'pcie 3.0 x8', slot: 'pcie 3.0 x1', network: 'ethernet 10G' },
      nvme('host', 4, 3500 * MB, { link: 'pcie 3.0 x4' }),
    ],
    { load: 'copy_out' },
  ),
  preset(
    'nvme-raid0-behind-dmi-3',
    [{ id: 'chipset', kind: 'chipset', link: 'dmi 3.0 x4' }, nvme('chipset', 2, 3500 * MB, { link: 'pcie 3.0 x4' })],
    stripe,
  ),
  preset('three-gen-4-drives-on-b650', [
    { id: 'chipset', kind: 'chipset', name: 'B650', link: 'pcie 4.0 x4' },
    nvme('chipset', 3, 7000 * MB),
  ]),
  preset('three-gen-4-drives-on-z790', [
    { id: 'chipset', kind: 'chipset', name: 'Z790', link: 'dmi 4.0 x8' },
    nvme('chipset', 3, 7000 * MB),
  ]),
  preset('gen-4-drive-in-gen-3-slot', [nvme('host', 1, 7000 * MB, { slot: 'pcie 3.0 x4' })]),
  preset('gen-4-drive-with-two-lanes', [nvme('host', 1, 7000 * MB, { slot: 'pcie 3.0 x2' })]),
  preset('nvme-switch-on-one-lane', [
    { id: 'switch', kind: 'switch', link: 'pcie 3.0 x8', slot: 'pcie 2.0 x1' },
    nvme('switch', 4, 3500 * MB, { link: 'pcie 3.0 x4' }),
  ]),
  preset('port-multiplier-3-gbps', multiplier('sata 2.0')),
  preset('port-multiplier-6-gbps', multiplier('sata 3.0')),
  preset('24-drives-one-sas-2-cable', shelf(gen2Hba, 'sas 2 x4')),
  preset('24-drives-one-sas-3-cable', shelf({ name: 'LSI 9300-8i', link: 'pcie 3.0 x8', ports: 'sas 3' }, 'sas 3 x4')),
  preset('24-drives-two-sas-2-cables', shelf(gen2Hba, 'sas 2 x8')),
  preset('nvme-in-thunderbolt-3', box('Thunderbolt 3')),
  preset('nvme-in-usb4', box('USB4 Gen 3x2')),
  preset('nvme-in-thunderbolt-5', box('Thunderbolt 5')),
  preset('raidz2-over-10gbe', nas('ethernet 10G'), { load: 'copy_out', ...pool }),
  preset('raidz2-over-25gbe', nas('ethernet 25G'), { load: 'copy_out', ...pool }),
  // The case studies. Rates and caps are those of the rows of their sets.
  preset(
    'ahci-card-in-a-short-slot',
    [
      { id: 'chipset', kind: 'chipset', link: 'dmi 2.0 x4' },
      {
        id: 'card',
        kind: 'sata_controller',
        name: 'AHCI x1',
        on: 'chipset',
        link: 'pcie 2.0 x1',
        ports: 'sata 3.0',
        max_payload_size: 128,
        // 290 MiB/s with two and with three drives: what the chipset passes on from this slot.
        write: 290 * MIB,
      },
      sataDrives('card', 3, 180 * MIB, { write: 180 * MIB }),
    ],
    { load: 'write' },
  ),
  preset(
    'four-ssds-on-z87',
    [{ id: 'chipset', kind: 'chipset', name: 'Z87', link: 'dmi 2.0 x4' }, onPorts(4, '3.0')],
    stripe,
  ),
  preset(
    'four-ssds-on-z77',
    [
      { id: 'chipset', kind: 'chipset', name: 'Z77', link: 'dmi 2.0 x4' },
      { ...onPorts(2, '3.0'), id: '6g' },
      { ...onPorts(2, '2.0'), id: '3g' },
    ],
    { arrays: [{ id: 'raid0', level: 'raid0', members: ['6g', '3g'] }] },
  ),
  preset('gen-3-drive-in-a-slot-of-h97', [
    { id: 'chipset', kind: 'chipset', name: 'H97', link: 'dmi 2.0 x4', max_payload_size: 128 },
    nvme('chipset', 1, 3000 * MB, { link: 'pcie 3.0 x4', slot: 'pcie 2.0 x4' }),
  ]),
  preset('nvme-mirror-in-u2-bays', [nvme('host', 2, 0, { link: 'pcie 3.0 x4' })], mirror),
  preset(
    'sas-mirror-behind-an-hba',
    [
      { id: 'hba', kind: 'hba', link: 'pcie 3.0 x8', ports: 'sas 3' },
      { id: 'drives', on: 'hba', count: 2, link: 'sas 3' },
    ],
    mirror,
  ),
];

export function presetOf(slug: Slug): Preset {
  const found = presets.find((item) => item.slug === slug);
  if (!found) throw new Error(`no preset "${slug}"`);
  return found;
}

export const presetLink = (slug: Slug): string => pageLink(`/sizer/${slug}/`);

/** What the sizer shows without an address. */
export const START: Slug = 'sata-ssds-on-9211-8i-in-x4-slot';
