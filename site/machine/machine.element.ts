// A machine in the page, drawn anew, and which of its parts a reader is at.
import type { Machine } from './model.ts';

/** Where a page shows its machine; another may stand beside it to be compared. */
export const placeIn = (root: HTMLElement): HTMLElement | null =>
  root.querySelector('.lw-machine:not([data-kept])') ?? root.querySelector('.lw-machine');

/** Of the event `lw-part`. */
export interface AtPart {
  id: string;
  /** Pressed, not only reached by the keyboard. */
  isPressed: boolean;
}

/** Whether a finger or what it has pressed did this. */
export const isTap = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

/** Milliseconds after which a page rests. */
const REST = 500;
/** What waits for that, by its place. */
const waiting = new WeakMap<HTMLElement, number>();
/** The map that a place shows, as its last layout had it: to ask for it in the midst of changes costs a layout. */
const seenIn = new WeakMap<Element, Element>();
const isMap = ({ localName }: Element): boolean => localName === 'svg';
const findSeen = (place: Element) => [...place.children].find((child) => isMap(child) && child.checkVisibility());
const watched = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const seen = findSeen(target);
    if (seen) seenIn.set(target, seen);
    else seenIn.delete(target);
  }
});

type Drawing = typeof import('./html.ts');
let drawing: Drawing | undefined;
/** What draws, once something was drawn: until then a page has the maps that it was served with. */
export const loadedDrawing = (): Drawing | undefined => drawing;
/** What each place is to show. */
const asked = new WeakMap<HTMLElement, Machine>();

/** Shows a machine, once what draws has come. Where it does not come, no map stands in place of a false one. */
export function showMachine(root: HTMLElement, machine: Machine): void {
  const place = placeIn(root);
  if (!place) return;
  asked.set(place, machine);
  const isAsked = () => asked.get(place) === machine;
  if (drawing) {
    showDrawing(place, machine, drawing);
    return;
  }
  import('./html.ts').then(
    (loaded) => {
      drawing = loaded;
      if (isAsked()) showDrawing(place, machine, loaded);
    },
    () => isAsked() && place.replaceChildren(),
  );
}

/** The map that is seen at once; those that other widths of the page would show, and the list, once it rests. */
function showDrawing(place: HTMLElement, machine: Machine, { listOf, mapsOf }: Drawing): void {
  const look = { isPressed: place.dataset.pressed !== undefined };
  const maps = mapsOf(machine, look);
  clearTimeout(waiting.get(place));
  const drawOf = ({ classList }: Element) => maps.get(classList.item(classList.length - 1) ?? '');
  const shown = [...place.children];
  const known = seenIn.get(place);
  const seen = known?.parentNode === place ? known : findSeen(place);
  const draw = seen && drawOf(seen);
  watched.observe(place);
  if (!draw || shown.length !== maps.size + 1 || shown.filter(drawOf).length !== maps.size) {
    showDrawn(place, [...maps.values()].map((other) => other()).join('') + listOf(machine, look));
    return;
  }
  const reached = reachedIn(place);
  redraw(seen, draw());
  if (reached !== undefined) mark(place, reached);
  // What is seen stays as it is by then, with what is dragged over it.
  const rest = () => {
    const list = parsed(listOf(machine, look))[0] as ChildNode;
    for (const map of shown) if (map !== seen && isMap(map)) redraw(map, drawOf(map)?.() ?? '');
    const children = [...place.childNodes].map((child) => (child instanceof HTMLElement ? list : child));
    refill(place, children);
  };
  waiting.set(place, window.setTimeout(rest, REST));
}

/** The text of which each map was made, part by part. */
const drawnAs = new WeakMap<Element, readonly string[]>();

/** A map drawn anew: a part that looks as before is not even read. */
function redraw(map: Element, html: string): void {
  const texts = html.split(/(?=<g data-of=)/);
  const [old, parts] = [drawnAs.get(map), [...map.children]];
  const isSame = old?.length === texts.length && parts.length === texts.length - 1;
  const changed = [...texts.keys()].filter((at) => at > 0 && !(isSame && texts[at] === old[at]));
  const [fresh] = parsed([0, ...changed].map((at) => texts[at]).join(''));
  if (!(fresh instanceof Element)) return;
  drawnAs.set(map, texts);
  follow(map, fresh);
  const nodes = [...fresh.children];
  if (parts.length !== texts.length - 1) map.replaceChildren(...nodes);
  else for (const [at, node] of nodes.entries()) renew(parts[(changed[at] ?? 0) - 1] as Element, node);
}

/** What was drawn elsewhere, in its place. */
export function showDrawn(place: HTMLElement, html: string): void {
  clearTimeout(waiting.get(place));
  refill(place, parsed(html));
}

/** In a document of its own: nothing in it runs or loads. */
const parsed = (html: string): ChildNode[] => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes];

/**
 * What shows the same as before stays, and with it a press that has begun; the keyboard stays at the part it had reached. A
 * drawing of the same shapes keeps its elements, so that a width eases into another.
 */
function refill(place: HTMLElement, nodes: readonly ChildNode[]): void {
  const old = [...place.childNodes];
  const reached = reachedIn(place);
  if (old.length !== nodes.length) place.replaceChildren(...nodes);
  else for (const [at, node] of nodes.entries()) renew(old[at] as ChildNode, node);
  if (reached === undefined) return;
  mark(place, reached);
  if (place.contains(document.activeElement)) return;
  const again = place.querySelector<HTMLElement>(`button[data-of="${CSS.escape(reached)}"]`);
  again?.focus({ preventScroll: true });
}

/** Elements of the same shape stay: one that is inserted costs the browser far more than one that changes. */
function renew(old: ChildNode, fresh: ChildNode): void {
  if (old.isEqualNode(fresh)) return;
  const [was, next] = [[...old.childNodes], [...fresh.childNodes]];
  if (old.nodeName !== fresh.nodeName || was.length !== next.length) {
    old.replaceWith(fresh);
    return;
  }
  if (old instanceof Element && fresh instanceof Element) follow(old, fresh);
  else old.nodeValue = fresh.nodeValue;
  for (const [at, child] of next.entries()) renew(was[at] as ChildNode, child);
}

/** An element with the attributes of another. */
function follow(old: Element, fresh: Element): void {
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const name of fresh.getAttributeNames()) {
    const value = fresh.getAttribute(name) ?? '';
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/** The part that the keyboard has reached. */
const reachedIn = (place: HTMLElement): string | undefined =>
  place.contains(document.activeElement) ? partOf(document.activeElement) : undefined;

/** Marks the part that a reader is at, in every drawing of the place. */
function mark(place: HTMLElement, id: string | undefined): void {
  for (const part of place.querySelectorAll('g[data-of]')) {
    part.toggleAttribute('data-current', id !== undefined && part.getAttribute('data-of') === id);
  }
}

const partOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? (target.closest('[data-of]')?.getAttribute('data-of') ?? undefined) : undefined;

/** Says by the event `lw-part` which part is reached or pressed, and marks it in the drawing. */
export function followParts(root: HTMLElement, signal: AbortSignal): void {
  const place = placeIn(root);
  if (!place) return;
  const tell = (target: EventTarget | null, isPressed: boolean) => {
    const id = partOf(target);
    if (!id) return;
    mark(place, id);
    const detail: AtPart = { id, isPressed };
    place.dispatchEvent(new CustomEvent('lw-part', { bubbles: true, detail }));
  };
  place.addEventListener('focusin', ({ target }) => tell(target, false), { signal });
  place.addEventListener('focusout', () => mark(place, undefined), { signal });
  place.addEventListener('click', ({ target }) => tell(target, true), { signal });
}
