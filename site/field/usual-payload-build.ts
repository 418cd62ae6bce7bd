// The payload size that machines set most often, in a sentence, from the tables.
import { FEWEST } from '../../datasets/tools/field/sample-size.ts';
import { count, quantity } from '../common/format.ts';
import { pageLink } from '../common/link.ts';
import { list } from '../common/list.ts';
import type { Note } from '../common/note.ts';
import { query } from '../duckdb/dataset-build.ts';
import type { Kind } from './counted-kinds.ts';
import { words } from './usual.words.ts';

/** What people put into slots. SATA and USB controllers were counted mostly inside of chipsets. */
const KINDS: readonly Kind[] = ['nvme', 'raid', 'sas', 'ethernet'];

/** By kind the size that most of its links have; none with too few. */
export async function usualSizes(): Promise<{ kind: Kind; size: number; links: number; total: number }[]> {
  const rows = await query<Record<string, unknown>>(
    `SELECT kind, payload_bytes AS size, sum(links)::INTEGER AS links,
       (sum(sum(links)) OVER (PARTITION BY kind))::INTEGER AS total
     FROM links_seen WHERE payload_bytes IS NOT NULL GROUP BY kind, payload_bytes ORDER BY links DESC, size`,
  );
  return KINDS.flatMap((kind) => {
    const row = rows.find((item) => item.kind === kind);
    const [links, total] = [Number(row?.links), Number(row?.total)];
    return row && total >= FEWEST ? [{ kind, size: Number(row.size), links, total }] : [];
  });
}

export async function usualPayload(): Promise<Note> {
  const bySize = Map.groupBy(await usualSizes(), ({ size }) => size);
  const sizes = [...bySize].map(([size, all]) =>
    words.size(
      size,
      list(
        all.map(({ kind, links, total }) =>
          words.counted(words.kinds[kind], quantity(links / total, 'ratio', { digits: 2 }), count(total)),
        ),
        'and',
      ),
    ),
  );
  return { text: words.said(sizes.join('; ')), href: pageLink('/data/field/payload/'), link: words.link };
}
