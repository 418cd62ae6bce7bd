// Machines saved by name: listed, opened, renamed, deleted, exported, and one loaded from a file.
import { download } from '../common/download.element.ts';
import { count } from '../common/format.ts';
import { fromQuery } from './address.ts';
import { loaded } from './loaded.ts';
import { words } from './machines.words.ts';
import { fillRows } from './rows.element.ts';
import { MOST, nameFor, readSaved, renamed, type Saved, withoutSaved, withSaved, writeSaved } from './saved.ts';
import type { Setting } from './setting.ts';
import { keep, kept, lastMachine, MACHINES } from './store.element.ts';
import { addressOf } from './view.element.ts';

export interface MachinesHost {
  /** The address of what the form holds; nothing where it has no answer. */
  query(): Promise<string | undefined>;
  /** Shows a setting, or says why the core refuses it. */
  open(setting: Setting): Promise<string | undefined>;
  say(text: string): void;
}

export class Machines {
  readonly #root: HTMLElement;
  readonly #host: MachinesHost;
  #machines: Saved[] = [];
  /** What "Undo" brings back. */
  #before: { machines: Saved[]; name: string } | undefined;

  constructor(root: HTMLElement, host: MachinesHost, signal: AbortSignal) {
    this.#root = root;
    this.#host = host;
    root.addEventListener('submit', (event) => this.#submit(event), { signal });
    root.addEventListener('click', (event) => this.#clicked(event), { signal });
    root.addEventListener('change', ({ target }) => void this.#chosen(target), { signal });
    // Another window of the site may save, too.
    window.addEventListener('storage', () => this.#show(), { signal });
    this.#show();
    this.#offerLast(signal);
  }

  /** The machine that was shown last is offered where the address asks for none. */
  #offerLast(signal: AbortSignal): void {
    const button = this.#root.closest('lw-sizer')?.querySelector<HTMLElement>('[data-last]');
    const { setting } = fromQuery(lastMachine() ?? '');
    if (!button || !setting || location.search !== '') return;
    button.hidden = false;
    const open = async () => {
      const refused = await this.#host.open(setting);
      if (refused !== undefined) this.#refuse(words.unreadable(words.theLast, refused));
      else this.#done(words.opened(words.theLast));
      button.hidden = true;
    };
    button.addEventListener('click', () => void open(), { signal });
  }

  #one<Of extends HTMLElement>(selector: string): Of | null {
    return this.#root.querySelector<Of>(selector);
  }

  #show(): void {
    this.#machines = readSaved(kept(MACHINES));
    fillRows(this.#root, 'machine', this.#machines, (row, { name, query }) => {
      row.dataset.name = name;
      row.querySelector('[data-machine-open]')?.setAttribute('href', addressOfQuery(query));
      row.querySelector('[data-machine-rename]')?.setAttribute('aria-label', words.renameNamed(name));
      row.querySelector('[data-machine-remove]')?.setAttribute('aria-label', words.removeNamed(name));
      row.querySelector('[data-new-name]')?.setAttribute('aria-label', words.newName(name));
    });
    this.#one('[data-export]')?.toggleAttribute('hidden', this.#machines.length === 0);
  }

  #refuse(text: string): void {
    const place = this.#one('[data-machine-error]');
    if (place) place.textContent = text;
    this.#done('');
    this.#host.say(text);
  }

  /** Says what was done; what was deleted can be brought back from there. */
  #done(text: string, isRemoved = false): void {
    const place = this.#one('[data-text="done"]');
    if (place) place.textContent = text;
    this.#one('[data-unremove]')?.toggleAttribute('hidden', !isRemoved);
    if (text === '') return;
    const error = this.#one('[data-machine-error]');
    if (error) error.textContent = '';
    this.#host.say(text);
  }

  /** Whether the browser has kept the list; else it has been said why not. */
  #keep(machines: readonly Saved[]): boolean {
    const unkept = keep(MACHINES, writeSaved(machines));
    if (unkept) this.#refuse(words[unkept]);
    else this.#show();
    return unkept === undefined;
  }

  #submit(event: Event): void {
    const { target } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (target.matches('[data-save]')) void this.#save();
    else this.#rename(target);
  }

  async #save(): Promise<void> {
    const input = this.#one<HTMLInputElement>('[data-machine-name]');
    const name = nameFor(input?.value ?? '');
    if (name === '') {
      this.#refuse(words.noName);
      input?.focus();
      return;
    }
    const query = await this.#host.query();
    if (query === undefined) return this.#refuse(words.stale);
    const isThere = this.#machines.some((one) => one.name === name);
    if (!isThere && this.#machines.length >= MOST) return this.#refuse(words.tooMany(count(MOST)));
    if (!this.#keep(withSaved(this.#machines, { name, query }))) return;
    if (input) input.value = '';
    this.#done(isThere ? words.replaced(name) : words.saved(name));
  }

  #rename(form: HTMLFormElement): void {
    const from = form.closest<HTMLElement>('[data-name]')?.dataset.name ?? '';
    const to = nameFor(form.querySelector('input')?.value ?? '');
    if (to === '') {
      this.#refuse(words.noName);
      return;
    }
    const machines = renamed(this.#machines, from, to);
    if (!machines) {
      this.#refuse(words.taken(to));
      return;
    }
    if (!this.#keep(machines)) return;
    this.#done(words.renamedTo(to));
    this.#rowOf(to)?.querySelector<HTMLElement>('[data-machine-rename]')?.focus();
  }

  #rowOf(name: string): HTMLElement | undefined {
    const rows = this.#root.querySelectorAll<HTMLElement>('.lw-saved');
    return [...rows].find((row) => row.dataset.name === name);
  }

  #clicked(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const name = target?.closest<HTMLElement>('[data-name]')?.dataset.name;
    const is = (selector: string) => Boolean(target?.closest(selector));
    if (is('[data-load-json]')) this.#one<HTMLInputElement>('[data-load-file]')?.click();
    else if (is('[data-export]')) this.#export();
    else if (is('[data-unremove]')) this.#restore();
    else if (name === undefined) return;
    else if (is('[data-machine-remove]')) this.#remove(name);
    else if (is('[data-machine-rename]')) this.#askName(name);
    else if (is('[data-machine-open]') && !isForNewTab(event)) {
      event.preventDefault();
      void this.#open(name);
    }
  }

  #askName(name: string): void {
    const form = this.#rowOf(name)?.querySelector<HTMLFormElement>('[data-machine-renaming]');
    const input = form?.querySelector('input');
    if (!form || !input) return;
    form.hidden = !form.hidden;
    if (form.hidden) return;
    input.value = name;
    input.select();
  }

  #remove(name: string): void {
    this.#before = { machines: this.#machines, name };
    if (!this.#keep(withoutSaved(this.#machines, name))) return;
    this.#done(words.removed(name), true);
    this.#one('[data-unremove]')?.focus();
  }

  #restore(): void {
    if (!this.#before || !this.#keep(this.#before.machines)) return;
    this.#done(words.restored(this.#before.name));
    this.#rowOf(this.#before.name)?.querySelector<HTMLElement>('[data-machine-open]')?.focus();
  }

  async #open(name: string): Promise<void> {
    const query = this.#machines.find((one) => one.name === name)?.query ?? '';
    const { setting, problem = words.noChain } = fromQuery(query);
    const refused = setting ? await this.#host.open(setting) : problem;
    if (refused === undefined) this.#done(words.opened(name));
    else this.#refuse(words.unreadable(name, refused));
  }

  #export(): void {
    download(new TextEncoder().encode(`${writeSaved(this.#machines)}\n`), words.file);
  }

  async #chosen(target: EventTarget | null): Promise<void> {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
    const [file] = target.files ?? [];
    if (!file) return;
    const text = await file.text();
    // The same file may be chosen again.
    target.value = '';
    const { asked, machines, problem } = loaded(text);
    if (machines) {
      const all = machines.reduceRight<Saved[]>(withSaved, this.#machines);
      if (all.length > MOST) return this.#refuse(words.tooMany(count(MOST)));
      if (this.#keep(all)) this.#done(words.added(machines.length));
      return;
    }
    const refused = asked ? await this.#host.open(asked) : problem;
    if (refused === undefined) this.#done(words.loaded(file.name));
    else this.#refuse(words.refused(file.name, refused));
  }
}

/** What was saved leads to this page, whatever it says. */
function addressOfQuery(query: string): string {
  const { setting } = fromQuery(query);
  return setting ? addressOf(setting) : '#machines';
}

const isForNewTab = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
