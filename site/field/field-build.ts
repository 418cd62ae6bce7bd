// What was counted in the machines of hardware databases, as pages show it.
import { FEWEST_OF_MODEL } from '../../datasets/tools/field/sample-size.ts';
import { query } from '../duckdb/dataset-build.ts';
import type { Counted, Kind } from './counted-kinds.ts';

async function counted(sql: string): Promise<Counted[]> {
  return (await query<Record<string, unknown>>(sql)).map((row) => ({
    name: String(row.name ?? ''),
    count: Number(row.count ?? 0),
    total: Number(row.total ?? 0),
  }));
}

/** Of the links where something is known, by kind of device, those of which something holds. */
const byKind = (holds: string, known: string): Promise<Counted[]> =>
  counted(`SELECT kind AS name, sum(links) FILTER (${holds}) AS count, sum(links) AS total
    FROM links_seen WHERE ${known} GROUP BY kind`);

/** Links on fewer lanes than the device has, by kind of device. */
export const narrowByKind = (): Promise<Counted[]> => byKind('lanes < max_lanes', 'max_lanes > 1');

/** The same of NVMe drives, by the kind of machine that they are in. */
export const narrowByMachine = (): Promise<Counted[]> =>
  counted(`SELECT machine_kind AS name, sum(links) FILTER (lanes < max_lanes) AS count, sum(links) AS total
    FROM links_seen WHERE kind = 'nvme' AND max_lanes = 4 GROUP BY machine_kind HAVING sum(links) >= 50 ORDER BY total DESC`);

/** NVMe drives of four lanes by the lanes that they run on. */
export const nvmeLanes = (): Promise<Counted[]> =>
  counted(`SELECT lanes AS name, sum(links) AS count, sum(sum(links)) OVER () AS total
    FROM links_seen WHERE kind = 'nvme' AND max_lanes = 4 GROUP BY lanes ORDER BY lanes DESC`);

/** Links below the speed of the device, by kind. */
export const slowByKind = (): Promise<Counted[]> =>
  byKind('transfers_per_s < max_transfers_per_s', 'transfers_per_s IS NOT NULL AND max_transfers_per_s > 2500000000');

/** NVMe drives below their speed, by the speed that they have. */
export const slowNvme = (): Promise<Counted[]> =>
  counted(`SELECT max_transfers_per_s AS name, sum(links) FILTER (transfers_per_s < max_transfers_per_s) AS count, sum(links) AS total
    FROM links_seen WHERE kind = 'nvme' AND transfers_per_s IS NOT NULL GROUP BY max_transfers_per_s HAVING sum(links) >= 20 ORDER BY max_transfers_per_s`);

export interface Model {
  vendor_id: string;
  device_id: string;
  name: string;
  kind: Kind;
  links: number;
  full: number;
  /** Bytes: the size that most of them have in force. */
  payload: number | undefined;
}

/** Models of drives and adapters with enough links, the most frequent first. */
export async function models(): Promise<Model[]> {
  const rows = await query<Record<string, unknown>>(`
    SELECT vendor_id, device_id, any_value(name) AS name, kind, sum(links)::INTEGER AS links,
      coalesce(sum(links) FILTER (lanes = max_lanes), 0)::INTEGER AS "full",
      mode(payload_bytes) AS payload
    FROM links_seen
    WHERE vendor_id IS NOT NULL AND kind IN ('nvme', 'sas', 'raid', 'sata', 'ethernet')
    GROUP BY vendor_id, device_id, kind HAVING sum(links) >= ${FEWEST_OF_MODEL}
    ORDER BY list_position(['nvme', 'sas', 'raid', 'sata', 'ethernet'], kind), links DESC, vendor_id, device_id`);
  return rows.map((row) => ({
    vendor_id: String(row.vendor_id),
    device_id: String(row.device_id),
    name: String(row.name ?? ''),
    kind: row.kind as Kind,
    links: Number(row.links),
    full: Number(row.full),
    payload: row.payload === null ? undefined : Number(row.payload),
  }));
}

/** Links with a payload of 256 bytes or more in force, by kind of device. */
export const payloadByKind = (): Promise<Counted[]> => byKind('payload_bytes >= 256', 'payload_bytes IS NOT NULL');

/** NVMe drives by the payload size in force. */
export const nvmePayload = (): Promise<Counted[]> =>
  counted(`SELECT payload_bytes AS name, sum(links) AS count, sum(sum(links)) OVER () AS total
    FROM links_seen WHERE kind = 'nvme' AND payload_bytes IS NOT NULL GROUP BY payload_bytes ORDER BY payload_bytes`);

/** Links whose payload size is below what the device supports, by kind. */
export const lowPayloadByKind = (): Promise<Counted[]> =>
  byKind('payload_bytes < max_payload_bytes', 'payload_bytes IS NOT NULL AND max_payload_bytes > 128');

/** SATA drives of 6 Gb/s that negotiated less, by medium and database. */
export const slowSata = (): Promise<Counted[]> =>
  counted(`SELECT medium || ' ' || source_id AS name,
      sum(drives) FILTER (transfers_per_s < max_transfers_per_s) AS count, sum(drives) AS total
    FROM drives_seen WHERE kind = 'sata' AND max_transfers_per_s = 6000000000 AND transfers_per_s IS NOT NULL
      AND medium IS NOT NULL GROUP BY name ORDER BY name`);

/** Drives by logical and physical sector. */
export const sectors = (medium: 'hdd' | 'ssd'): Promise<Counted[]> =>
  counted(`SELECT logical_sector_bytes || '/' || physical_sector_bytes AS name, sum(drives) AS count, sum(sum(drives)) OVER () AS total
    FROM drives_seen WHERE medium = '${medium}' AND kind <> 'nvme' AND logical_sector_bytes IS NOT NULL AND physical_sector_bytes IS NOT NULL
    GROUP BY name ORDER BY count DESC, name`);

/** Models of 6 Gb/s drives that ran slower most often. */
export async function slowModels(): Promise<{ model: string; slow: number; drives: number }[]> {
  const rows = await query<Record<string, unknown>>(`
    SELECT model, coalesce(sum(drives) FILTER (transfers_per_s < max_transfers_per_s), 0) AS slow, sum(drives) AS drives
    FROM drives_seen WHERE kind = 'sata' AND max_transfers_per_s = 6000000000 AND transfers_per_s IS NOT NULL AND model IS NOT NULL
    GROUP BY model HAVING sum(drives) >= 50 ORDER BY slow / sum(drives) DESC, drives DESC, model LIMIT 30`);
  return rows.map((row) => ({ model: String(row.model), slow: Number(row.slow), drives: Number(row.drives) }));
}

export interface Source {
  title: string;
  url: string | null;
  note: string | null;
}

export const fieldSources = (): Promise<Source[]> =>
  query<{ title: string; url: string | null; note: string | null }>(
    `SELECT title, url, note FROM sources
     WHERE (set_id, source_id) IN (SELECT set_id, source_id FROM links_seen UNION SELECT set_id, source_id FROM drives_seen)
     ORDER BY set_id, source_id`,
  );
