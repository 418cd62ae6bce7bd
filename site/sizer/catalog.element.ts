// The catalogue in the form: what a name field proposes, and under each part where its figures come from.
import type { ChainPart, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { create } from '../common/page-element.element.ts';
import type { Catalog, CatalogPart } from '../parts/catalog.ts';
import type { Proposal } from '../parts/combobox.element.ts';
import { proposals } from '../parts/find.ts';
import { words } from './catalog.words.ts';
import { citation } from './citation.element.ts';
import { control } from './controls.element.ts';
import type { Core } from './core.element.ts';
import type { NamedPart } from './edit.ts';
import type { SizerForm } from './form.element.ts';
import { asCatalog, chainParts, entryOf, namedPart, originOf, ownFigures, summary } from './origin.ts';
import { fill, rowOf } from './rows.element.ts';

/** As many as are read at a glance. */
const MOST = 8;

export class CatalogFields {
  readonly catalog: Catalog;
  readonly #form: SizerForm;
  #proposed: CatalogPart[] = [];

  constructor(catalog: Catalog, form: SizerForm) {
    this.catalog = catalog;
    this.#form = form;
  }

  /** For the name of a part: those of its kind first. */
  propose(field: HTMLInputElement): Proposal[] {
    const row = field.closest('[data-part]');
    const kind = row ? control(row, 'kind')?.value : undefined;
    const catalogParts = proposals(chainParts(this.catalog), field.value, (catalogPart) => catalogPart.kind === kind);
    // Without a word there is no reason to propose another kind.
    const fitting = field.value.trim() ? catalogParts : catalogParts.filter((catalogPart) => catalogPart.kind === kind);
    this.#proposed = fitting.slice(0, MOST);
    return this.#proposed.map((entry) => ({
      label: entry.name,
      detail: summary(entry),
      ...(entry.confidence === 'unverified' && { caution: words.unverified }),
    }));
  }

  /** What was proposed at a place, as a chain takes it. */
  proposed(index: number): NamedPart | undefined {
    const entry = this.#proposed[index];
    return entry && namedPart(entry);
  }

  found = (count: number): string => words.found(count);

  /** Under the part that is open its origin, and beside each figure that differs whose it is. */
  showOrigins({ inputs }: SizerAnswer, sizer: Core): void {
    const part = inputs.chain.parts.find(({ id }) => id === this.#form.opened);
    const row = part && this.#form.rowOf(part.id);
    const place = row?.querySelector('[data-origin]');
    if (!part || !row || !place) return;
    for (const own of row.querySelectorAll('[data-own]')) own.remove();
    const entry = entryOf(this.catalog, part);
    if (!entry) {
      place.replaceChildren();
      return;
    }
    const owns = ownFigures(part, asCatalog(inputs, part, entry, sizer));
    for (const { member, text } of owns) mark(row, part.id, member, text);
    place.replaceChildren(this.#origin(entry, part.id, owns.length > 0));
  }

  #origin(entry: CatalogPart, id: string, hasOwn: boolean): HTMLElement {
    const { text, note, isUnverified, sources, slots, isPlatform } = originOf(this.catalog, entry);
    const origin = rowOf(this.#form.root, 'origin');
    fill(origin, { text, note });
    const show = (selector: string, shown: boolean) => {
      for (const element of origin.querySelectorAll<HTMLElement>(selector)) element.hidden = !shown;
    };
    show('[data-unverified]', isUnverified);
    show('[data-sources]', sources.length > 0);
    show('[data-no-source]', sources.length === 0);
    show('[data-platform]', isPlatform);
    show('[data-slots]', slots.length > 0);
    show('[data-take-figures]', hasOwn);
    origin.querySelector('[data-list]')?.replaceChildren(...sources.flatMap(citation));
    origin.querySelector('[data-slot-list]')?.replaceChildren(...slots.map((slot) => create('li', '', slot)));
    const take = origin.querySelector<HTMLElement>('[data-take-figures]');
    if (take) take.dataset.takeFigures = id;
    return origin;
  }

  namedLike(part: ChainPart): NamedPart | undefined {
    const entry = entryOf(this.catalog, part);
    return entry && namedPart(entry);
  }
}

/** Says beside a field that its figure is the reader's. */
function mark(row: HTMLElement, id: string, member: string, text: string): void {
  const field = row.querySelector(`[data-field="${member}"]`);
  const input = control(row, member);
  if (!field || !input) return;
  const hint = create('p', 'lw-hint', text);
  hint.dataset.own = '';
  hint.id = `part-${id}-${member}-own`;
  field.append(hint);
  const described = input.getAttribute('aria-describedby') ?? '';
  if (!described.includes(hint.id)) input.setAttribute('aria-describedby', `${described} ${hint.id}`);
}
