// The script of every embed, before its first paint: how its address wants it to look. Then it tells the page around
// how tall the content is and what was answered, and hears which state the page wants.
import { isLegible, schemesOf } from './accent.ts';
import { CHANGE, SET } from './asked.element.ts';
import { type Frame, readFrame, stateOf } from './frame.ts';
import {
  type ChangeMessage,
  type FrameAnswer,
  type HeightMessage,
  hostMessages,
  isAsk,
  stateOfMessage,
} from './messages.ts';
import { type Parameter, type ParameterName, parameterNames, parameters } from './parameters.ts';

const root = document.documentElement;

/** The page says where the script is that speaks of faults. */
const { warnings } = document.currentScript?.dataset ?? {};

/** A colour, in each scheme in which text of it can be read; whether that is every one. */
function paint(name: string, colour: string, theme: Frame['theme']): boolean {
  const shown = schemesOf(theme);
  const legible = shown.filter((scheme) => isLegible(colour, scheme));
  for (const scheme of legible) {
    root.style.setProperty(`--lw-${name}-in-${scheme}`, `#${colour}`);
    root.dataset[name] = '';
  }
  return legible.length === shown.length;
}

/** By what it takes: pixels are a property of CSS, `--lw-radius`; all else an attribute, `data-lock`. */
function apply(name: ParameterName, value: string, theme: Frame['theme']): boolean {
  const { takes }: Parameter = parameters[name];
  if (takes === 'colour') return paint(name, value, theme);
  if (takes === 'pixels') root.style.setProperty(`--lw-${name}`, `${value}px`);
  else root.dataset[name] = value;
  return true;
}

function look(): void {
  const { frame, ignored } = readFrame(location);
  root.dataset.state = stateOf(location);
  const applied = parameterNames.map((name) => {
    const value = frame[name];
    return value === undefined || apply(name, String(value), frame.theme);
  });
  if (warnings && (ignored.length > 0 || applied.includes(false))) {
    void import(/* @vite-ignore */ warnings);
  }
}

/** Any page may read it: there is nothing private in it, and a frame cannot know whose page it is in. */
const say = (message: unknown): void => parent.postMessage(message, '*');

/** What was said last, by its type: a page's script may come after it, and asks. */
const lastMessages = new Map<string, HeightMessage | ChangeMessage>();

function tell(message: HeightMessage | ChangeMessage): void {
  lastMessages.set(message.type, message);
  say(message);
}

function tellHeight(): void {
  let last = 0;
  const measure = (): void => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height === last) return;
    last = height;
    tell({ type: 'lanewise:height', height });
    for (const message of hostMessages(height, location.href)) say(message);
  };
  new ResizeObserver(measure).observe(root);
}

function tellAnswers(): void {
  document.addEventListener(CHANGE, ({ detail }: CustomEventInit<Partial<FrameAnswer>>) => {
    const { state, result, text } = detail ?? {};
    if (state === undefined || result === undefined || text === undefined) return;
    const { embed = '', version } = root.dataset;
    const message = { embed, version: Number(version), state, result, text };
    tell({ type: 'lanewise:change', ...message });
  });
}

function hear(): void {
  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return;
    if (isAsk(data)) for (const message of lastMessages.values()) say(message);
    const state = stateOfMessage(data);
    if (state === undefined) return;
    // An element that is still to come finds it; one that is here is told.
    root.dataset.state = state;
    root.dataset.set = '';
    document.dispatchEvent(new Event(SET));
  });
}

look();
if (parent !== window) {
  tellHeight();
  tellAnswers();
  hear();
}
