/** The cells for which a rule knows the only text that can be meant. */

import type { Finding } from '../tables/finding.ts';
import type { Table } from '../tables/table.ts';
import { csvCell } from '../text/csv-cell.ts';
import { isUtf8 } from './bytes.ts';

export interface Replacement {
  line: number;
  column: number;
  rule: string;
  field: string;
  from: string;
  to: string;
}

/** A table's bytes with the replacements of its findings, and which they were. */
export function replaceCells(
  table: Table,
  findings: Iterable<Finding>,
): { bytes: Uint8Array; replaced: Replacement[] } | undefined {
  // With another separator a cell would have to be quoted in another way: the form comes first.
  if (table.separator || !isUtf8(table.scan.bytes)) return undefined;
  const byCell = new Map<number, Replacement>();
  for (const { line, column, rule, field, replacement } of findings) {
    const cell = replacement === undefined ? undefined : table.cellAt(line, column);
    // The first rule decides; what another one finds in its text is next.
    if (cell === undefined || replacement === undefined || byCell.has(cell)) continue;
    byCell.set(cell, { line, column, rule, field, from: table.cellText(cell), to: replacement });
  }
  if (byCell.size === 0) return undefined;

  const { bytes, cellStarts, cellEnds } = table.scan;
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const [cell, { to }] of [...byCell].sort(([a], [b]) => a - b)) {
    parts.push(bytes.subarray(from, cellStarts[cell]), encoder.encode(csvCell(to)));
    from = cellEnds[cell] ?? from;
  }
  parts.push(bytes.subarray(from));
  return { bytes: concat(parts), replaced: [...byCell.values()] };
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
