// How the values of facets read, at build time: the page in the browser takes the words from the form.
import { size } from '../common/format.ts';
import { words as measurement } from './measurement.words.ts';
import { linkLabel, valueLabel } from './measurement-text.ts';
import { words as data } from './words.ts';

const words = data.filters;

/** The columns whose values the facets have. */
const COLUMNS: Record<string, string> = {
  kind: 'target_kind',
  access: 'access',
  direction: 'direction',
  state: 'state',
  limited: 'link_limited',
};

/** `names`: of drives and platforms, by facet and value. */
export function facetLabel(
  facet: string,
  value: string,
  names: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string {
  const column = COLUMNS[facet];
  if (column) return valueLabel(column, value);
  if (facet === 'link') return linkLabel(value);
  if (facet === 'lanes') return measurement.row.lanes(Number(value));
  if (facet === 'block') return size(Number(value), { digits: 6 });
  if (facet === 'reads') return words.readShare(value);
  if (facet === 'metric') return words.metrics[value] ?? value;
  return names[facet]?.[value] ?? value;
}
