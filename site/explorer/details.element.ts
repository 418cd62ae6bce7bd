// Rows of <lw-dataset> that are opened in place. What they say is fetched then; the address names the last of them.
import { decoded } from '../common/decode-address.ts';
import { pageLink } from '../common/link.ts';
import { create } from '../common/page-element.element.ts';
import { words as explorer } from './row.words.ts';
import { detailsOf } from './row-details.element.ts';
import { runFile } from './run-file.element.ts';
import type { RunFile } from './run-file.ts';

const words = explorer.details;

export class RowDetails {
  #lines: HTMLElement;
  /** By their anchors: rows that are drawn anew open again. */
  #open = new Set<string>();
  /** What the address names, until it is found. */
  #sought = '';
  #missing: (anchor: string) => void;

  /** `missing`: the address names a row that is not there; nothing when it is. */
  constructor(lines: HTMLElement, missing: (anchor: string) => void) {
    this.#lines = lines;
    this.#missing = missing;
  }

  connect(signal: AbortSignal): void {
    const press = ({ target }: Event) => {
      const button = target instanceof Element && target.closest('[data-open]');
      const line = button ? button.closest('tr') : null;
      if (line) this.#toggle(line);
    };
    this.#lines.addEventListener('click', press, { signal });
  }

  /** The address is another one. */
  seek(): void {
    this.#sought = decoded(location.hash.slice(1));
    if (!this.#sought.startsWith('row-')) this.#sought = '';
  }

  /** Rows were drawn; `asked`: those that were asked for. */
  drawn(asked: boolean): void {
    for (const line of this.#lines.querySelectorAll<HTMLTableRowElement>('tr[data-run]')) {
      if (this.#open.has(line.id) && !isOpen(line)) void this.#show(line);
    }
    if (this.#sought === '') return;
    const element = this.#lines.querySelector<HTMLTableRowElement>(`tr[data-run]#${CSS.escape(this.#sought)}`);
    if (element) {
      this.#open.add(element.id);
      if (!isOpen(element)) void this.#show(element);
      element.scrollIntoView({ block: 'center' });
    }
    if (!element && !asked) return;
    this.#missing(element ? '' : this.#sought);
    this.#sought = '';
  }

  #toggle(line: HTMLTableRowElement): void {
    const address = `${location.pathname}${location.search}`;
    if (isOpen(line)) {
      this.#open.delete(line.id);
      line.nextElementSibling?.remove();
      buttonOf(line)?.setAttribute('aria-expanded', 'false');
      if (location.hash === `#${line.id}`) history.replaceState(null, '', address);
      return;
    }
    this.#open.add(line.id);
    history.replaceState(null, '', `${address}#${line.id}`);
    void this.#show(line);
  }

  async #show(line: HTMLTableRowElement): Promise<void> {
    const button = buttonOf(line);
    const inside = create('div', 'lw-details', words.loading);
    const cell = create('td', '', inside);
    const below = create('tr', 'lw-details-row', cell);
    cell.colSpan = line.cells.length;
    below.id = `details-of-${line.id}`;
    inside.role = 'region';
    inside.ariaLabel = button?.ariaLabel ?? '';
    button?.setAttribute('aria-expanded', 'true');
    button?.setAttribute('aria-controls', below.id);
    line.after(below);
    const { run = '', result = '' } = line.dataset;
    try {
      const file: RunFile = await runFile(run);
      inside.replaceChildren(...detailsOf(file, result, `#${line.id}`));
    } catch {
      const page = create('a', '', words.run);
      page.href = pageLink(`/data/sets/${run}/`);
      inside.replaceChildren(words.failed, ' ', page, ' ', this.#again(line, below));
    }
  }

  #again(line: HTMLTableRowElement, below: HTMLElement): HTMLElement {
    const again = create('button', 'lw-link', words.again);
    again.type = 'button';
    again.addEventListener('click', () => {
      below.remove();
      buttonOf(line)?.focus();
      void this.#show(line);
    });
    return again;
  }
}

const buttonOf = (line: HTMLElement): HTMLElement | null => line.querySelector('[data-open]');

const isOpen = (line: HTMLElement): boolean => buttonOf(line)?.getAttribute('aria-expanded') === 'true';
