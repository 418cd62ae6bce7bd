// The views of a picture behind tabs, one at a time. In the HTML the tabs are links to views that stand one below the
// other; here they become what their roles say. A row that an address or a mark leads to brings its view along.

/** From the place of a tab among so many to that of the next. */
const KEYS: Record<string, (place: number, count: number) => number> = {
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  ArrowRight: (place, count) => (place + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function followTabs(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener('click', press, { signal });
  root.addEventListener('keydown', walk, { signal });
  addEventListener('hashchange', () => reveal(root), { signal });
  giveRoles(root);
}

/** For figures that were just made. */
export function giveRoles(root: ParentNode): void {
  for (const figure of figuresOf(root)) {
    figure.querySelector('[data-tabs]')?.setAttribute('role', 'tablist');
    for (const tab of tabsOf(figure)) {
      tab.setAttribute('role', 'tab');
      tab.setAttribute('aria-controls', tab.hash.slice(1));
    }
    for (const panel of figure.querySelectorAll('[data-panel]')) {
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', `${panel.id}-tab`);
    }
    show(figure, figure.dataset.view ?? '');
  }
}

/** Shows what the address leads to: a view, or a row inside one. Without a hash each figure shows its first view. */
export function reveal(root: ParentNode): void {
  // No id of ours has a sign that addresses escape.
  const wanted = location.hash.slice(1);
  if (wanted === '') {
    for (const figure of figuresOf(root)) show(figure, tabsOf(figure)[0]?.dataset.tab ?? '');
    return;
  }
  const place = document.getElementById(wanted);
  if (!place || !showAround(place)) return;
  if (place.dataset.panel === undefined) place.scrollIntoView({ block: 'center' });
}

/** Shows the view that something stands in; whether it stands in any. */
export function showAround(place: Element): boolean {
  const panel = place.closest<HTMLElement>('[data-panel]');
  const figure = panel?.closest<HTMLElement>('figure');
  if (!panel || !figure) return false;
  show(figure, panel.dataset.panel ?? '');
  return true;
}

function show(figure: HTMLElement, view: string): void {
  figure.dataset.view = view;
  for (const tab of tabsOf(figure)) {
    const isShown = tab.dataset.tab === view;
    tab.setAttribute('aria-selected', String(isShown));
    tab.tabIndex = isShown ? 0 : -1;
  }
}

function press(event: MouseEvent): void {
  const tab = tabOf(event);
  // A tab of the browser was asked for.
  if (!tab || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  choose(tab);
}

function walk(event: KeyboardEvent): void {
  const tab = tabOf(event);
  if (!tab) return;
  const tabs = tabsOf(tab);
  const next = event.key === ' ' ? tab : tabs[KEYS[event.key]?.(tabs.indexOf(tab), tabs.length) ?? -1];
  if (!next) return;
  event.preventDefault();
  choose(next);
  next.focus();
}

/** The address keeps which view it is; the first one is what an address without a hash shows. */
function choose(tab: HTMLAnchorElement): void {
  const figure = tab.closest<HTMLElement>('figure');
  if (!figure) return;
  show(figure, tab.dataset.tab ?? '');
  const isFirst = tab === tabsOf(figure)[0];
  history.replaceState(null, '', location.pathname + location.search + (isFirst ? '' : tab.hash));
  figure.dispatchEvent(new CustomEvent('lanewise:change', { bubbles: true }));
}

const figuresOf = (root: ParentNode): Iterable<HTMLElement> => root.querySelectorAll<HTMLElement>('figure[data-view]');

/** The tabs of a figure, or those beside a tab. */
const tabsOf = (inside: Element): HTMLAnchorElement[] => [
  ...(inside.closest('figure')?.querySelectorAll<HTMLAnchorElement>('[data-tabs] a') ?? []),
];

const tabOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('[data-tabs] a') : null;
