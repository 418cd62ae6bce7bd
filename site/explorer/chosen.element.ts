// Rows of <lw-dataset> that a reader has chosen, on whatever page they were, and where they can be taken.
import { create, PagePart } from '../common/page-element.element.ts';
import { type Chosen, type Offer, offers } from './hand-over.ts';
import { words as explorer } from './row.words.ts';
import { runFile } from './run-file.element.ts';

const words = explorer.chosen;

interface ChosenRow {
  run: string;
  result: string;
}

export class ChosenRows extends PagePart {
  /** By their anchors, in the order in which they were chosen. */
  #rows = new Map<string, ChosenRow>();
  /** Files may arrive out of order: only the latest choice is shown. */
  #turn = 0;
  #shown = Promise.resolve();

  connect(signal: AbortSignal): void {
    const choose = ({ target }: Event) => {
      const line = target instanceof HTMLInputElement && target.closest('tr');
      if (!line) return;
      const { run = '', result = '' } = line.dataset;
      if (target.checked) this.#rows.set(line.id, { run, result });
      else this.#rows.delete(line.id);
      this.#shown = this.#show();
    };
    const goOn = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== 'Enter' || !(target instanceof HTMLElement) || !target.matches('[data-choose]')) return;
      event.preventDefault();
      // Until the bar is there, it cannot be gone to.
      if (this.#rows.size > 0) void this.#shown.then(() => this.#place.focus());
    };
    this.#lines.addEventListener('change', choose, { signal });
    this.#lines.addEventListener('keydown', goOn, { signal });
    this.find('[data-picked-clear]').addEventListener('click', () => this.#keep(() => false), { signal });
  }

  /** Rows were drawn: those that are chosen are ticked. */
  drawn(): void {
    for (const box of this.#lines.querySelectorAll<HTMLInputElement>('[data-choose]')) {
      box.checked = this.#rows.has(box.closest('tr')?.id ?? '');
    }
  }

  /** Focus stays where the reader is: its place may be gone with what was taken away. */
  #keep(isKept: (row: ChosenRow) => boolean): void {
    this.#rows = new Map([...this.#rows].filter(([, row]) => isKept(row)));
    this.drawn();
    if (this.#rows.size > 0) this.#place.focus();
    else this.#lines.querySelector<HTMLElement>('[data-choose]')?.focus({ preventScroll: true });
    this.#shown = this.#show();
  }

  /** All at once, when the files are there: a count of two beside the links of one would lead to the wrong page. */
  async #show(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const runs = Map.groupBy(this.#rows.values(), ({ run }) => run);
    const text = words.count(this.#rows.size, runs.size);
    const files = [...runs].map(async ([key, rows]): Promise<Chosen> => {
      return { key, file: await runFile(key), results: rows.map(({ result }) => result) };
    });
    const chosen = await Promise.all(files).catch(() => undefined);
    if (turn !== this.#turn) return;
    this.#place.hidden = runs.size === 0;
    this.find('[data-picked-count]').textContent = text;
    this.find('[data-picked-said]').textContent = text;
    const chips = chosen?.map((item) => this.#chip(item)) ?? [];
    this.find('[data-picked-runs]').replaceChildren(...chips);
    const lines = chosen ? offersOf(chosen) : [create('li', '', words.failed)];
    this.find('[data-picked-offers]').replaceChildren(...lines);
  }

  #chip({ key, file: { name } }: Chosen): HTMLElement {
    const chip = create('button', 'lw-chip', name);
    chip.type = 'button';
    chip.ariaLabel = words.remove(name);
    chip.addEventListener('click', () => this.#keep(({ run }) => run !== key));
    return create('li', '', chip);
  }

  get #place(): HTMLElement {
    return this.find('[data-picked]');
  }

  get #lines(): HTMLElement {
    return this.find('[data-lines]');
  }
}

function offersOf(chosen: readonly Chosen[]): HTMLElement[] {
  const lines = offers(chosen).map(offerOf);
  const [drive, ...others] = new Map(chosen.map(({ file }) => [file.drive?.href, file.drive])).values();
  if (!drive || others.length > 0) return lines;
  return [...lines, offerOf({ text: words.drive(drive.text), href: drive.href })];
}

function offerOf(offer: Offer): HTMLElement {
  if ('why' in offer) return create('li', 'lw-soft', `${offer.text}: ${offer.why}`);
  const link = create('a', '', offer.text);
  link.href = offer.href;
  return create('li', '', link);
}
