/** How hot an NVMe drive is and was, as smartctl prints it. */
import { countOf } from './figures.ts';
import type { Stated } from './stated.ts';

export interface SmartHeat {
  /** Degrees Celsius: now, and from where on the drive warns and calls it critical. */
  temperature?: Stated<number> | undefined;
  warnsAt?: Stated<number> | undefined;
  criticalAt?: Stated<number> | undefined;
  /** Minutes that it was too hot for. */
  hotMinutes?: Stated<number> | undefined;
  /** How many times it slowed down. */
  throttles?: Stated<number> | undefined;
}

const FIELD =
  /^(Temperature|Warning +Comp\. Temp\. Threshold|Critical Comp\. Temp\. Threshold|Warning +Comp\. Temperature Time|Critical Comp\. Temperature Time|Thermal Temp\. [12] Transition Count):\s{1,30}([0-9][0-9,.]{0,12})(?: Celsius)?\s*$/;

/** One of them stands in each line that tells something. */
export const HEAT_SIGNS = ['Temperature:', 'Comp. Temp', 'Transition Count:'];

/** Adds what a line tells; whether it told something. */
export function addHeat(heat: SmartHeat, line: string, number: number): boolean {
  const [, field = '', text] = FIELD.exec(line) ?? [];
  const count = countOf(text);
  if (count === undefined) return false;
  const told = { value: count, line: number };
  if (field === 'Temperature') heat.temperature ??= told;
  else if (field.endsWith('Threshold')) heat[field.startsWith('Warning') ? 'warnsAt' : 'criticalAt'] ??= told;
  else if (field.endsWith('Time')) {
    if (count > (heat.hotMinutes?.value ?? -1)) heat.hotMinutes = told;
  } else heat.throttles = { value: (heat.throttles?.value ?? 0) + count, line: number };
  return true;
}
