// Elements whose HTML is complete: their scripts come when the address, the page around the frame or a reader asks for
// more than was served. Such a script lies in a template, where browsers leave it alone.
import { askedState, SET } from './asked.element.ts';

/** What a reader first does with an element. */
const TOUCHES = ['pointerenter', 'focusin'];

function start(element: HTMLElement, script: string): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let pressed: HTMLElement | null = null;
  const load = async (): Promise<void> => {
    await import(/* @vite-ignore */ script);
    waiting.abort();
    pressed?.click();
  };
  if (askedState().length > 1) {
    void load();
    return;
  }
  delete element.dataset.unread;
  element.dataset.ready = '';
  // What is pressed while the script is on its way works once it is here.
  const press = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  element.addEventListener('click', press, { signal });
  for (const touch of TOUCHES) {
    element.addEventListener(touch, () => void load(), { once: true, signal });
  }
  document.addEventListener(SET, () => void load(), { once: true, signal });
}

/** To be called once the page is read. */
export function startLate(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-script]');
  const script = template?.content.querySelector('script')?.src;
  if (script === undefined) return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-late]'))
    start(element, script);
}
