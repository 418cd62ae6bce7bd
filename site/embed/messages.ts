// What a frame and the page around it say to each other with `postMessage`. Nothing in it is private: the page knows
// the address of its frame, and the frame says nothing of its reader.

import type { UnitName } from '../../calc-wasm/js/generated/units.ts';

/** An output: its value in base units, and their name; of words and flags there is none. */
export interface Figure {
  value: unknown;
  unit: UnitName | null;
}

/** An answer, as an element of the frame tells it to its page. */
export interface FrameAnswer {
  /** "v=1&lanes=4": what `lanewise:set` and an address take. */
  state: string;
  result: Readonly<Record<string, Figure>>;
  /** The answer as the page writes it: "3.59 GB/s". */
  text: string;
}

/** The content has another height, in CSS pixels. */
export interface HeightMessage {
  type: 'lanewise:height';
  height: number;
}

/** There is another answer; the first is one, too. */
export interface ChangeMessage extends FrameAnswer {
  type: 'lanewise:change';
  /** As in the address: `pcie`, `chart/lanes`. */
  embed: string;
  /** Of the model that answered. */
  version: number;
}

/** The page wants another state. */
interface SetMessage {
  type: 'lanewise:set';
  state: string;
}

/** The members of whatever a page posts. */
const fieldsOf = (data: unknown): Partial<Record<keyof SetMessage, unknown>> => Object(data);

/** The page wants to hear the height and the last answer again: its script came after them. */
export const isAsk = (data: unknown): boolean => fieldsOf(data).type === 'lanewise:ask';

/** The longest state that is read: more than any address that works everywhere. */
export const LONGEST_STATE = 8192;

/** The same height as hosts know it that ask for no script of ours. */
export const hostMessages = (height: number, src: string): unknown[] => [
  // Embedly, and with it Medium and others: https://docs.embed.ly/reference/provider-height-resizing
  JSON.stringify({ src, context: 'iframe.resize', height }),
  // AMP: https://amp.dev/documentation/components/amp-iframe
  { sentinel: 'amp', type: 'embed-size', height },
];

/** The state of a message, as a query; nothing where the message is none of ours. */
export function stateOfMessage(data: unknown): string | undefined {
  const { type, state } = fieldsOf(data);
  if (type !== 'lanewise:set' || typeof state !== 'string') return undefined;
  if (state.length > LONGEST_STATE) return undefined;
  return `?${state.replace(/^[?#]/, '').toWellFormed()}`;
}
