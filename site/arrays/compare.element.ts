// <lw-compare>: several layouts for the same drives. The served table is complete; this class fills it anew.

import { type Calc, type Inputs, type Refusal, refused, type Typed } from '../../calc-wasm/js/calc.ts';
import { echo, fieldText, typedOf, understoodText } from '../calculator/fields.ts';
import { Locked } from '../calculator/locked.element.ts';
import { refusalText } from '../calculator/refusal.ts';
import { words } from '../calculator/words.ts';
import { askedInUnits } from '../common/kept-units.element.ts';
import { pageLink } from '../common/link.ts';
import { type Control, keepAsServed, OwnInput } from '../common/own-input.element.ts';
import { create, marked, PageElement } from '../common/page-element.element.ts';
import { fromQuery, hyphenated, toQuery } from '../common/query.ts';
import '../common/sideways.element.ts';
import { whenNeeded } from '../common/when-needed.element.ts';
import { askedFrame, askedState, CHANGE, isSet, onSet, tell } from '../embed/asked.element.ts';
import { askedInputs } from '../embed/asked.ts';
import { isLocked } from '../embed/frame.ts';
import { showNoAnswer } from '../embed/no-answer.element.ts';
import { type Column, column, figures, rows } from './compare.ts';
import { words as table } from './compare-table.words.ts';
import {
  adapted,
  type Choice,
  COMPARISON,
  DEFAULT_LAYOUTS,
  OPENING,
  question,
  readChoices,
  shared,
  writeChoice,
  writeChoices,
} from './layouts.ts';

class CompareElement extends PageElement {
  #calc: Calc | undefined;
  /** What wins over the URL, as long as its state is not in the form yet. */
  #unread: OwnInput | undefined;
  readonly #locked = new Locked();
  /** How many drives the layouts shown are the usual ones for. */
  #drives = OPENING;

  protected enter(signal: AbortSignal): void {
    const form = this.#form;
    this.#unread = this.#query.length > 1 ? new OwnInput(form, signal) : undefined;
    form.addEventListener('input', () => void this.#start(), { signal });
    form.addEventListener('submit', (event) => event.preventDefault(), { signal });
    form.addEventListener('reset', () => setTimeout(() => void this.#start()), { signal });
    if (this.#embedded) this.#embed(form, signal);
    if (this.#unread) {
      if (!this.#embedded) this.dataset.unread = '';
      void this.#start();
    } else whenNeeded(this, signal, () => void this.#start());
  }

  /** Whether this is a frame of another page: its address is what the author set, and stays so. */
  get #embedded(): boolean {
    return this.dataset.embedded !== undefined;
  }

  get #query(): string {
    return this.#embedded ? askedState() : askedInUnits();
  }

  #embed(form: HTMLFormElement, signal: AbortSignal): void {
    if (!this.#unread) delete this.dataset.unread;
    const fold = this.querySelector('details');
    const frame = askedFrame();
    // The line above the table and the heads of its columns say what is locked.
    const layouts = form.querySelector<HTMLElement>('[data-layouts]');
    if (layouts) layouts.hidden = isLocked(frame, 'layouts');
    this.#locked.lock(this.#fields, frame);
    const isOpen = !layouts?.hidden || this.#fields.some((field) => !this.#locked.has(field));
    if (fold) fold.hidden = !isOpen;
    const set = () => {
      keepAsServed(form);
      this.#unread = new OwnInput(form, signal);
      void this.#start();
    };
    onSet(set, signal);
  }

  /** In a frame without the core, the table that was served. */
  #showServed(): void {
    const note = this.querySelector<HTMLElement>('[data-defaults]');
    const fold = this.querySelector('details');
    if (note) note.hidden = !this.#unread;
    if (fold) fold.hidden = true;
    if (this.#unread) {
      const known = new Map(this.#fields.map(({ dataset }) => [dataset.input, dataset.label]));
      showNoAnswer(
        this,
        askedInputs(this.#query, (name) => {
          const label = known.get(name);
          return label === undefined ? undefined : { label };
        }),
      );
      this.querySelector('[data-full]')?.setAttribute('href', COMPARISON + this.#query);
    }
  }

  async #start(): Promise<void> {
    const failed = this.querySelector<HTMLElement>('[data-core-failed]');
    try {
      const { loadCalc } = await import('../../calc-wasm/js/browser.ts');
      this.#calc ??= await loadCalc();
    } catch {
      if (failed) failed.hidden = false;
      if (this.#embedded) this.#showServed();
      delete this.dataset.unread;
      return;
    }
    if (failed) failed.hidden = true;
    if (this.#unread) this.#readUrl(this.#unread);
    if (this.#unread && this.#embedded) keepAsServed(this.#form);
    this.#unread = undefined;
    delete this.dataset.unread;
    this.#update();
    this.dataset.ready = '';
  }

  get #form(): HTMLFormElement {
    const form = this.querySelector('form');
    if (!form) throw new Error('lw-compare needs its served form');
    return form;
  }

  get #fields(): Control[] {
    return [...this.#form.querySelectorAll<Control>('[data-input]')];
  }

  get #declared() {
    return this.#fields.map(({ dataset }) => ({ name: dataset.input ?? '', default: dataset.default ?? '' }));
  }

  get #binary(): boolean {
    return this.#form.querySelector<HTMLSelectElement>('[data-units]')?.value === 'binary';
  }

  #slots(): { layout: HTMLSelectElement; groups: HTMLInputElement }[] {
    return [...this.#form.querySelectorAll<HTMLElement>('[data-slot]')].flatMap((slot) => {
      const layout = slot.querySelector('select');
      const groups = slot.querySelector('input');
      return layout && groups ? [{ layout, groups }] : [];
    });
  }

  #readUrl(own: OwnInput): void {
    const given = fromQuery(this.#query, this.#declared);
    for (const field of this.#fields) {
      const served = isSet() ? field.dataset.default : undefined;
      const value = given[field.dataset.input ?? ''] ?? served;
      if (value === undefined || own.has(field)) continue;
      field.value = inUnits(field, String(value));
    }
    const parameters = new URLSearchParams(this.#query);
    const units = this.#form.querySelector<HTMLSelectElement>('[data-units]');
    if (units && !own.has(units)) units.value = parameters.get('units') === 'binary' ? 'binary' : 'decimal';
    const layouts = parameters.get('layouts') ?? (isSet() ? DEFAULT_LAYOUTS : null);
    if (layouts === null) return;
    const choices = readChoices(layouts);
    for (const [index, { layout, groups }] of this.#slots().entries()) {
      // Groups mean something with their layout only.
      if (own.has(layout) || own.has(groups)) continue;
      const choice = choices[index];
      layout.value = choice ? writeChoice({ ...choice, groups: '' }) : '';
      // A layout that no calculator has leaves its place empty.
      if (layout.selectedIndex < 0) layout.value = '';
      groups.value = choice?.groups ?? '';
    }
  }

  #update(): void {
    const calc = this.#calc;
    if (!calc) return;
    const { inputs, refused: unread } = this.#read(calc);
    const typed = this.#slots().flatMap(({ layout, groups }) =>
      readChoices(layout.value).map((choice) => ({ ...choice, groups: groups.value.trim() })),
    );
    for (const field of this.#fields) this.#refuse(field, '');
    const refusals = unread.length > 0 ? unread : this.#wrong(calc, inputs);
    for (const refusal of refusals) {
      const field = this.#fieldNamed(refusal.input);
      const { label = '', example } = field?.dataset ?? {};
      if (field)
        this.#refuse(
          field,
          refusalText(refusal, () => label, example),
        );
    }
    if (refusals.length > 0) return;
    const choices = this.#adapt(calc, typed, inputs);
    const columns = choices.map((choice) => column(calc, choice, inputs));
    this.#show(columns, inputs);
    const query = this.#queryOf(inputs, choices);
    if (this.#embedded) this.#tell(columns, query);
    else this.#keep(columns, query);
  }

  /** Pairs of drives follow the number of drives until a reader sets layouts of their own. */
  #adapt(calc: Calc, typed: Choice[], inputs: Inputs): Choice[] {
    const plain = question({ maker: 'raid', layout: 'jbod', groups: '' }, inputs);
    const picture = calc.picture('raid', plain, '');
    const drives = refused(picture) ? this.#drives : picture.sizes.length;
    const choices = adapted(typed, this.#drives, drives);
    this.#drives = drives;
    for (const [index, { groups }] of this.#slots().entries()) {
      groups.value = choices[index]?.groups ?? groups.value;
    }
    return choices;
  }

  /** What stands in the fields, each read by the calculator that declares it. */
  #read(calc: Calc): Typed {
    const texts = (names: readonly string[]): Inputs =>
      Object.fromEntries(names.map((name) => [name, this.#fieldNamed(name)?.value ?? '']));
    const [raid, rebuild] = [
      calc.readTyped('raid', texts(shared.raid)),
      calc.readTyped('rebuild', texts(shared.rebuild)),
    ];
    return { inputs: { ...raid.inputs, ...rebuild.inputs }, refused: [...raid.refused, ...rebuild.refused] };
  }

  /** What of the shared inputs does not work in any layout. */
  #wrong(calc: Calc, inputs: Inputs): Refusal[] {
    // JBOD takes any number of drives.
    const { drives = '', drive_iops = '', read_share = '', drive_rate = '', ...rest } = inputs;
    return [
      calc.calculate('raid', { drives, drive_iops, read_share, drive_rate, level: 'jbod' }),
      calc.calculate('rebuild', rest),
    ].flatMap((result) => ('error' in result ? [result.error] : []));
  }

  #refuse(field: Control, message: string): void {
    field.toggleAttribute('aria-invalid', false);
    if (message) field.setAttribute('aria-invalid', 'true');
    const line = this.querySelector(`[data-error="${field.dataset.input}"]`);
    if (line) line.textContent = message;
    const echoed = message && this.querySelector(`[data-echo="${field.dataset.input}"]`);
    if (echoed) echoed.textContent = '';
  }

  #show(columns: Column[], inputs: Inputs): void {
    const head = columns.map((item) => this.#heading(item, inputs));
    this.querySelector('[data-head]')?.replaceChildren(
      marked(create('th', '', table.figure), { scope: 'col' }),
      ...head,
    );
    const lines = rows(columns, { binary: this.#binary }).map(({ label, cells }) => {
      const own = cells.map(({ text, best, number, rows: high }) => {
        const cell = create('td', !number && 'lw-hint', text);
        cell.rowSpan = high;
        if (best) cell.append(' ', create('strong', '', table.best));
        return cell;
      });
      return create('tr', '', marked(create('th', '', label), { scope: 'row' }), ...own);
    });
    this.querySelector('[data-body]')?.replaceChildren(...lines);
    this.#locked.show();
    for (const field of this.#fields) this.#echo(field, inputs, columns);
  }

  #heading({ choice, refusal }: Column, inputs: Inputs): HTMLElement {
    const name = this.#nameOf(choice);
    const cell = marked(create('th', '', name), { scope: 'col' });
    if (refusal) return cell;
    const query = new URLSearchParams(
      Object.entries(question(choice, inputs)).map(([key, value]) => [hyphenated(key), String(value)]),
    );
    const link = marked(create('a', '', table.details), {
      href: pageLink(`/calculators/${choice.maker}/?${query}`),
      'aria-label': table.detailsOf(name),
    });
    cell.append(link);
    return cell;
  }

  #nameOf(choice: Choice): string {
    const value = writeChoice({ ...choice, groups: '' });
    const option = this.#form.querySelector(`option[value="${CSS.escape(value)}"]`);
    const label = option?.textContent?.trim() ?? choice.layout;
    return choice.groups ? table.vdevs(label, choice.groups) : label;
  }

  #echo(field: Control, inputs: Inputs, columns: Column[]): void {
    const line = this.querySelector(`[data-echo="${field.dataset.input}"]`);
    if (!line) return;
    if (field.dataset.input === 'drives') {
      const drives = this.#drivesOf(columns);
      line.textContent = drives && words.understood(drives);
    } else {
      line.textContent = echo(Number(inputs[field.dataset.input ?? '']), typedOf(field.dataset), field.value);
    }
  }

  #queryOf(inputs: Inputs, choices: Choice[]): string {
    const declared = { inputs: this.#declared, modelVersion: Number(this.dataset.version) };
    const query = toQuery(inputs, declared);
    const units = this.#binary ? '&units=binary' : '';
    return `${query}${units}&layouts=${encodeURI(writeChoices(choices))}`;
  }

  /** In the address, for whoever takes a link or the lines to paste. */
  #keep(columns: Column[], query: string): void {
    history.replaceState(null, '', query + location.hash);
    const names = columns.map(({ choice }) => this.#nameOf(choice));
    const detail = { caption: table.caption(this.#drivesOf(columns), names) };
    this.dispatchEvent(new CustomEvent(CHANGE, { bubbles: true, detail }));
  }

  #drivesOf(columns: Column[]): string {
    const understood = columns.find((item) => item.understood)?.understood;
    return understood ? understoodText(understood, { binary: this.#binary }) : '';
  }

  /** Leads to the whole page, and tells the page around the frame. */
  #tell(columns: Column[], query: string): void {
    this.querySelector('[data-full]')?.setAttribute('href', COMPARISON + query);
    const drives = this.querySelector('[data-drives]');
    const text = this.#drivesOf(columns);
    if (drives) drives.textContent = text && words.understood(text);
    tell(this, { state: query.slice(1), result: figures(columns), text });
  }

  #fieldNamed(name: string): Control | undefined {
    return this.#fields.find(({ dataset }) => dataset.input === name);
  }
}

/** Links write numbers in base units, fields as people read them. */
function inUnits(field: Control, text: string): string {
  const plain = field.inputMode === 'decimal' && /^\d+(\.\d+)?(e[+-]?\d+)?$/.test(text);
  return plain ? fieldText(Number(text), typedOf(field.dataset)) : text;
}

if (!customElements.get('lw-compare')) customElements.define('lw-compare', CompareElement);
