// <lw-sizer>: makes the served form answer. The HTML is complete without it; this class only fills it anew.

import { type Refusal, refused } from '../../calc-wasm/js/calc.ts';
import type { Chain, SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { PartKind } from '../../calc-wasm/js/generated/chain.ts';
import type { Asked } from '../ask/box.element.ts';
import { numberFormat } from '../common/format.ts';
import { askedInUnits } from '../common/kept-units.element.ts';
import { isAsServed } from '../common/own-input.element.ts';
import { painted } from '../common/painted.element.ts';
import { rest } from '../common/rest.element.ts';
import { whenNeeded } from '../common/when-needed.element.ts';
import { askedState, onSet } from '../embed/asked.element.ts';
import { type AtPart, followParts, loadedDrawing } from '../machine/machine.element.ts';
import { type Beside, fromQuery, toQuery } from './address.ts';
import type { CatalogFields } from './catalog.element.ts';
import { type Core, coreOf } from './core.element.ts';
import * as edit from './edit.ts';
import { shownIn, toldOf } from './embedded.ts';
import { SizerForm } from './form.element.ts';
import { words as formWords } from './form.words.ts';
import { FormHistory } from './history.element.ts';
import { keepMachines } from './late-machines.element.ts';
import { lateNames } from './late-names.element.ts';
import { touchMap } from './late-touch.element.ts';
import { rowKeys } from './row-keys.element.ts';
import { rowName } from './rows.ts';
import { type Setting, understood } from './setting.ts';
import { leadTo } from './show.element.ts';
import { keepLast } from './store.element.ts';
import type { TouchHost } from './touch.element.ts';
import { leadToSwapped, variantOf } from './variant.element.ts';
import { addressOf, SizerView } from './view.element.ts';
import { words } from './words.ts';

/** A pause after which a changed answer is announced: ears cannot follow every keystroke. */
const ANNOUNCE_AFTER = 500;
/** A pause after which the address follows. */
const ADDRESS_AFTER = 150;

const refusals = () => import('./refusal.ts');
const taking = () => import('./take.element.ts');

export class SizerElement extends HTMLElement {
  #form!: SizerForm;
  #view!: SizerView;
  #history!: FormHistory;
  #sizer: Core | undefined;
  #loading: Promise<Core> | undefined;
  #answer: SizerAnswer | undefined;
  /** Why the core refuses what stands in the form. */
  #refusal: Refusal | undefined;
  /** The answer that is being made, and whether a reader waits for it. */
  #coming: Promise<void> | undefined;
  #isTyping = false;
  #before: Setting | undefined;
  #served!: Setting;
  /** The path that the page was opened at: the address of its own chain. */
  readonly #path = location.pathname;
  #announce = 0;
  #names!: ReturnType<typeof lateNames>;
  #catalog: CatalogFields | undefined;
  #heard = { done: '', answer: '' };
  #leave = new AbortController();

  connectedCallback(): void {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    const served: Setting = JSON.parse(this.dataset.setting ?? '');
    this.#form = new SizerForm(this, served);
    this.#view = new SizerView(this);
    this.#sizer = undefined;
    this.#served = served;
    const steps = {
      restore: ({ typed, before }: Parameters<FormHistory['start']>[0]) => {
        this.#before = before;
        this.#form.show(typed);
        void this.#update();
      },
      reread: () => this.#read(),
      say: (text: string) => this.#say('done', text),
    };
    this.#history = new FormHistory(this, steps, signal);

    this.#read();
    if (this.#embedded) onSet(() => this.#read(), signal);
    const element = this.#form.form;
    // Whoever types may mistype, and whoever opens the menu takes something from it.
    element.addEventListener('focusin', () => void refusals().catch(() => {}), { signal, once: true });
    const menu = this.querySelector('[data-menu]');
    for (const use of ['pointerenter', 'focusin'])
      menu?.addEventListener(use, () => void taking().catch(() => {}), { signal, once: true });
    element.addEventListener('input', (event) => this.#typed(event), { signal });
    element.addEventListener('change', () => this.#refusal || this.#history.settle(), { signal });
    element.addEventListener('submit', (event) => event.preventDefault(), { signal });
    element.addEventListener('reset', (event) => this.#reset(event), { signal });
    // The box stands before the sizer, not in it.
    document.addEventListener('lanewise:asked', (event) => this.#asked(event as Asked), { signal });
    this.addEventListener('click', (event) => this.#clicked(event), { signal });
    this.addEventListener('lw-part', (event) => this.#toRow(event as CustomEvent<AtPart>), { signal });
    followParts(this, signal);
    if (!this.#embedded) touchMap(this, this.#touch, () => this.#update({ typing: false }), signal);
    const host: Parameters<typeof lateNames>[1] = {
      chosen: (id, named) => this.#takeFigures(id, named),
      loaded: (fields) => {
        this.#catalog = fields;
        return this.#showOrigins();
      },
      failed: (failed) => this.#view.failed('catalog', failed),
      announce: (text) => this.#say('done', text),
    };
    this.#catalog = undefined;
    this.#names = lateNames(this.#form, host, signal);
    rowKeys(this.#form, { toggle: (id) => this.#toggle(id), remove: (id) => this.#remove(id) }, signal);
    this.#keepMachines(signal);
  }

  get #touch(): TouchHost {
    return {
      answer: () => (this.#refusal ? undefined : this.#answer),
      options: () => ({ binary: this.#form.binary }),
      core: () => this.#core(),
      edit: {
        take: (setting) => this.take(setting, this.#before),
        change: (id) => this.#toRow(new CustomEvent('lw-part', { detail: { id, isPressed: true } })),
        add: (id) => this.#add(id),
        fit: (id) => {
          const asked = this.querySelector<HTMLSelectElement>('#slots-part');
          if (!asked || asked.value === id || ![...asked.options].some(({ value }) => value === id)) return;
          asked.value = id;
          asked.dispatchEvent(new Event('change'));
        },
        hostsFor: (id) => edit.hostsFor(this.#form.read().chain, id),
        plug: (id, on) => this.#edit(edit.plugged(this.#form.read().chain, id, on)),
      },
    };
  }

  /** Machines saved by name, and the one that was shown last. */
  #keepMachines(signal: AbortSignal): void {
    const section = this.querySelector<HTMLElement>('.lw-machines');
    if (!section) return;
    const query = async () => {
      await (this.#answer ? this.#coming : this.#update({ typing: false }));
      return this.#answer && !this.#refusal ? toQuery(understood(this.#answer)) : undefined;
    };
    const open = (setting: Setting) => this.#open(setting);
    keepMachines(section, { query, open, say: (text) => this.#say('done', text) }, signal);
  }

  /** Shows a setting from outside of the page; where the core refuses it, nothing changes and its words say why. */
  async #open(setting: Setting): Promise<string | undefined> {
    const sizer = await this.#core();
    if (!sizer) return words.coreFailed;
    const answer = sizer.size(setting);
    // Whatever its parts are, none of them stands in the form.
    if (refused(answer)) return (await refusals()).refusal(answer.error, { parts: [] }).text;
    this.take(understood(answer));
    return undefined;
  }

  disconnectedCallback(): void {
    this.#leave.abort();
    clearTimeout(this.#announce);
  }

  /** What is asked for stands in the form before anybody can type into it. */
  #read(): void {
    const form = this.#form;
    const query = this.#embedded ? askedState() : askedInUnits();
    const own: Setting = JSON.parse(this.dataset.setting ?? '');
    const { setting, before, binary = false, problem } = fromQuery(query, own.chain);
    // What the author of another page asked for is what its frame goes back to.
    if (this.#embedded) this.#served = setting ?? own;
    this.#before = before;
    this.#view.ignored(problem === undefined ? '' : words.ignored(problem));
    if (problem !== undefined && this.#embedded) this.dataset.refused = '';
    if (setting || before || binary || this.#answer) {
      // Until it is answered, the page would show the answer to another chain, and move when its own comes.
      if (setting && !this.#embedded && !this.#answer) this.dataset.unread = '';
      form.show(setting ?? this.#served);
      form.binary = binary;
      void this.#update();
    } else {
      delete this.dataset.unread;
      whenNeeded(this, this.#leave.signal, () => void this.#prepare());
    }
    this.#history.start({ typed: form.read(), before });
  }

  #typed({ target }: Event): void {
    const form = this.#form;
    // A list of parts is none of the chain until it is read, nor is for which part slots are shown.
    if (!(target instanceof HTMLElement) || 'list' in target.dataset || target.closest('[data-slots]')) return;
    const id = target.closest<HTMLElement>('.lw-row')?.dataset.part;
    const { member } = target.dataset;
    if (target instanceof HTMLSelectElement && member === 'kind' && id) {
      this.#edit(edit.withKind(form.read().chain, id, target.value as PartKind), id, 'kind');
      return;
    }
    // Units change what is shown of a chain, and nothing of the chain.
    if (!('units' in target.dataset)) {
      const isText = target instanceof HTMLInputElement && target.type === 'text';
      this.#commit(isText ? `${id}.${member}` : undefined);
    }
    void this.#update();
  }

  /** A step that can be undone. Typing on while something is refused is one step: undone, it leads to what was good. */
  #commit(typing?: string): void {
    const typed = this.#form.read();
    const doing = this.#refusal ? (this.#history.doing ?? typing) : typing;
    this.#history.commit({ typed, before: this.#before }, typing === undefined ? undefined : doing);
  }

  /** A part that is pressed in the picture opens its row; one that is only reached leaves the reader where they are. */
  #toRow({ detail: { id, isPressed } }: CustomEvent<AtPart>): void {
    const form = this.#form;
    if (!isPressed || !form.rowOf(id)) return;
    if (form.opened !== id) this.#toggle(id);
    form.rowOf(id)?.querySelector<HTMLElement>('[data-open]')?.focus();
  }

  /** The chain of a pasted list of parts. */
  async #buildList(): Promise<void> {
    const { readList } = await import('./list.element.ts');
    const { chain, text } = await readList(this.#form.form);
    if (chain) this.#edit(chain);
    this.#view.announce(text);
  }

  /** The chain that the box has read in the place of the one that stands here. */
  #asked(event: Asked): void {
    const { outcome, chain, load } = event.detail;
    // What is asked back is no chain yet: the answer that stands here is that of the last one.
    if (outcome === 'clarify') this.#view.stale(true);
    if (outcome !== 'answer' || !chain) return;
    event.preventDefault();
    if (load) this.#form.show({ ...this.#form.read(), load });
    this.#edit(chain);
  }

  #reset(event: Event): void {
    event.preventDefault();
    this.take(this.#served, this.#before);
  }

  /** Another setting in the form, as a step that can be undone. */
  take(setting: Setting, before?: Setting): void {
    this.#before = before;
    this.#form.show(setting);
    this.#commit();
    void this.#update();
  }

  #clicked(event: MouseEvent): void {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    const variant = button ? undefined : variantOf(event);
    if (variant) this.take(variant.setting, variant.before);
    if (!button) return;
    for (const [name, value = ''] of Object.entries(button.dataset)) this.#actions[name]?.(value, button);
  }

  /** What buttons do, by the member of their data that says so. */
  readonly #actions: Record<string, (value: string, button: HTMLButtonElement) => void> = {
    undo: () => this.#history.undo(),
    redo: () => this.#history.redo(),
    add: (on) => this.#add(on),
    remove: (id) => this.#remove(id),
    join: () => {
      const joined = edit.withArray(this.#form.read().chain);
      if (joined) this.#edit(joined.chain, joined.id, 'level');
    },
    clear: () => this.#edit({ parts: [] }),
    buildList: () => void this.#buildList(),
    take: (what, button) => void this.#take(button, what),
    takeFigures: (id) => {
      const part = this.#answer?.inputs.chain.parts.find((chainPart) => chainPart.id === id);
      const entry = part && this.#catalog?.namedLike(part);
      if (entry) this.#takeFigures(id, entry);
    },
  };

  /** One more part on another, which waits for its name. */
  #add(on: string): void {
    const more = edit.withPart(this.#form.read().chain, on);
    this.#edit(more.chain, more.id, 'name');
  }

  /** Opens the row of a part, or closes it. */
  #toggle(id: string): void {
    const form = this.#form;
    form.read();
    form.open(form.opened === id ? undefined : id);
    if (form.opened === undefined) return;
    if (this.#refusal) void this.#update({ typing: false });
    const part = form.read().chain.parts.find((chainPart) => chainPart.id === id);
    void this.#showOrigins();
    if (part?.name && !this.#embedded) void this.#names();
  }

  #remove(id: string): void {
    const form = this.#form;
    const { chain } = form.read();
    const isPart = chain.parts.some((part) => part.id === id);
    const name = isPart ? rowName(chain, id) : formWords.array(id);
    const beside = form.besides(id);
    this.#edit(edit.without(chain, id));
    const next = (beside && form.rowOf(beside)?.querySelector<HTMLElement>('[data-open]')) || undefined;
    (next ?? form.form.querySelector<HTMLElement>('[data-undo]'))?.focus();
    this.#history.tell(formWords.removed(name));
  }

  /** A part of the catalogue in the place of one. */
  #takeFigures(id: string, entry: edit.NamedPart): void {
    this.#edit(edit.withNamed(this.#form.read().chain, id, entry), id, 'name');
  }

  async #showOrigins(): Promise<void> {
    if (!this.#catalog) return;
    // The served answer was not computed here.
    if (!this.#answer || !this.#sizer) return this.#update({ typing: false });
    this.#catalog.showOrigins(this.#answer, this.#sizer);
  }

  /** Another chain in the form; the reader goes on at a field of the part that has changed. */
  #edit(chain: Chain, id?: string, member?: string): void {
    const form = this.#form;
    form.show({ ...form.read(), chain });
    if (id !== undefined && form.opened !== id) form.open(id);
    const row = id === undefined ? undefined : form.rowOf(id);
    row?.querySelector<HTMLElement>(`[data-member="${member}"]`)?.focus();
    this.#commit();
    void this.#update();
  }

  /** The served answer stands as it is: making it anew would take a link away from under the pointer. */
  async #prepare(): Promise<void> {
    if (!isAsServed(this.#form.form)) return this.#update();
    const sizer = await this.#core();
    if (!sizer) return;
    this.dataset.ready = '';
    await rest();
    // A browser takes longer for its first format than for a hundred numbers.
    numberFormat();
    // The first answer takes thrice as long as the next: nobody waits for this one.
    if (!this.#answer) sizer.size(this.#form.read() as Parameters<Core['size']>[0]);
  }

  async #core(): Promise<Core | undefined> {
    try {
      this.#loading ??= coreOf(this);
      this.#sizer = await this.#loading;
      this.#view.failed('core', false);
      return this.#sizer;
    } catch {
      this.#loading = undefined;
      if (!this.#embedded) delete this.dataset.unread;
      this.#view.failed('core', true);
      return undefined;
    }
  }

  /** Answers what stands in the form, once what was typed is to be seen: keys that follow each other have one answer. */
  #update({ typing = true } = {}): Promise<void> {
    this.#isTyping ||= typing;
    this.#coming ??= painted().then(async () => {
      const sizer = this.#sizer ?? (await this.#core());
      const wasTyping = this.#isTyping;
      this.#isTyping = false;
      this.#coming = undefined;
      if (sizer && this.isConnected) await this.#answerNow(sizer, wasTyping);
    });
    return this.#coming;
  }

  /** What is refused is said beside its field; the last answer stays, marked as such. */
  async #answerNow(sizer: Core, typing: boolean): Promise<void> {
    const [form, view] = [this.#form, this.#view];
    form.clearRefusals();
    const typed = form.read();
    const answer = sizer.size(typed as Parameters<Core['size']>[0]);
    this.#refusal = refused(answer) ? answer.error : undefined;
    view.stale(refused(answer));
    if (refused(answer)) {
      form.follow(typed);
      await this.#refuse(answer.error, typed.chain);
    } else {
      form.follow(typed, answer);
      this.#answer = answer;
      const before = this.#before && sizer.size(this.#before);
      const was = before && !refused(before) ? before : undefined;
      const sentence = view.show(answer, { binary: form.binary }, was);
      leadToSwapped(this, understood(answer), this.#before, form.binary);
      this.#catalog?.showOrigins(answer, sizer);
      this.#tell(answer);
      if ('refused' in this.dataset) view.ignored('');
      delete this.dataset.refused;
      if (typing) this.#say('answer', sentence);
      if (typing && !this.#embedded) {
        this.#history.writeSoon(this.#address, ADDRESS_AFTER);
        if (!this.#isServed(answer)) keepLast(toQuery(understood(answer)));
      }
    }
    this.dataset.ready = '';
    // What moves to its place while it is hidden moves under nobody's eye.
    if ('unread' in this.dataset) void painted().then(() => delete this.dataset.unread);
  }

  /** Says why beside the field that is refused. */
  async #refuse(error: Refusal, chain: Chain): Promise<void> {
    const [form, view] = [this.#form, this.#view];
    const loaded = await refusals().catch(() => undefined);
    view.failed('core', !loaded);
    // What is typed meanwhile has an answer of its own.
    if (!loaded || this.#refusal !== error) return;
    const { id, member, text } = loaded.refusal(error, chain);
    if (error.input === 'block_size') form.refuseBlock(text);
    else form.refuse(id, member, text);
    this.#say('answer', text);
    if (!this.#embedded || this.#answer) return;
    view.ignored(words.ignored(text));
    this.dataset.refused = '';
  }

  /** The line to paste follows, and the link of a frame to the whole page. */
  #tell(answer: SizerAnswer): void {
    const [served, lines, linesOf] = [this.#served, Number(this.dataset.lines), loadedDrawing()?.linesOf];
    const beside = { binary: this.#form.binary, served, lines, linesOf };
    const detail = Object.assign(shownIn(answer, beside), this.#embedded && toldOf(answer, beside));
    this.dispatchEvent(new CustomEvent('lanewise:change', { bubbles: true, detail }));
    if (this.#embedded) leadTo(this, toQuery(understood(answer), beside));
  }

  /** Whether this is a frame of another page: its address is what the author set, and stays so. */
  get #embedded(): boolean {
    return this.dataset.embedded !== undefined;
  }

  get #address(): string | undefined {
    const beside = { binary: this.#form.binary, before: this.#before };
    if (!this.#answer) return undefined;
    return this.#isServed(this.#answer, beside) ? this.#path : addressOf(understood(this.#answer), beside);
  }

  #isServed(answer: SizerAnswer, beside: Beside = {}): boolean {
    return toQuery(understood(answer), beside) === toQuery(this.#served);
  }

  /** What a reader has done is heard before what comes of it. */
  #say(what: 'done' | 'answer', text: string): void {
    this.#heard[what] = text;
    clearTimeout(this.#announce);
    this.#announce = window.setTimeout(() => {
      this.#view.announce([this.#heard.done, this.#heard.answer].filter(Boolean).join(' '));
      this.#heard = { done: '', answer: '' };
    }, ANNOUNCE_AFTER);
  }

  async #take(button: HTMLButtonElement, what: string): Promise<void> {
    if (!this.#answer) await this.#update({ typing: false });
    else await this.#coming;
    if (!this.#refusal) this.#history.write(this.#address);
    const answer = this.#answer;
    if (!answer) return;
    const address = new URL(addressOf(understood(answer)), location.href).href;
    const options = { binary: this.#form.binary };
    const take = async () => (await taking()).take(button, what, { answer, address, options });
    this.#view.announce(await take().catch(() => words.take.notLoaded));
  }
}
