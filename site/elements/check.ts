// <lw-check>: files in, what is wrong with them out. Everything happens in this browser; the work in a worker.

import { type Finding, LEVELS } from '../../datasets/tools/check/finding.ts';
import { countOf, problems, rowsOf } from '../../datasets/tools/check/report.ts';
import type { Extraction } from '../../datasets/tools/import/measurement.ts';
import { Check } from '../lib/check/client.ts';
import { FIGURES } from '../lib/check/figure.ts';
import type { Wish } from '../lib/check/make.ts';
import type { DataFiles } from '../lib/check/parts.ts';
import type { Summary } from '../lib/check/session.ts';
import type { Given, Made, Progress } from '../lib/check/worker.ts';
import { quantity } from '../lib/format.ts';
import { contribute } from '../lib/i18n/en/contribute.ts';
import { showExtracted } from './check-extracted.ts';
import { chosen, droppedFiles } from './check-files.ts';
import { Findings } from './check-findings.ts';
import { Preview } from './check-preview.ts';
import { download } from './download.ts';
import { FiguresForm } from './figures-form.ts';
import { SetForm } from './set-form.ts';

const words = contribute.check;

/** Names that a message lists; of more it says how many. */
const LISTED = 12;

export class CheckElement extends HTMLElement {
  #check: Check | undefined;
  #known: Promise<DataFiles> | undefined;
  #findings: Findings | undefined;
  #preview: Preview | undefined;
  #form: SetForm | undefined;
  /** What the files are called together: their folder, or the only one of them. */
  #name = '';
  #leave = new AbortController();

  connectedCallback(): void {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    this.#preview ??= new Preview(this.#find('[data-preview]'), (file, line) =>
      this.#check ? this.#check.page(file, line) : Promise.reject(new Error('no check')),
    );
    this.#form ??= new SetForm(this.#find('[data-set]'), (wish) => this.#make(wish));
    this.#findings ??= new Findings(
      this.#find('[data-findings]'),
      (finding) => void this.#preview?.goTo(finding),
    );
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
    this.#find('[data-stop]').addEventListener('click', () => this.#stop(), { signal });
    this.#find('[data-mend]').addEventListener('click', () => void this.#mend(), { signal });
    this.#find('[data-save]').addEventListener('click', () => void this.#save(), { signal });
    const figures = this.querySelector<HTMLElement>('[data-figures]');
    if (figures) new FiguresForm(figures, (typed) => void this.#useTyped(typed), signal);
    else this.#acceptDrops(signal);
    this.dataset.ready = '';
  }

  disconnectedCallback(): void {
    this.#leave.abort();
    this.#check?.stop();
  }

  /** Anywhere on the page: a file that misses the frame would replace the page otherwise. */
  #acceptDrops(signal: AbortSignal): void {
    this.#find<HTMLFieldSetElement>('fieldset').disabled = false;
    const over = (event: DragEvent) => {
      event.preventDefault();
      this.#find('[data-drop]').dataset.over = '';
    };
    const out = () => delete this.#find('[data-drop]').dataset.over;
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

  async #run(given: Given[]): Promise<void> {
    this.#check?.stop();
    const check = new Check((progress) => this.#progress(progress));
    this.#check = check;
    this.#name = nameOf(given);
    this.#find('[data-result]').hidden = true;
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
      const failed = this.#known === undefined ? words.status.noReference : undefined;
      this.#say(failed ?? words.status.failed(reasonOf(error)), true);
    }
  }

  async #mend(): Promise<void> {
    const known = await this.#load();
    const mended = await this.#check?.mend();
    if (!mended) return;
    await this.#show(mended.summary, known);
    this.#find('[data-mended]').hidden = false;
    this.#find('[data-mended] pre').textContent = mended.text;
    this.#find('[data-save]').hidden = false;
  }

  async #save(): Promise<void> {
    const bytes = await this.#check?.zip();
    if (bytes) download(bytes, `${this.#name}.zip`);
  }

  /** Figures that were typed: the set's other circumstances are asked for next. */
  async #useTyped(extraction: Extraction): Promise<void> {
    this.#check?.stop();
    this.#check = new Check((progress) => this.#progress(progress));
    await this.#check.figures(extraction);
    showExtracted(this.#find('[data-extracted]'), extraction);
    await this.#askForSet(false);
    this.#find('[data-result]').hidden = false;
    this.#find('[data-verdict]').textContent = words.result.noTable(extraction.measurements.length);
    this.#find('[data-verdict]').focus();
  }

  /** Asks what a set of the figures lacks. */
  async #askForSet(hasOutputs: boolean): Promise<void> {
    const known = await this.#load();
    const wish = { id: '', meta: {}, keepRaw: false };
    const made = await this.#check?.make(wish, known);
    if (made) this.#form?.ask(made.questions, hasOutputs);
  }

  async #make(wish: Wish): Promise<Made> {
    const known = await this.#load();
    if (!this.#check) throw new Error('no check');
    const made = await this.#check.make(wish, known);
    if (made.summary) {
      this.#name = wish.id;
      await this.#showReport(made.summary);
      this.#find('[data-save]').hidden = false;
    }
    return made;
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
      if (!response.ok) throw new Error(`${response.status}`);
      return response.json();
    });
    try {
      return await this.#known;
    } catch (error) {
      this.#known = undefined;
      throw error;
    }
  }

  /** What was dropped: the report, and what was left out of it. */
  async #show(summary: Summary, { schemas }: DataFiles): Promise<void> {
    const { report, refused, unread, extraction } = summary;
    const measured = extraction.measurements.length;
    this.#list(
      '[data-refused]',
      refused.map(({ path, reason }) => `${path}: ${reason}.`),
    );
    const left = this.#find('[data-unread]');
    left.hidden = unread.length === 0;
    left.textContent = words.result.unread(listed(unread));
    showExtracted(this.#find('[data-extracted]'), extraction);
    this.#form?.hide();
    await this.#showReport(summary);
    if (measured > 0) await this.#askForSet(true);
    if (report.folders > 0) return;
    this.#find('[data-verdict]').textContent = words.result.noTable(measured);
    this.#find('[data-checked]').textContent =
      measured > 0 ? '' : words.result.nothingHint(schemas.map(({ name }) => name).join(', '));
  }

  /** What the checks say, and the rows to look it up in. */
  async #showReport({ report, alone, text, figures }: Summary): Promise<void> {
    const { findings, rows } = report;
    const verdict = this.#find('[data-verdict]');
    verdict.textContent = verdictOf(findings);
    const checked = words.result.checked(
      quantity(rowsOf(report), 'count'),
      Object.keys(rows).length,
    );
    this.#find('[data-checked]').textContent = alone ? `${checked} ${words.result.alone}` : checked;
    this.#find('[data-mended]').hidden = true;
    this.#find('[data-save]').hidden = true;
    const fixable = problems(findings.filter((finding) => finding.fixable));
    const mend = this.#find('[data-mend]');
    mend.hidden = fixable === 0;
    mend.textContent = words.mend.button(fixable);
    this.#findings?.show(findings);
    this.#find('[data-text]').hidden = report.folders === 0;
    this.#find('[data-text] pre').textContent = text;
    this.#find('[data-result]').hidden = false;
    verdict.focus();
    await Promise.all([this.#preview?.open(rows, findings), this.#draw(figures)]);
  }

  async #draw(figures: Summary['figures']): Promise<void> {
    const place = this.#find('[data-chart]');
    place.hidden = figures.length === 0;
    if (figures.length === 0) return;
    const { drawFigures } = await import('./check-chart.ts');
    drawFigures(place, figures);
    const cut = figures.length === FIGURES ? `${words.chart.cut(FIGURES)} ` : '';
    this.#find('[data-chart-hint]').textContent = `${cut}${words.chart.hint}`;
  }

  #list(selector: string, items: readonly string[]): void {
    const list = this.#find(selector);
    list.hidden = items.length === 0;
    list.replaceChildren(
      ...items.slice(0, LISTED).map((item) => {
        const entry = document.createElement('li');
        entry.textContent = item;
        return entry;
      }),
    );
    if (items.length > LISTED) list.append(words.result.andMore(items.length - LISTED));
  }

  #progress({ read, of }: Progress): void {
    const bar = this.#find<HTMLProgressElement>('[data-progress]');
    bar.max = of;
    // Without a value it says "working": nobody knows how long a check takes.
    if (read < of) bar.value = read;
    else bar.removeAttribute('value');
    this.#say(read < of ? words.status.reading(read, of) : words.status.checking);
  }

  #busy(busy: boolean): void {
    this.#find('[data-progress]').hidden = !busy;
    this.#find('[data-stop]').hidden = !busy;
  }

  #say(text: string, wrong = false): void {
    const status = this.#find('[data-status]');
    status.textContent = text;
    status.classList.toggle('lw-error', wrong);
  }

  #find<Found extends HTMLElement>(selector: string): Found {
    const found = this.querySelector<Found>(selector);
    if (!found) throw new Error(`lw-check has no ${selector}`);
    return found;
  }
}

function verdictOf(findings: readonly Finding[]): string {
  const counts = LEVELS.flatMap((level) => {
    const count = countOf(findings, level);
    return count > 0 ? [`${count} ${words.result.counts[level][count === 1 ? 0 : 1]}`] : [];
  });
  return counts.length === 0 ? words.result.fine : counts.join(', ');
}

function nameOf([first, ...others]: readonly Given[]): string {
  const [folder = '', ...rest] = first?.path.split('/') ?? [];
  return rest.length > 0 || others.length === 0 ? folder.replace(/\.[^.]*$/, '') : words.mend.name;
}

function listed(names: readonly string[]): string {
  const more = names.length > LISTED ? words.result.andMore(names.length - LISTED) : '';
  return `${names.slice(0, LISTED).join(', ')}${more}`;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
