import { describe, expect, test } from 'vitest';
import { granted } from '../../../calc-wasm/js/calc.ts';
import type { ChainPart, SizerAnswer } from '../../../calc-wasm/js/chain.ts';
import { size } from '../../../calc-wasm/js/chain-node.ts';
import { publishedSets, registry, shared } from '../../../tests/support/dataset.ts';
import { realTable } from '../check/testing.ts';
import { type CatalogPart, partsCatalog } from './catalog.ts';

const catalog = partsCatalog({ ...registry, tables: [...shared.tables] }, publishedSets());

function named(id: string): CatalogPart {
  const part = catalog.find((catalogPart) => catalogPart.id === id);
  if (!part) throw new Error(`the catalogue has no part "${id}"`);
  return part;
}

const SATA: ChainPart = { id: 'drives', link: 'sata 3.0', read: 500e6 };
const NVME: ChainPart = { id: 'drives', link: 'pcie 3.0 x4', read: 3e9 };

/** A drive that goes into ports of a part. */
function fitting(ports: string | undefined): ChainPart {
  if (ports === undefined || ports.startsWith('pcie')) return NVME;
  if (/^(?:sata|SAS)/.test(ports)) return SATA;
  return { ...NVME, link: ports };
}

/** The smallest chain with a part in it. */
function chainOf({ kind, part }: CatalogPart): ChainPart[] {
  if (kind === 'drive') return [{ id: 'part', ...part }];
  if (kind === 'nic') return [{ id: 'part', ...part }, NVME];
  const above: ChainPart =
    kind === 'slot' ? { id: 'part', kind: 'adapter', link: 'pcie 5.0 x16', ...part } : { id: 'part', ...part };
  return [above, { ...fitting(part.ports), on: 'part' }];
}

const solve = (parts: ChainPart[], load?: 'copy_out' | 'random_read'): SizerAnswer =>
  granted(size({ chain: { parts }, ...(load && { load }) }));

describe('every part', () => {
  test.each(catalog.map((part) => [part.id, part] as const))('%s is taken by the core as it is', (_, part) => {
    const { most } = solve(chainOf(part), part.kind === 'nic' ? 'copy_out' : undefined);
    expect(most).toBeGreaterThan(0);
    expect(Number.isFinite(most)).toBe(true);
  });

  test('has an id of its own, a name that the core keeps whole, and sources or a reason', () => {
    expect(new Set(catalog.map(({ id }) => id)).size).toBe(catalog.length);
    expect(catalog.filter(({ name }) => name === '' || name.length > 80)).toEqual([]);
    const unfounded = catalog.filter(({ confidence, sources, note }) =>
      confidence === 'unverified' ? !note : sources.length === 0,
    );
    expect(unfounded).toEqual([]);
  });

  test('hangs on a part of the catalogue, where it hangs on one', () => {
    for (const { via } of catalog) if (via !== undefined) expect(named(via).kind).toBe('chipset');
  });
});

test('no card or chip is faster by its name than the same links typed without one', () => {
  const typed = ({ part: { kind, link, slot, ports, network }, ...rest }: CatalogPart) => ({
    ...rest,
    part: Object.fromEntries(Object.entries({ kind, link, slot, ports, network }).filter(([, value]) => value)),
  });
  const busy = (part: CatalogPart) => {
    const [first, ...others] = chainOf(part);
    if (!first) throw new Error(`${part.id} makes no chain`);
    // Drives enough that the part limits, and not what hangs on it.
    return solve([first, ...others.map((other) => ({ ...other, count: 64 }))]).most;
  };
  const faster = catalog
    // A platform is what says how large packets on its paths are.
    .filter(({ kind }) => !['drive', 'nic', 'slot', 'chipset'].includes(kind))
    .filter((part) => busy(part) > busy(typed(part) as CatalogPart) * 1.0001);
  expect(faster.map(({ id }) => id)).toEqual([]);
});

test('a card of which only the chip allows larger packets carries the usual ones', () => {
  const { part } = named('broadcom-sas2008');
  const drives = { id: 'drives', on: 'part', count: 8, link: 'sata 3.0', read: 500e6 };
  const { most } = solve([{ id: 'part', ...part, slot: 'pcie 2.0 x4' }, drives]);
  // 2.0 x4 carries 2 GB/s before packets; 256 of each 280 bytes are data (PCIe Base 2.0, section 2.2).
  expect(most / 1e9).toBeCloseTo(1.824, 3);
});

test('a cap of a chip limits the card that carries it, and its drives show it', () => {
  const card: ChainPart = { id: 'part', ...named('broadcom-9211-8i').part };
  const answer = solve([card, { ...SATA, on: 'part', count: 8 }]);
  expect(answer.limited_by).toBe('part');
  expect(answer.limited_at).toBe('passing');
  expect(answer.most).toBeCloseTo(2.5e9, -3);
});

test('a card with two chips has what was measured over both', () =>
  expect(named('broadcom-9202-16e').part).toMatchObject({ link: 'pcie 2.0 x16', read: 5e9 }));

test('a figure that the link explains is no cap', () => {
  expect(named('jmicron-jmb585').part).not.toHaveProperty('read');
  expect(named('asmedia-asm1142').part).not.toHaveProperty('read');
});

test('a card is as wide as its connector and its chips allow', () => {
  expect(named('asm1166-six-ports').part.link).toBe('pcie 3.0 x2');
  expect(named('broadcom-9300-16i').part.link).toBe('pcie 3.0 x8');
  expect(named('highpoint-ssd7101a').part).toMatchObject({ link: 'pcie 3.0 x16', ports: 'pcie 3.0 x4' });
});

test('a passive card takes the generation of its slot', () => {
  const card: ChainPart = { id: 'part', slot: 'pcie 3.0 x16', ...named('passive-four-m2').part };
  const answer = solve([card, { ...NVME, link: 'pcie 5.0 x4', on: 'part', count: 4 }]);
  expect(answer.parts.find(({ id }) => id === 'part')?.link).toBe('pcie 3.0 x16');
});

test('a chipset is known by its platform, with its uplink and its payload', () => {
  expect(named('intel-lga1700-z690')).toMatchObject({
    name: 'Intel Z690 (LGA1700)',
    part: { kind: 'chipset', link: 'dmi 4.0 x8', max_payload_size: 256 },
  });
  expect(named('amd-x670-second').via).toMatch(/^amd-am5-x670/);
});

test('a slot is as wide as the widest of its splits, and no wider than slots are', () => {
  expect(named('intel-lga2011-x79/slots').part.slot).toBe('pcie 3.0 x16');
  expect(named('intel-lga1700-z790/slots')).toMatchObject({ splits: ['16', '8+8'] });
  expect(named('amd-sp3-rome-milan/slots')).toMatchObject({ places: 8, part: { slot: 'pcie 4.0 x16' } });
});

test('drives have the rates of their makers, and hard disks a slow end', () => {
  expect(named('drive/seagate-exos-x24-24tb')).toMatchObject({
    name: 'Seagate Exos X24 24 TB',
    rates: 'rated',
    part: { link: 'sata 3.0', read: 285e6, write: 285e6, slow_end: 0.5, size: 24e12 },
  });
  expect(named('drive/samsung-pm9a3-3.84tb').part).not.toHaveProperty('slow_end');
});

describe('a drive without ratings', () => {
  const NEWEST = { interface_generation_max: '3.0', interface_lanes_max: 4 };
  const drive = (runs: Record<string, string | number>[], results: Record<string, string | number>[]) => {
    const rows = {
      drives: [{ drive_id: 'x', vendor: 'V', model: 'X', protocol: 'nvme', ...NEWEST }],
      targets: [{ target_id: 'x', kind: 'drive', drive_id: 'x', drive_count: 1 }],
      runs: runs.map((run) => ({ target_id: 'x', source_id: 'own', link_kind: 'pcie', ...run })),
      results: results.map((result) => ({ access: 'seq', direction: 'device_writes_host', ...result })),
    };
    const tables = Object.entries(rows).map(([name, list]) => realTable(name, list));
    const generations = registry.tables.filter(({ schema }) => schema.name.endsWith('-generations'));
    const subject = { tables: [...generations, ...tables.slice(0, 1)], reference: [] };
    const set = { setId: 'mine', tables: tables.slice(1), reference: [], package: {} as never };
    return partsCatalog(subject, [set]);
  };
  const WHOLE = { run_id: 'whole', link_generation: '3.0', link_lanes: 4 };
  const NARROW = { run_id: 'narrow', link_generation: '3.0', link_lanes: 1 };

  test('has the highest rate that was measured on it', () => {
    const [part] = drive(
      [WHOLE],
      [
        { run_id: 'whole', bandwidth_bytes_per_s: 2_000_000_000 },
        { run_id: 'whole', bandwidth_bytes_per_s: 3_000_000_000 },
      ],
    );
    expect(part).toMatchObject({ rates: 'measured', sources: ['mine/own'], part: { read: 3e9 } });
  });

  test('has its link as its limit where it was only measured at a narrower one', () => {
    const [part] = drive([NARROW], [{ run_id: 'narrow', bandwidth_bytes_per_s: 800_000_000 }]);
    expect(part).toMatchObject({ rates: 'link', confidence: 'unverified', sources: [] });
    expect(part?.part).not.toHaveProperty('read');
  });

  test('gets none of random reads', () => {
    const random = { run_id: 'whole', access: 'rand', bandwidth_bytes_per_s: 800_000_000 };
    expect(drive([WHOLE], [random])[0]).toMatchObject({ rates: 'link' });
  });
});

describe('a drive that no source rates', () => {
  const unrated = catalog.filter(({ rates }) => rates === 'assumed' || rates === 'link');
  test('is said to be so, and is as slow as its kind or as its link', () => {
    expect(unrated.length).toBeGreaterThan(0);
    for (const { id, part, rates, confidence, note } of unrated) {
      const isNvme = String(part.link).startsWith('pcie');
      expect([id, rates]).toEqual([id, isNvme || String(part.link).startsWith('usb') ? 'link' : 'assumed']);
      expect([id, part.read !== undefined]).toEqual([id, rates === 'assumed']);
      expect([id, confidence, note]).toEqual([id, 'unverified', expect.stringMatching(/rate/)]);
    }
  });

  test('a hard disk says what makers rate others of its size at, around what is assumed', () => {
    const ranges = unrated.flatMap(({ part, note, sources }) => {
      const [, low, high] = /at (\d+) to (\d+) MB\/s/.exec(note ?? '') ?? [];
      return low && high ? [{ read: Number(part.read) / 1e6, low: +low, high: +high, sources }] : [];
    });
    expect(ranges.length).toBeGreaterThan(0);
    for (const { read, low, high, sources } of ranges) {
      expect(read).toBeGreaterThanOrEqual(low - 1);
      expect(read).toBeLessThanOrEqual(high + 1);
      expect(sources.length).toBeGreaterThan(0);
    }
  });
});
