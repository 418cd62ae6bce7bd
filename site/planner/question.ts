// A wish as the question that the core answers, and what it refuses as a sentence beside the field that it is about.

import type { Refusal } from '../../calc-wasm/js/calc.ts';
import type { PlannerQuestion } from '../../calc-wasm/js/chain.ts';
import type { Family } from '../../calc-wasm/js/generated/chain.ts';
import { refusalText } from '../calculator/refusal.ts';
import type { State } from '../common/state.ts';
import type { Spot } from './drive-locations.ts';
import { chosen, failuresOf, type TextField, typed } from './request.ts';
import { words } from './words.ts';

export function question(state: State, spots: readonly Spot[]): PlannerQuestion {
  const given = (name: TextField) => typed(name, chosen(state, name));
  const rate = given('rate');
  return {
    usable: given('usable'),
    failures: failuresOf(state),
    ...(rate && { rate }),
    most_drives: given('most-drives'),
    family: chosen(state, 'layouts') as Family,
    places: spots.map(({ chain }) => chain),
  };
}

const FIELDS: Record<string, TextField> = {
  usable: 'usable',
  rate: 'rate',
  most_drives: 'most-drives',
  size: 'size',
  read: 'drive-rate',
  write: 'drive-rate',
};

/** `sata-1.size: abc`: a figure of a drive, inside its place. */
const OF_DRIVE = /^[a-z0-9-]+\.([a-z_]+): ?(.*)$/s;

export function refusal(error: Refusal): { field: TextField | undefined; text: string } {
  const [, member, value] = OF_DRIVE.exec(error.value) ?? [];
  const field = FIELDS[member ?? error.input];
  const label = field ? words.fields[field] : error.input;
  return { field, text: refusalText({ ...error, value: value ?? error.value }, () => label) };
}
