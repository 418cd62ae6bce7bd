// Queries to begin with, each for what it teaches of the database and of its SQL.
import { words } from './words.ts';

export interface Example {
  label: string;
  /** What to learn from it. */
  about: string;
  sql: string;
}

const example = (name: keyof typeof words.examples, sql: string): Example => ({
  ...words.examples[name],
  sql,
});

export const examples: readonly Example[] = [
  example(
    'nearest',
    `SELECT link_kind, link_generation, count(*) AS figures,
  round(max(measured_over_ceiling), 3) AS best_share
FROM measurements
WHERE measured_over_ceiling IS NOT NULL
GROUP BY ALL
ORDER BY ALL`,
  ),
  example(
    'best',
    `SELECT concat_ws(' ', link_kind, link_generation, 'x' || link_lanes) AS link,
  round(measured_bytes_per_s / 1e6) AS "MB/s", drive_name, source_title
FROM measurements
WHERE target_kind = 'drive' AND link_generation IS NOT NULL
  AND measured_bytes_per_s IS NOT NULL
QUALIFY row_number() OVER (
  PARTITION BY link ORDER BY measured_bytes_per_s DESC, set_id, result_id
) = 1
ORDER BY "MB/s" DESC, link`,
  ),
  example(
    'depth',
    `SELECT requests_in_flight, direction, iops
FROM measurements
WHERE target = 'Pliant LS300S'
  AND access = 'rand' AND block_size_bytes = 8192
ORDER BY ALL`,
  ),
  example(
    'state',
    `SELECT state, count(*) AS figures, count(measured_bytes_per_s) AS rates,
  count(relative_value) AS ratios, count(DISTINCT target) AS devices
FROM measurements
GROUP BY ALL
ORDER BY figures DESC, state`,
  ),
  example(
    'little',
    `SELECT target, requests_in_flight,
  round(iops * latency_mean_s, 1) AS by_little,
  round(iops * latency_mean_s / requests_in_flight, 3) AS share
FROM measurements
WHERE iops IS NOT NULL AND latency_mean_s IS NOT NULL
  AND requests_in_flight > 1
ORDER BY abs(share - 1) DESC, target, requests_in_flight, by_little
LIMIT 50`,
  ),
  example(
    'percentiles',
    `UNPIVOT (
  SELECT requests_in_flight, latency_p50_s * 1e3 AS p50,
    latency_p99_s * 1e3 AS p99, latency_p999_s * 1e3 AS p999
  FROM measurements
  WHERE target = 'Intel D3-S4610 480 GB' AND jobs = 1
    AND set_id = 'fio-plot-microserver-gen8'
    AND access = 'rand' AND direction = 'device_writes_host'
)
ON p50, p99, p999 INTO NAME percentile VALUE milliseconds
ORDER BY ALL`,
  ),
  example(
    'sources',
    `SELECT title, publisher, licence_spdx, count(*) AS figures, url
FROM sources
JOIN measurements USING (set_id, source_id)
GROUP BY ALL
ORDER BY figures DESC, title, url`,
  ),
  example('tables', 'SHOW ALL TABLES'),
];
