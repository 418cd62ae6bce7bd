// What a frame is asked to show: by the page around it, else by its address. The script of frames has read both, and
// left on the root of the document what elements need of them.
import type { Frame } from './frame.ts';
import type { FrameAnswer } from './messages.ts';

/** Of the document, when the page around it asks for another state. */
export const SET = 'lanewise:set';
/** Of the document, when an element has another answer. */
export const CHANGE = 'lanewise:change';

const { dataset } = document.documentElement;

/** As a query: "?v=1&lanes=4", or nothing. */
export const askedState = (): string => dataset.state ?? '';

/** Whether the page around has asked: then for a whole state, and not for changes of what was served. */
export const isSet = (): boolean => dataset.set !== undefined;

/** What of the inputs the address wants as text. */
export const askedFrame = (): Pick<Frame, 'lock'> =>
  dataset.lock === undefined ? {} : { lock: dataset.lock.split(',') };

/** Calls `take` when the page around the frame asks for another state. */
export const onSet = (take: () => void, signal: AbortSignal): void => document.addEventListener(SET, take, { signal });

/** An answer for the page around, from `element`. */
export const tell = (element: HTMLElement, told: FrameAnswer): boolean =>
  element.dispatchEvent(new CustomEvent(CHANGE, { bubbles: true, detail: told }));
