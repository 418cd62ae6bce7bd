// Figures that another page of this site hands to the check: kept in this tab until that page has taken them, so that they
// never stand in an address.
import type { Extraction } from '../../datasets/tools/readers/measurement.ts';

const KEY = 'lanewise-handed-figures';

/** Whether it was kept: a browser may refuse, or have no room for so much. */
export function handOver(extraction: Extraction): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(extraction));
    return true;
  } catch {
    return false;
  }
}

/**
 * Takes what was handed over; nothing where there is none, or what stands there is something else. It is not kept any
 * longer: whoever opens another page in this tab later finds nothing of the reader's machine.
 */
export function handedOver(): Extraction | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const kept: unknown = JSON.parse(text ?? 'null');
    return isExtraction(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isList = (value: unknown, members: readonly string[]): boolean =>
  Array.isArray(value) &&
  value.every((one) => isRecord(one) && members.every((name) => typeof one[name] === 'string'));

function isExtraction(value: unknown): value is Extraction {
  return (
    isRecord(value) &&
    isList(value.measurements, ['tool', 'file', 'job', 'direction', 'access']) &&
    isList(value.facts, ['key', 'value', 'file']) &&
    isList(value.notices, ['level', 'file', 'message', 'fix'])
  );
}
