// Elements whose HTML is complete: their scripts come when the address, the page around the frame or a reader asks for
// more than was served, and, where the page around is to hear the answer (`data-late="near"`), once the frame is in the
// window and the page rests: ten frames would run their scripts at once otherwise. Such a script lies in a template, where
// browsers leave it alone.
import { rest } from '../common/rest.element.ts';
import { askedFrame, askedState, SET } from './asked.element.ts';
import { showNoAnswer } from './no-answer.element.ts';

/** What a reader first does with an element. */
const TOUCHES = ['pointerenter', 'focusin'];

function start(element: HTMLElement, script: string): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let pressed: HTMLElement | null = null;
  const load = async (): Promise<void> => {
    try {
      await import(/* @vite-ignore */ script);
    } catch {
      // The next touch tries again.
      failed(element);
      return;
    }
    if (signal.aborted) return;
    waiting.abort();
    pressed?.click();
  };
  // Fields that the author has locked are none.
  if (askedState().length > 1 || askedFrame().lock) {
    void load();
    return;
  }
  delete element.dataset.unread;
  if (element.dataset.late === 'near') whenNear(element, signal, () => void load());
  else element.dataset.ready = '';
  // What is pressed while the script is on its way works once it is here.
  const press = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  element.addEventListener('click', press, { signal });
  for (const touch of TOUCHES) element.addEventListener(touch, () => void load(), { signal });
  document.addEventListener(SET, () => void load(), { signal });
}

/** Says that the frame cannot compute; what was served is shown only where nothing else was asked for. */
function failed(element: HTMLElement): void {
  const note = element.querySelector<HTMLElement>('[data-core-failed]');
  if (note) note.hidden = false;
  if (element.dataset.unread === undefined) return;
  showNoAnswer(element, []);
  delete element.dataset.unread;
}

/** Calls `then` once: when the frame is in the window and its page rests. Below it, a frame costs its page no time. */
function whenNear(element: HTMLElement, signal: AbortSignal, then: () => void): void {
  const near = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    near.disconnect();
    void rest().then(() => signal.aborted || then());
  });
  near.observe(element);
  signal.addEventListener('abort', () => near.disconnect());
}

/** To be called once the page is read. */
export function startLate(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-script]');
  const source = template?.content.querySelector('script')?.getAttribute('src');
  if (source == null) return;
  // Whole: in a sandbox this script is another origin's, and what it imports is resolved against nothing.
  const script = new URL(source, document.baseURI).href;
  for (const element of document.querySelectorAll<HTMLElement>('[data-late]')) start(element, script);
}
