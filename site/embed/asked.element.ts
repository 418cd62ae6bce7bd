// What a frame is asked to show: by the page around it, else by its address.
import { type Frame, readFrame, stateOf } from './frame.ts';
import type { Told } from './messages.ts';

/** On the root of the frame's document: the state of the page's last message. */
export const STATE = 'state';
/** Of the document, when that has changed. */
export const SET = 'lanewise:set';
/** Of the document, when an element has another answer. */
export const CHANGE = 'lanewise:change';

/** As a query: "?v=1&lanes=4", or nothing. */
export const askedState = (): string =>
  document.documentElement.dataset[STATE] ?? stateOf(location);

/** Whether the page around has asked: then for a whole state, and not for changes of what was served. */
export const isSet = (): boolean => document.documentElement.dataset[STATE] !== undefined;

/** How the address wants the frame. */
export const askedFrame = (): Frame => readFrame(location).frame;

/** Calls `take` when the page around the frame asks for another state. */
export const onSet = (take: () => void, signal: AbortSignal): void =>
  document.addEventListener(SET, take, { signal });

/** An answer for the page around, from `element`. */
export const tell = (element: HTMLElement, told: Told): boolean =>
  element.dispatchEvent(new CustomEvent(CHANGE, { bubbles: true, detail: told }));
