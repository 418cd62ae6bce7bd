// Figures that another page of this site hands to the check: kept in this tab, so that they survive a reload and never
// stand in an address.
import type { Extraction } from '../../datasets/tools/import/measurement.ts';

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

/** What was handed over; nothing where there is none, or what stands there is something else. */
export function handedOver(): Extraction | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isExtraction(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function forgetHanded(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is kept where the browser keeps nothing.
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
