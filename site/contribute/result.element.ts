// What came out of a check: the verdict, the findings, the rows to look them up in, a chart of the figures.

import { levelTexts, problems, rowsOf } from '../../datasets/tools/check/count.ts';
import type { Extraction } from '../../datasets/tools/readers/measurement.ts';
import type { Finding } from '../../datasets/tools/tables/finding.ts';
import { quantity } from '../common/format.ts';
import { create, PagePart } from '../common/page-element.element.ts';
import { showExtracted } from './extracted.element.ts';
import { FIGURES } from './figure.ts';
import { Findings } from './findings.element.ts';
import type { DataFiles } from './parts.ts';
import { Preview } from './preview.element.ts';
import type { Page, Summary } from './session.ts';
import { words as contribute } from './words.ts';

const words = contribute.check;

/** Names that a message lists; of more it says how many. */
const LISTED = 12;

export class Result extends PagePart {
  readonly #preview: Preview;
  readonly #findings: Findings;

  constructor(root: HTMLElement, page: (file: string, line: number) => Promise<Page>) {
    super(root);
    this.#preview = new Preview(this.find('[data-preview]'), page);
    this.#findings = new Findings(this.find('[data-findings]'), (finding) => void this.#preview.goTo(finding));
  }

  hide(): void {
    this.find('[data-result]').hidden = true;
  }

  /** What was dropped: the report, and what was left out of it. */
  async show(summary: Summary, { schemas }: DataFiles): Promise<void> {
    const { report, refused, unread, extraction } = summary;
    const measured = extraction.measurements.length;
    const reasons = refused.map(({ path, reason }) => `${path}: ${reason}.`);
    this.#list('[data-refused]', reasons);
    const left = this.find('[data-unread]');
    left.hidden = unread.length === 0;
    left.textContent = words.result.unread(listed(unread));
    showExtracted(this.find('[data-extracted]'), extraction);
    await this.showReport(summary);
    if (report.folders > 0) return;
    this.find('[data-verdict]').textContent = words.result.noTable(measured);
    this.find('[data-checked]').textContent =
      measured > 0 ? '' : words.result.nothingHint(schemas.map(({ name }) => name).join(', '));
  }

  /** Figures that were typed: no table was checked. */
  showTyped(extraction: Extraction): void {
    showExtracted(this.find('[data-extracted]'), extraction);
    this.find('[data-result]').hidden = false;
    this.find('[data-verdict]').textContent = words.result.noTable(extraction.measurements.length);
    this.find('[data-verdict]').focus();
  }

  /** What was mended, beside the report on the rest. */
  showMended(text: string): void {
    this.find('[data-mended]').hidden = false;
    this.find('[data-mended] pre').textContent = text;
    this.offerSave();
  }

  offerSave(): void {
    this.find('[data-save]').hidden = false;
  }

  /** What to do with a set that was made. */
  offerNext(): void {
    this.offerSave();
    this.find('[data-next]').hidden = false;
  }

  /** What the checks say, and the rows to look it up in. */
  async showReport({ report, alone, text, figures }: Summary): Promise<void> {
    const { findings, rows } = report;
    const verdict = this.find('[data-verdict]');
    verdict.textContent = verdictOf(findings);
    const checked = words.result.checked(quantity(rowsOf(report), 'count'), Object.keys(rows).length);
    this.find('[data-checked]').textContent = alone ? `${checked} ${words.result.alone}` : checked;
    this.find('[data-mended]').hidden = true;
    this.find('[data-save]').hidden = true;
    this.find('[data-next]').hidden = true;
    const fixable = problems(findings.filter((finding) => finding.fixable));
    const mend = this.find('[data-mend]');
    mend.hidden = fixable === 0;
    mend.textContent = words.mend.button(fixable);
    this.#findings.show(findings);
    this.find('[data-text]').hidden = report.folders === 0;
    this.find('[data-text] pre').textContent = text;
    this.find('[data-result]').hidden = false;
    verdict.focus();
    await Promise.all([this.#preview.open(rows, findings), this.#draw(figures)]);
  }

  async #draw(figures: Summary['figures']): Promise<void> {
    const place = this.find('[data-chart]');
    place.hidden = figures.length === 0;
    if (figures.length === 0) return;
    const hint = this.find('[data-chart-hint]');
    try {
      const { drawFigures } = await import('./chart.element.ts');
      drawFigures(place, figures);
      const cut = figures.length === FIGURES ? `${words.chart.cut(FIGURES)} ` : '';
      hint.textContent = `${cut}${words.chart.hint}`;
    } catch {
      for (const drawing of place.querySelectorAll('[data-size]')) drawing.replaceChildren();
      hint.textContent = words.chart.failed;
    }
  }

  #list(selector: string, items: readonly string[]): void {
    const list = this.find(selector);
    list.hidden = items.length === 0;
    list.replaceChildren(...items.slice(0, LISTED).map((item) => create('li', '', item)));
    if (items.length > LISTED) list.append(words.result.andMore(items.length - LISTED));
  }
}

const verdictOf = (findings: readonly Finding[]): string => levelTexts(findings).join(', ') || words.result.fine;

function listed(names: readonly string[]): string {
  const more = names.length > LISTED ? words.result.andMore(names.length - LISTED) : '';
  return `${names.slice(0, LISTED).join(', ')}${more}`;
}
