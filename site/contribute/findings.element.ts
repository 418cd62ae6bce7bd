// The table of findings, in parts: its rows are written as text, whatever the data holds.

import { countOf, levelText, problems } from '../../datasets/tools/check/count.ts';
import { type Finding, LEVELS } from '../../datasets/tools/tables/finding.ts';
import { create, PagePart } from '../common/page-element.element.ts';
import { Pager } from '../common/pager.element.ts';
import { rulePath } from './rules.ts';
import { words as contribute } from './words.ts';

const words = contribute.check.findings;

/** Findings of a part: as many as a reader goes through before mending. */
const PART = 50;

export class Findings extends PagePart {
  #pager: Pager;
  #goTo: (finding: Finding) => void;
  #all: readonly Finding[] = [];
  #shown: readonly Finding[] = [];
  #from = 0;

  constructor(root: HTMLElement, goTo: (finding: Finding) => void) {
    super(root);
    this.#goTo = goTo;
    this.#pager = new Pager(this.find('[data-pager]'), (by) => this.#part(this.#from + by * PART));
    this.#level.addEventListener('change', () => this.#filter());
  }

  /** Shows the gravest first, each level in the order of the files. */
  show(findings: readonly Finding[]): void {
    this.#all = LEVELS.flatMap((level) => findings.filter((finding) => finding.level === level));
    const options = LEVELS.flatMap((level) => {
      const count = countOf(findings, level);
      return count > 0 ? [new Option(levelText(count, level), level)] : [];
    });
    this.#level.replaceChildren(new Option(words.all(problems(findings)), ''), ...options);
    this.root.hidden = findings.length === 0;
    this.#filter();
  }

  #filter(): void {
    const level = this.#level.value;
    this.#shown = this.#all.filter((finding) => level === '' || finding.level === level);
    this.#part(0);
  }

  #part(from: number): void {
    this.#from = Math.max(0, from);
    const part = this.#shown.slice(this.#from, this.#from + PART);
    this.find('tbody').replaceChildren(...part.map((finding) => this.#row(finding)));
    this.#pager.show(this.#from + 1, part.length, this.#shown.length);
  }

  #row(finding: Finding): HTMLTableRowElement {
    const { level, rule, file, line, column, field, message, expected, fix, more, fixable } = finding;
    const grave = create('span', 'lw-level', contribute.rules.level[level]);
    grave.dataset.level = level;
    const link = create('a', '', rule);
    link.href = rulePath(rule);
    const what = [
      ...(field === '' ? [] : [create('code', '', field), ' ']),
      message,
      ...below(`${words.expected} ${expected}`),
      ...(more === undefined ? [] : below(words.more(more))),
    ];
    const place = this.#place(finding, `${file}:${line}:${column}`);
    const cells = [[grave], [link], [place], what, [fix, ...(fixable ? below(words.fixable) : [])]];
    return create('tr', '', ...cells.map((content) => create('td', '', ...content)));
  }

  #place(finding: Finding, place: string): HTMLElement {
    // A file that is no table has no rows to be shown.
    if (!finding.file.endsWith('.csv')) return create('span', '', place);
    const button = create('button', 'lw-link', place);
    button.type = 'button';
    button.setAttribute('aria-label', words.goTo(place));
    button.addEventListener('click', () => this.#goTo(finding));
    return button;
  }

  get #level(): HTMLSelectElement {
    return this.find('select');
  }
}

/** A softer line of its own. */
const below = (text: string): Node[] => [document.createElement('br'), create('span', 'lw-soft', text)];
