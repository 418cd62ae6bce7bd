// Words of what slots of a board turn off, on its page and beside its slots in the tools.
import type { Cause } from '../../datasets/tools/names/boards.ts';
import { formOf } from './plural.ts';

const causes: Record<Cause, string> = {
  device: 'something is in',
  nvme: 'an NVMe drive is in',
  sata: 'a SATA drive is in',
  setting: 'the firmware is set to',
  processor: 'the processor is',
  port: 'these are in use:',
};

const left = (lanes: number): string =>
  lanes === 0 ? 'off' : formOf(lanes, { one: '1 lane', other: `${lanes} lanes` });

export const words = {
  title: 'What turns what off',
  causes,
  /** Between what changes and what it is caused by, both as printed. */
  between: (lanes: number, cause: Cause) => `: ${left(lanes)} when ${causes[cause]} `,
  /** After a place that causes it. */
  also: (what: string, lanes: number) => `Then ${what}: ${left(lanes)}.`,
};
