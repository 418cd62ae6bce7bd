// Figures that the diagnosis hands to the check.
import type { Extraction } from '../../datasets/tools/readers/measurement.ts';
import { handedOver } from '../common/handed.element.ts';

/** Nothing where none were handed over, or what was is something else. */
export function handedFigures(): Extraction | undefined {
  try {
    const kept: unknown = JSON.parse(handedOver('figures') ?? 'null');
    return isExtraction(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isList = (value: unknown, members: readonly string[]): boolean =>
  Array.isArray(value) &&
  value.every((item) => isRecord(item) && members.every((name) => typeof item[name] === 'string'));

function isExtraction(value: unknown): value is Extraction {
  return (
    isRecord(value) &&
    isList(value.measurements, ['tool', 'file', 'job', 'direction', 'access']) &&
    isList(value.facts, ['key', 'value', 'file']) &&
    isList(value.notices, ['level', 'file', 'message', 'fix'])
  );
}
