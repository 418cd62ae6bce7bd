// Queries to begin with.
import { data } from './i18n/en/data.ts';

export const examples: readonly { label: string; sql: string }[] = [
  {
    label: data.sql.exampleLabels.nearest,
    sql: `SELECT link_kind, link_generation, count(*) AS figures,
  round(max(measured_over_ceiling), 3) AS best_share
FROM measurements
WHERE measured_over_ceiling IS NOT NULL
GROUP BY ALL
ORDER BY ALL`,
  },
  {
    label: data.sql.exampleLabels.outside,
    sql: `SELECT target, link_lanes, round(measured_bytes_per_s / 1e6) AS "MB/s",
  round(measured_over_ceiling, 3) AS share, note
FROM measurements
WHERE link_limited = 'yes'
  AND measured_bytes_per_s NOT BETWEEN expected_low_bytes_per_s AND expected_high_bytes_per_s
ORDER BY share`,
  },
  {
    label: data.sql.exampleLabels.tables,
    sql: 'SHOW ALL TABLES',
  },
];
