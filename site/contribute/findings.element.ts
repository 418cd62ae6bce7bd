// The table of findings, in parts: its rows are written as text, whatever the data holds.

import { countOf, levelText, problems } from '../../datasets/tools/check/count.ts';
import { type Finding, LEVELS } from '../../datasets/tools/tables/finding.ts';
import { Pager } from '../common/pager.element.ts';
import { rulePath } from './rules.ts';
import { words as contribute } from './words.ts';

const words = contribute.check.findings;

/** Findings of a part: as many as a reader goes through before mending. */
const PART = 50;

export class Findings {
  #root: HTMLElement;
  #pager: Pager;
  #goTo: (finding: Finding) => void;
  #all: readonly Finding[] = [];
  #shown: readonly Finding[] = [];
  #from = 0;

  constructor(root: HTMLElement, goTo: (finding: Finding) => void) {
    this.#root = root;
    this.#goTo = goTo;
    const place = root.querySelector<HTMLElement>('[data-pager]');
    if (!place) throw new Error('the findings have no place for their pager');
    this.#pager = new Pager(place, (by) => this.#part(this.#from + by * PART));
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
    this.#root.hidden = findings.length === 0;
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
    this.#root.querySelector('tbody')?.replaceChildren(...part.map((one) => this.#row(one)));
    this.#pager.show(this.#from + 1, part.length, this.#shown.length);
  }

  #row(finding: Finding): HTMLTableRowElement {
    const { level, rule, file, line, column, field, message, expected, fix, more, fixable } = finding;
    const row = document.createElement('tr');
    const grave = text('span', contribute.rules.level[level]);
    grave.className = 'lw-level';
    grave.dataset.level = level;
    const link = text('a', rule);
    link.href = rulePath(rule);
    const what = [
      ...(field === '' ? [] : [text('code', field), ' ']),
      message,
      document.createElement('br'),
      soft(`${words.expected} ${expected}`),
      ...(more === undefined ? [] : [document.createElement('br'), soft(words.more(more))]),
    ];
    const place = `${file}:${line}:${column}`;
    row.append(
      cell(grave),
      cell(link),
      cell(this.#place(finding, place)),
      cell(...what),
      cell(fix, ...(fixable ? [document.createElement('br'), soft(words.fixable)] : [])),
    );
    return row;
  }

  #place(finding: Finding, place: string): HTMLElement {
    // A file that is no table has no rows to be shown.
    if (!finding.file.endsWith('.csv')) return text('span', place);
    const button = text('button', place);
    button.type = 'button';
    button.className = 'lw-link';
    button.setAttribute('aria-label', words.goTo(place));
    button.addEventListener('click', () => this.#goTo(finding));
    return button;
  }

  get #level(): HTMLSelectElement {
    const select = this.#root.querySelector('select');
    if (!select) throw new Error('the findings have no choice of levels');
    return select;
  }
}

function text<Name extends keyof HTMLElementTagNameMap>(name: Name, content: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = content;
  return element;
}

function soft(content: string): HTMLElement {
  const element = text('span', content);
  element.className = 'lw-soft';
  return element;
}

function cell(...content: (Node | string)[]): HTMLTableCellElement {
  const element = document.createElement('td');
  element.append(...content);
  return element;
}
