// <lw-check>: files in, what is wrong with them out. Everything happens in this browser; the work in a worker.
import { type Finding, LEVELS } from '../../datasets/tools/check/finding.ts';
import { countOf, problems, rowsOf } from '../../datasets/tools/check/report.ts';
import { Check } from '../lib/check/client.ts';
import type { DataFiles } from '../lib/check/parts.ts';
import type { Summary } from '../lib/check/session.ts';
import type { Given, Progress } from '../lib/check/worker.ts';
import { quantity } from '../lib/format.ts';
import { contribute } from '../lib/i18n/en/contribute.ts';
import { showExtracted } from './check-extracted.ts';
import { chosen, droppedFiles } from './check-files.ts';
import { Findings } from './check-findings.ts';
import { Preview } from './check-preview.ts';
import { download } from './download.ts';

const words = contribute.check;

/** Names that a message lists; of more it says how many. */
const LISTED = 12;

export class CheckElement extends HTMLElement {
  #check: Check | undefined;
  #known: Promise<DataFiles> | undefined;
  #findings: Findings | undefined;
  #preview: Preview | undefined;
  /** What the files are called together: their folder, or the only one of them. */
  #name = '';
  #leave = new AbortController();

  connectedCallback(): void {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    this.#preview ??= new Preview(this.#find('[data-preview]'), (file, line) =>
      this.#check ? this.#check.page(file, line) : Promise.reject(new Error('no check')),
    );
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
    this.#acceptDrops(signal);
    this.#find<HTMLFieldSetElement>('fieldset').disabled = false;
    this.dataset.ready = '';
  }

  disconnectedCallback(): void {
    this.#leave.abort();
    this.#check?.stop();
  }

  /** Anywhere on the page: a file that misses the frame would replace the page otherwise. */
  #acceptDrops(signal: AbortSignal): void {
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

  async #show(summary: Summary, { schemas }: DataFiles): Promise<void> {
    const { report, alone, refused, unread, extraction, text, figures } = summary;
    const { findings, folders, rows } = report;
    const tables = Object.keys(rows).length;
    const nothing = folders === 0;
    const measured = extraction.measurements.length;
    const verdict = this.#find('[data-verdict]');
    verdict.textContent = nothing ? words.result.noTable(measured) : verdictOf(findings);
    const hint = words.result.nothingHint(schemas.map(({ name }) => name).join(', '));
    this.#find('[data-checked]').textContent = nothing
      ? measured > 0
        ? ''
        : hint
      : `${words.result.checked(quantity(rowsOf(report), 'count'), tables)}${alone ? ` ${words.result.alone}` : ''}`;
    this.#list(
      '[data-refused]',
      refused.map(({ path, reason }) => `${path}: ${reason}.`),
    );
    const left = this.#find('[data-unread]');
    left.hidden = unread.length === 0;
    left.textContent = words.result.unread(listed(unread));
    this.#find('[data-mended]').hidden = true;
    this.#find('[data-save]').hidden = true;
    const fixable = problems(findings.filter((finding) => finding.fixable));
    const mend = this.#find('[data-mend]');
    mend.hidden = fixable === 0;
    mend.textContent = words.mend.button(fixable);
    this.#findings?.show(findings);
    showExtracted(this.#find('[data-extracted]'), extraction);
    const printed = this.#find('[data-text]');
    printed.hidden = nothing;
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
    this.#find('[data-chart-hint]').textContent = words.chart.hint(figures.length);
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
