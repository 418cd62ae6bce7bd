// Figures that a source gives only as a multiple of another one, in words.
import { size } from '../common/format.ts';
import { words as quantity } from '../common/quantity.words.ts';
import { times } from './row-text.ts';
import type { Configuration, Point } from './rows.ts';
import { words } from './target.words.ts';
import { words as charts } from './words.ts';

export function ratioText(of: Configuration, point: Point, to: Configuration): string {
  const metric = charts.values.ratioOf?.[point.relative_metric ?? ''] ?? '';
  const value = ratioValue(point);
  const where = [
    point.block_size_bytes !== undefined && words.blocks(size(point.block_size_bytes)),
    point.requests_in_flight !== undefined && charts.inFlight(point.requests_in_flight),
  ].filter(Boolean);
  const text = words.ratio(of.target, value, metric, to.target);
  const note = point.note ? ` ${point.note}` : '';
  return where.length > 0 ? `${text} (${where.join(', ')}).${note}` : `${text}.${note}`;
}

function ratioValue({ relative_value, relative_low_value, relative_high_value }: Point): string {
  if (relative_value !== undefined) return times(relative_value);
  if (relative_low_value !== undefined && relative_high_value !== undefined) {
    return quantity.range(times(relative_low_value), times(relative_high_value));
  }
  return relative_low_value === undefined
    ? `≤ ${times(relative_high_value ?? Number.NaN)}`
    : `≥ ${times(relative_low_value)}`;
}
