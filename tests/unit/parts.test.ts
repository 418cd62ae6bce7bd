import { beforeAll, describe, expect, test } from 'vitest';
import { loadRegistry, loadSchemas } from '../../datasets/tools/repository/repository.ts';
import { rowsOf } from '../../datasets/tools/tables/records.ts';
import type { ChipsetUplinksRow, ControllersRow } from '../../site/generated/datasets.ts';
import {
  capsOf,
  capText,
  ceilingText,
  chipsets,
  controllers,
  downstream,
  hostLink,
  uplink,
} from '../../site/registry/parts-build.ts';
import { unknownReference } from '../../site/sources/references-build.ts';
import { versionToday } from '../support/newest.ts';

const plain = (text: string | undefined) => text?.replace(/[\u202f\u00a0]/g, ' ');

const cited = loadRegistry(loadSchemas())
  .tables.filter(({ schema }) => schema.fields.some(({ name }) => name === 'sources'))
  .flatMap((table) =>
    rowsOf(table).flatMap((row) =>
      String(row.sources ?? '')
        .split(' ')
        .filter(Boolean)
        .map((key) => [table.schema.name, key] as const),
    ),
  );

test.each([...new Map(cited.map((item) => [item.join(), item])).values()])(
  'the source that %s cites as %s is in content/references.yaml',
  (_, key) => expect(unknownReference(key)).toBeUndefined(),
);

let uplinks: ChipsetUplinksRow[];
let chips: ControllersRow[];

beforeAll(async () => {
  uplinks = await chipsets();
  chips = await controllers();
});

const chip = (id: string) => chips.find(({ controller_id }) => controller_id === id) as ControllersRow;
const chipset = (id: string) => uplinks.find(({ chipset_id }) => chipset_id === id) as ChipsetUplinksRow;

describe('every part', () => {
  test('has a source, or says that it is not verified and why', () => {
    const unfounded = [...uplinks, ...chips].filter(({ confidence, sources, note }) =>
      confidence === 'unverified' ? note === null : sources === null,
    );
    expect(unfounded).toEqual([]);
  });

  test('has a link whose name and calculator exist', async () => {
    for (const row of uplinks) {
      const link = await uplink(row);
      expect(link === undefined).toBe(row.uplink === null);
      expect(link?.href === undefined).toBe(row.lanes === null);
    }
    for (const row of chips) {
      expect(hostLink(row).href, row.controller_id).toMatch(/^\/calculators\/(?:pcie|usb|sata|sas)\/\?v=/);
      expect(downstream(row).text).not.toBe('');
    }
  });

  test('was measured to pass no more than its link can', async () => {
    for (const row of uplinks) {
      const measured = row.measured_read_bytes_per_s ?? row.measured_write_bytes_per_s;
      if (measured === null) continue;
      expect((await uplink(row))?.ceiling?.high, row.chipset_id).toBeGreaterThan(measured);
    }
  });
});

test('a controller leads to its link with the ceiling for usual payload sizes', async () => {
  const link = hostLink(chip('asmedia-asm1166'));
  expect(plain(link.text)).toBe('PCIe 3.0 ×2');
  expect(link.href).toBe(`/calculators/pcie/?v=${versionToday('pcie')}&lanes=2`);
  expect(plain(ceilingText(link))).toBe('1.65–1.80 GB/s');
});

test('what was measured through a controller counts where its link does not explain it', async () => {
  const texts = async (id: string) => (await capsOf(chip(id))).map((cap) => plain(capText(cap)));
  expect(await texts('broadcom-sas2008')).toEqual(['2.50 GB/s', '350 k IOPS']);
  expect(await texts('jmicron-jmb585')).toEqual([]);
});

test('a link that is not PCI Express has its name and no ceiling', async () => {
  expect(await uplink(chipset('amd-9-series'))).toEqual({ text: 'HyperTransport' });
});

test('an expander has the width of its uplink, and a network card what leaves the machine', async () => {
  const up = hostLink(chip('adaptec-aec-82885t'));
  expect(plain(up.text)).toBe('SAS-3 (12 Gb/s) ×4');
  expect(up.ceiling?.high).toBeGreaterThan(4e9);
  expect(plain(downstream(chip('intel-x520-da2')).text)).toBe('10 GbE');
});

test('a bridge has a link on either side', async () => {
  const bridge = chip('asmedia-asm2464pd');
  expect(hostLink(bridge).text).toBe('USB4 Gen 3x2 (40 Gb/s)');
  expect(plain(downstream(bridge).text)).toBe('PCIe 4.0 ×4');
});

test('a chipset leads to the calculator of its uplink', async () => {
  expect((await uplink(chipset('intel-z690-h670')))?.href).toBe('/calculators/dmi/?v=2&chipset=intel-z690-h670');
  expect((await uplink(chipset('amd-b650')))?.href).toBe('/calculators/dmi/?v=2&chipset=amd-b650');
  expect(plain((await uplink(chipset('amd-a55-a75-a85x')))?.text)).toBe('UMI (PCIe 2.0) ×4');
});

test('a chipset that its source does not name has a cap per lane and no uplink', async () => {
  const row = chipset('unnamed-habr-pcie-290');
  expect(row.lane_cap_bytes_per_s).toBe(290 * 1024 ** 2);
  expect(await uplink(row)).toBeUndefined();
});
