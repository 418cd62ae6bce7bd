// Machines saved by name: listed, opened, renamed, deleted, exported, and one loaded from a file.
import { download } from '../common/download.element.ts';
import { count } from '../common/format.ts';
import { writeIn } from '../common/page-element.element.ts';
import { fromQuery } from './address.ts';
import { loaded } from './loaded.ts';
import { words } from './machines.words.ts';
import { fillRows } from './rows.element.ts';
import { isTaken, type Kept, MOST, nameFor, put, putBack, readStore, remove, rename, writeSaved } from './saved.ts';
import type { Setting } from './setting.ts';
import { inStore, lastMachine } from './store.element.ts';
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
  /** What "Undo" brings back. */
  #removed: Kept | undefined;

  constructor(root: HTMLElement, host: MachinesHost, signal: AbortSignal) {
    this.#root = root;
    this.#host = host;
    root.addEventListener('submit', (event) => this.#submit(event), { signal });
    root.addEventListener('click', (event) => this.#clicked(event), { signal });
    root.addEventListener('change', ({ target }) => void this.#chosen(target), { signal });
    // Another window of the site may save, too, also while this page waits behind "Back".
    for (const event of ['storage', 'pageshow']) window.addEventListener(event, () => this.#show(), { signal });
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
    const { machines, damaged } = storedMachines();
    fillRows(this.#root, 'machine', machines, (row, { name, query }) => {
      row.dataset.name = name;
      row.querySelector('[data-machine-open]')?.setAttribute('href', addressOfQuery(query));
      row.querySelector('[data-machine-rename]')?.setAttribute('aria-label', words.renameNamed(name));
      row.querySelector('[data-machine-remove]')?.setAttribute('aria-label', words.removeNamed(name));
      row.querySelector('[data-new-name]')?.setAttribute('aria-label', words.newName(name));
    });
    this.#one('[data-export]')?.toggleAttribute('hidden', machines.length === 0);
    this.#one('[data-damaged]')?.toggleAttribute('hidden', damaged.length === 0);
  }

  #refuse(text: string): void {
    writeIn(this.#root, '[data-machine-error]', text);
    this.#done('');
    this.#host.say(text);
  }

  /** Says what was done; what was deleted can be brought back from there. */
  #done(text: string, isRemoved = false): void {
    writeIn(this.#root, '[data-text="done"]', text);
    this.#one('[data-machine-done]')?.toggleAttribute('hidden', text === '');
    this.#one('[data-unremove]')?.toggleAttribute('hidden', !isRemoved);
    if (text === '') return;
    writeIn(this.#root, '[data-machine-error]', '');
    this.#host.say(text);
  }

  /** Whether a change was made. The browser may refuse it, and so may the change itself with a text. */
  #change(change: (store: Storage) => unknown): boolean {
    let problem: unknown;
    const unkept = inStore((store) => {
      problem = change(store);
    });
    this.#show();
    if (unkept) problem = words[unkept];
    if (typeof problem === 'string') this.#refuse(problem);
    return typeof problem !== 'string';
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
    const { machines } = storedMachines();
    const isThere = machines.some((machine) => machine.name === name);
    if (!isThere && machines.length >= MOST) return this.#refuse(words.tooMany(count(MOST)));
    const save = (store: Storage) => {
      // What is damaged is not overwritten.
      if (!isThere && isTaken(store, name)) return words.taken(name);
      return put(store, { name, query, at: Date.now() });
    };
    if (!this.#change(save)) return;
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
    const problems = { taken: words.taken(to), gone: words.gone(from) };
    const given = (store: Storage) => {
      const problem = rename(store, from, to);
      return problem && problems[problem];
    };
    if (!this.#change(given)) return;
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
    else if (is('[data-export]'))
      download(new TextEncoder().encode(`${writeSaved(storedMachines().machines)}\n`), words.file);
    else if (is('[data-unremove]')) this.#restore();
    else if (is('[data-damaged-export]')) this.#exportDamaged();
    else if (is('[data-damaged-remove]')) this.#removeDamaged();
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
    const removed = (store: Storage) => {
      this.#removed = remove(store, name);
      return this.#removed ? undefined : words.gone(name);
    };
    if (!this.#change(removed)) return;
    this.#done(words.removed(name), true);
    this.#one('[data-unremove]')?.focus();
  }

  #restore(): void {
    const machine = this.#removed;
    if (!machine || !this.#change((store) => putBack(store, machine) && words.taken(machine.name))) return;
    this.#done(words.restored(machine.name));
    this.#rowOf(machine.name)?.querySelector<HTMLElement>('[data-machine-open]')?.focus();
  }

  async #open(name: string): Promise<void> {
    const machine = storedMachines().machines.find((kept) => kept.name === name);
    if (!machine) return this.#refuse(words.gone(name));
    const { setting, problem = words.noChain } = fromQuery(machine.query);
    const refused = setting ? await this.#host.open(setting) : problem;
    if (refused === undefined) this.#done(words.opened(name));
    else this.#refuse(words.unreadable(name, refused));
  }

  /** What cannot be read, as it is stored. */
  #exportDamaged(): void {
    inStore((store) => {
      const texts = storedMachines().damaged.map((key) => [key, store.getItem(key)]);
      download(new TextEncoder().encode(JSON.stringify(Object.fromEntries(texts))), words.damaged.file);
    });
  }

  #removeDamaged(): void {
    if (this.#change((store) => storedMachines().damaged.forEach((key) => void store.removeItem(key))))
      this.#done(words.damaged.removed);
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
      const all = new Set([...storedMachines().machines, ...machines].map(({ name }) => name));
      if (all.size > MOST) return this.#refuse(words.tooMany(count(MOST)));
      const now = Date.now();
      const add = (store: Storage) =>
        machines.forEach((machine, index) => void put(store, { ...machine, at: now - index }));
      if (this.#change(add)) this.#done(words.added(machines.length));
      return;
    }
    const refused = asked ? await this.#host.open(asked) : problem;
    if (refused === undefined) this.#done(words.loaded(file.name));
    else this.#refuse(words.refused(file.name, refused));
  }
}

/** The machines that are stored now: another window may have changed them since they were shown. */
function storedMachines(): ReturnType<typeof readStore> {
  let stored: ReturnType<typeof readStore> = { machines: [], damaged: [] };
  inStore((store) => {
    stored = readStore(store);
  });
  return stored;
}

/** What was saved leads to this page, whatever it says. */
function addressOfQuery(query: string): string {
  const { setting } = fromQuery(query);
  return setting ? addressOf(setting) : '#machines';
}

const isForNewTab = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
