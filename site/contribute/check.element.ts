// <lw-check>: files in, what is wrong with them out. Everything happens in this browser; the work in a worker.

import type { Extraction } from '../../datasets/tools/readers/measurement.ts';
import { download } from '../common/download.element.ts';
import { PageElement, partOf, show } from '../common/page-element.element.ts';
import { Check, NoWorker } from './client.element.ts';
import { FiguresForm } from './figures-form.element.ts';
import { chosen, droppedFiles } from './files.element.ts';
import { handedFigures } from './handed.element.ts';
import { issueAddress } from './issue.ts';
import type { Wish } from './make.ts';
import type { DataFiles } from './parts.ts';
import { pastedName } from './pasted-file.ts';
import { Result } from './result.element.ts';
import type { Summary } from './session.ts';
import { SetForm } from './set-form.element.ts';
import { words as contribute } from './words.ts';
import type { Given, Made, Progress } from './worker.element.ts';

const words = contribute.check;

/** The server answers, and not with the file. */
class ServerError extends Error {}

class CheckElement extends PageElement {
  #check: Check | undefined;
  #known: Promise<DataFiles> | undefined;
  #result: Result | undefined;
  #form: SetForm | undefined;
  /** What the files are called together: their folder, or the only one of them. */
  #name = '';

  protected enter(signal: AbortSignal): void {
    signal.addEventListener('abort', () => this.#check?.stop());
    this.#result ??= new Result(this, (file, line) =>
      this.#check ? this.#check.page(file, line) : Promise.reject(new Error('no check')),
    );
    this.#form ??= new SetForm(partOf(this, '[data-set]'), (wish) => this.#make(wish));
    for (const input of this.querySelectorAll<HTMLInputElement>('[data-files]')) {
      const use = () => {
        const given = chosen(input);
        if (given.length > 0) void this.#run(given);
      };
      input.addEventListener('change', use, { signal });
      // The same file, mended meanwhile, would be no change.
      const forget = () => {
        input.value = '';
      };
      input.addEventListener('click', forget, { signal });
    }
    partOf(this, '[data-stop]').addEventListener('click', () => this.#stop(), { signal });
    partOf(this, '[data-mend]').addEventListener('click', () => void this.#mend(), { signal });
    partOf(this, '[data-save]').addEventListener('click', () => void this.#save(), { signal });
    const figures = this.querySelector<HTMLElement>('[data-figures]');
    if (figures) new FiguresForm(figures, (typed) => void this.#useTyped(typed), signal);
    else {
      this.#acceptDrops(signal);
      this.#takeHanded(signal);
    }
    this.dataset.ready = '';
  }

  /** Figures that another page handed over are asked about as typed ones are, until other files are given. */
  #takeHanded(signal: AbortSignal): void {
    partOf(this, '[data-forget]').addEventListener('click', () => this.#discard(), { signal });
    const extraction = handedFigures();
    if (!extraction) return;
    partOf(this, '[data-handed]').hidden = false;
    partOf(this, '[data-handed-from]').textContent = words.handed.from(extraction.measurements.length);
    void this.#useTyped(extraction);
  }

  #discard(): void {
    this.#hideHanded();
    this.#check?.stop();
    this.#check = undefined;
    this.#form?.hide();
    this.#result?.hide();
    this.#say(words.handed.forgotten);
    this.querySelector<HTMLElement>('[data-files]')?.focus();
  }

  #hideHanded(): void {
    show(this, '[data-handed]', false);
  }

  /** Anywhere on the page: a file that misses the frame would replace the page otherwise. */
  #acceptDrops(signal: AbortSignal): void {
    partOf<HTMLFieldSetElement>(this, 'fieldset').disabled = false;
    const paste = (event: Event) => {
      event.preventDefault();
      void this.#usePasted(partOf<HTMLTextAreaElement>(this, '[data-pasted]').value);
    };
    partOf(this, '[data-drop]').addEventListener('submit', paste, { signal });
    const over = (event: DragEvent) => {
      event.preventDefault();
      partOf(this, '[data-drop]').dataset.over = '';
    };
    const out = () => delete partOf(this, '[data-drop]').dataset.over;
    const drop = async (event: DragEvent) => {
      event.preventDefault();
      out();
      if (!event.dataTransfer) return;
      try {
        const given = await droppedFiles(event.dataTransfer);
        if (given.length > 0) await this.#run(given);
      } catch (error) {
        this.#say(words.status.failed(reasonOf(error)), true);
      }
    };
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', out, { signal });
    document.addEventListener('drop', (event) => void drop(event), { signal });
  }

  async #usePasted(text: string): Promise<void> {
    if (text.trim() === '') return this.#say(words.drop.pasteNothing, true);
    try {
      const { schemas } = await this.#load();
      const path = pastedName(text, schemas);
      await this.#run([{ path, file: new File([text], path) }]);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** A check of its own for each drop; nothing where the browser refuses the worker that it runs in. */
  #begin(): Check | undefined {
    this.#check?.stop();
    try {
      this.#check = new Check((progress) => this.#progress(progress));
    } catch {
      this.#check = undefined;
      this.#say(words.status.noWorker, true);
    }
    return this.#check;
  }

  async #run(given: Given[]): Promise<void> {
    this.#name = nameOf(given);
    this.#hideHanded();
    const check = this.#begin();
    if (!check) return;
    this.#result?.hide();
    this.#busy(true);
    this.#progress({ read: 0, of: given.length });
    try {
      const known = await this.#load();
      const summary = await check.check(given, known);
      this.#say('');
      this.#busy(false);
      await this.#show(summary, known);
    } catch (error) {
      if (check !== this.#check) return;
      this.#busy(false);
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    if (error instanceof NoWorker) this.#say(words.status.noWorker, true);
    else if (error instanceof ServerError) this.#say(words.status.server(error.message), true);
    else if (this.#known === undefined) this.#say(words.status.noReference, true);
    else this.#say(words.status.failed(reasonOf(error)), true);
  }

  async #mend(): Promise<void> {
    const known = await this.#load();
    const mended = await this.#check?.mend();
    if (!mended) return;
    await this.#show(mended.summary, known);
    this.#result?.showMended(mended.text);
  }

  async #save(): Promise<void> {
    const bytes = await this.#check?.zip();
    if (bytes) download(bytes, `${this.#name}.zip`);
  }

  /** Figures that were typed: the set's other circumstances are asked for next. */
  async #useTyped(extraction: Extraction): Promise<void> {
    const check = this.#begin();
    if (!check) return;
    try {
      await check.figures(extraction);
      await this.#askForSet(false);
      // Discarded meanwhile, or other files are looked at.
      if (check === this.#check) this.#result?.showTyped(extraction);
    } catch (error) {
      if (check === this.#check) this.#fail(error);
    }
  }

  async #show(summary: Summary, known: DataFiles): Promise<void> {
    this.#form?.hide();
    await this.#result?.show(summary, known);
    if (summary.extraction.measurements.length > 0) await this.#askForSet(true);
  }

  /** Asks what a set of the figures lacks. */
  async #askForSet(hasOutputs: boolean): Promise<void> {
    const check = this.#check;
    const known = await this.#load();
    const wish = { id: '', meta: {}, keepRaw: false };
    const set = await check?.make(wish, known);
    if (set && check === this.#check) this.#form?.ask(set.questions, hasOutputs, this.#name);
  }

  async #make(wish: Wish): Promise<Made> {
    const known = await this.#load();
    if (!this.#check) throw new Error('no check');
    const set = await this.#check.make(wish, known);
    if (set.summary) {
      this.#name = wish.id;
      await this.#result?.showReport(set.summary);
      this.#result?.offerNext();
      await this.#offerIssue(wish);
    }
    return set;
  }

  /** The set as an issue that is filled in, and for the share sheet where the browser has one. */
  async #offerIssue({ id, meta }: Wish): Promise<void> {
    const link = this.querySelector<HTMLAnchorElement>('[data-issue]');
    const output = (await this.#check?.text()) ?? '';
    if (link) {
      const drive = meta['targets.target'] ?? '';
      const issue = { title: id, drive, link: meta['runs.link_kind'] ?? '', load: words.make.inSet, output };
      link.href = issueAddress(link.dataset.issue ?? '', issue, words.make.attach);
    }
    const share = partOf(this, '[data-share]');
    const data = { files: [new File([output], `${id}.txt`, { type: 'text/plain' })], title: id };
    share.hidden = navigator.canShare?.(data) !== true;
    share.onclick = () => void navigator.share(data).catch(() => undefined);
  }

  #stop(): void {
    const check = this.#check;
    this.#check = undefined;
    check?.stop();
    this.#busy(false);
    this.#say(words.status.stopped);
  }

  async #load(): Promise<DataFiles> {
    this.#known ??= fetch(this.dataset.known ?? '').then((response) => {
      if (!response.ok) throw new ServerError(`${response.status}`);
      return response.json();
    });
    try {
      return await this.#known;
    } catch (error) {
      this.#known = undefined;
      throw error;
    }
  }

  #progress({ read, of }: Progress): void {
    const bar = partOf<HTMLProgressElement>(this, '[data-progress]');
    bar.max = of;
    // Without a value it says "working": nobody knows how long a check takes.
    if (read < of) bar.value = read;
    else bar.removeAttribute('value');
    this.#say(read < of ? words.status.reading(read, of) : words.status.checking);
  }

  #busy(busy: boolean): void {
    partOf(this, '[data-progress]').hidden = !busy;
    partOf(this, '[data-stop]').hidden = !busy;
  }

  #say(text: string, wrong = false): void {
    const status = partOf(this, '[data-status]');
    status.textContent = text;
    status.classList.toggle('lw-error', wrong);
  }
}

function nameOf([first, ...others]: readonly Given[]): string {
  const [folder = '', ...rest] = first?.path.split('/') ?? [];
  return rest.length > 0 || others.length === 0 ? folder.replace(/\.[^.]*$/, '') : words.mend.name;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

if (!customElements.get('lw-check')) customElements.define('lw-check', CheckElement);
