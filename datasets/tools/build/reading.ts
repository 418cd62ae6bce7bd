/**
 * A narrow copy of the measurements for the page that lists them: what its table shows, and what they are narrowed and
 * sorted by, in the order of reading. The measurements themselves lie drive by drive; the first rows of a link or a workload would be
 * read from as many places as there are drives. A small database is read whole, and has a view instead.
 */
import { wordsOf } from '../text/words-of.ts';
import { FACETS, measurements } from './measurements.ts';

const SCHEMA = 'page';

export const READING_COLUMNS = [
  ...wordsOf(`
  set_id result_id run_id target link_kind link_generation link_count queue_depth jobs measured_bytes_per_s
  bandwidth_bytes_per_s bandwidth_low_bytes_per_s bandwidth_high_bytes_per_s iops latency_mean_s latency_p50_s
  latency_p99_s cpu_percent relative_value relative_low_value relative_high_value precision reported_value
  expected_low_bytes_per_s expected_high_bytes_per_s range_basis ceiling_bytes_per_s measured_over_ceiling
  tool_version firmware kernel platform_name source_title source_url text_id position
`),
  ...FACETS.filter((facet) => facet !== 'set_id'),
];

/** `stored`: as a table of its own. */
export function createReading({ stored }: { stored: boolean }): string {
  const select = `SELECT ${READING_COLUMNS.join(', ')} FROM main.${measurements.name}`;
  return `CREATE SCHEMA ${SCHEMA};
    CREATE ${stored ? 'TABLE' : 'VIEW'} ${SCHEMA}.${measurements.name} AS ${select}${stored ? ' ORDER BY position' : ''}`;
}
