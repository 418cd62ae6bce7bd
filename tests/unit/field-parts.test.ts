// What pages of parts say of machines, against the rows of the tables.
import { expect, test } from 'vitest';
import { query } from '../../site/duckdb/dataset-build.ts';
import { drivesOfPart, linksOfPart } from '../../site/field/part-build.ts';
import { usualPayload, usualSizes } from '../../site/field/usual-payload-build.ts';

test('a part has the links of its IDs, and its shares are of links that tell them', async () => {
  const [found] = await linksOfPart('samsung-980-pro-1tb');
  const [row] = await query<Record<string, number>>(
    `SELECT sum(links)::INTEGER AS links, sum(links) FILTER (lanes = max_lanes)::INTEGER AS wide,
       sum(links) FILTER (transfers_per_s = max_transfers_per_s)::INTEGER AS fast,
       sum(links) FILTER (transfers_per_s IS NOT NULL)::INTEGER AS told,
       sum(links) FILTER (payload_bytes = 256)::INTEGER AS payload
     FROM links_seen WHERE vendor_id = '144d' AND device_id = 'a80a'`,
  );
  expect(found).toMatchObject({ vendorId: '144d', deviceId: 'a80a', links: row?.links });
  expect(found?.wide).toMatchObject({ count: row?.wide, total: row?.links });
  expect(found?.fast).toMatchObject({ count: row?.fast, total: row?.told });
  expect(found?.payloads.find(({ name }) => name === '256')?.count).toBe(row?.payload);
});

test('the speed of what idles slowly is not told, nor the width of what has one lane', async () => {
  const [network] = await linksOfPart('intel-i225-v');
  expect(network?.links).toBeGreaterThan(0);
  expect([network?.wide, network?.fast]).toEqual([undefined, undefined]);
});

test('a SATA drive has the drives that call themselves so', async () => {
  const partDrives = await drivesOfPart('samsung-860-evo-1tb');
  const [row] = await query<Record<string, number>>(
    `SELECT sum(drives)::INTEGER AS drives,
       sum(drives) FILTER (transfers_per_s = 6000000000)::INTEGER AS fast
     FROM drives_seen WHERE model = 'Samsung SSD 860 EVO 1TB'`,
  );
  expect(partDrives?.models).toEqual(['Samsung SSD 860 EVO 1TB']);
  expect(partDrives?.drives).toBe(row?.drives);
  expect(partDrives?.fast).toMatchObject({ count: row?.fast, rate: 6e9 });
});

test('a part that nothing was seen of has nothing', async () => {
  expect(await linksOfPart('asmedia-asm1051')).toEqual([]);
  expect(await drivesOfPart('seagate-exos-x16-12tb')).toBeUndefined();
});

test('each ID leads to parts of one kind, and its drives are of the maker that it names', async () => {
  const rows = await query<Record<string, string | null>>(
    `SELECT vendor_id, device_id, list(DISTINCT controller_id IS NULL)::VARCHAR AS kinds,
       list(DISTINCT vendor)::VARCHAR AS makers
     FROM pci_ids LEFT JOIN drives USING (drive_id) GROUP BY ALL`,
  );
  for (const row of rows) {
    expect(row.kinds, `${row.vendor_id}:${row.device_id}`).toMatch(/^\[(?:true|false)\]$/);
    expect(row.makers, `${row.vendor_id}:${row.device_id}`).not.toContain(',');
  }
});

test('the usual payload sizes are those that most links have, each with its share and number', async () => {
  const sizes = await usualSizes();
  expect(sizes.map(({ kind }) => kind)).toContain('nvme');
  const { text } = await usualPayload();
  for (const { kind, size, links, total } of sizes) {
    const rows = await query<{ links: number }>(
      `SELECT sum(links)::INTEGER AS links FROM links_seen WHERE kind = '${kind}' AND payload_bytes IS NOT NULL
       GROUP BY payload_bytes`,
    );
    expect(links).toBe(Math.max(...rows.map((row) => row.links)));
    expect(total).toBe(rows.reduce((sum, row) => sum + row.links, 0));
    expect(text).toContain(`${size}\u202fB`);
    expect(text).toContain(total.toLocaleString('en'));
  }
});
