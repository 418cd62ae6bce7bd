// Findings with their causes: problems and hints as they come, what only looks wrong folded below them.

import { count } from '../../common/format.ts';
import { visible } from '../../common/visible.ts';
import { fill, rowOf } from '../../sizer/rows.element.ts';
import type { Start } from '../answer/joined.ts';
import type { Cause, Finding } from '../rules/finding.ts';
import { AnswerPart } from './answer-part.element.ts';
import { withCommands } from './commands.element.ts';
import { findingPath } from './findings.ts';
import { placeOf } from './line-location.ts';
import { words as all } from './words.ts';

const words = all.findings;

type ListName = 'finding' | 'normal';

/** A log of weeks has thousands, and the page would stand still while all of them are laid out. */
const AT_ONCE = 20;

export class Findings extends AnswerPart {
  readonly #goTo: (line: number) => void;
  /** Not shown yet. */
  readonly #rest: Record<ListName, { findings: readonly Finding[]; starts: readonly Start[] }> = {
    finding: { findings: [], starts: [] },
    normal: { findings: [], starts: [] },
  };

  constructor(root: HTMLElement, goTo: (line: number) => void) {
    super(root);
    this.#goTo = goTo;
    root.addEventListener('click', ({ target }) => {
      const name = target instanceof HTMLElement ? target.dataset.further : undefined;
      if (name === 'finding' || name === 'normal') this.#further(name, true);
    });
  }

  show(findings: readonly Finding[], starts: readonly Start[]): void {
    const isNormal = ({ severity }: Finding) => severity === 'normal';
    const normal = findings.filter(isNormal);
    const others = findings.filter((finding) => !isNormal(finding));
    this.#list('finding', others, starts);
    this.#list('normal', normal, starts);
    this.hide('[data-no-finding]', others.length > 0);
    this.hide('[data-normal]', normal.length === 0);
    const title = this.root.querySelector('[data-normal-title]');
    if (title) title.textContent = words.normal(normal.length, count(normal.length));
  }

  #list(name: ListName, findings: readonly Finding[], starts: readonly Start[]): void {
    this.root.querySelector(`[data-rows="${name}"]`)?.replaceChildren();
    this.#rest[name] = { findings, starts };
    this.#further(name);
  }

  /** The next findings of a list; the reader goes on at the first of those that were asked for. */
  #further(name: ListName, isAsked = false): void {
    const { findings, starts } = this.#rest[name];
    const rows = findings.slice(0, AT_ONCE).map((finding) => this.#row(finding, starts));
    this.root.querySelector(`[data-rows="${name}"]`)?.append(...rows);
    const left = findings.slice(AT_ONCE);
    this.#rest[name] = { findings: left, starts };
    const button = this.root.querySelector<HTMLButtonElement>(`[data-further="${name}"]`);
    if (button) {
      const next = Math.min(left.length, AT_ONCE);
      button.textContent = words.further(next, count(next));
      button.hidden = next === 0;
    }
    if (isAsked) rows[0]?.querySelector('a')?.focus();
  }

  #row(finding: Finding, starts: readonly Start[]): HTMLElement {
    const { id, severity, subject, line, message, causes } = finding;
    const row = rowOf(this.root, 'finding');
    row.dataset.severity = severity;
    const [first, ...more] = causes;
    fill(row, {
      severity: words.severity[severity],
      subject: visible(subject).text,
      message: visible(message).text,
      causesTitle: causes.length > 1 ? words.causes : words.cause,
      more: words.more(more.length, count(more.length)),
      why: words.why(id),
      show: words.show(placeOf(starts, line)),
    });
    const list = (selector: string, listed: readonly Cause[]) =>
      row.querySelector(selector)?.replaceChildren(...listed.map((cause) => this.#cause(cause)));
    list('[data-cause-list]', first ? [first] : []);
    list('[data-more-list]', more);
    row.querySelector('[data-more-list]')?.setAttribute('start', '2');
    this.hide('[data-causes]', !first, row);
    this.hide('[data-more-causes]', more.length === 0, row);
    row.querySelector('[data-why]')?.setAttribute('href', findingPath(id));
    row.querySelector('[data-line]')?.addEventListener('click', () => this.#goTo(line));
    return row;
  }

  #cause({ message, signs = [], check = '', fix }: Cause): HTMLElement {
    const row = rowOf(this.root, 'cause');
    fill(row, { message: visible(message).text, signs: visible(signs.join('; ')).text });
    if (signs.length === 0) for (const part of row.querySelectorAll('[data-signs]')) part.remove();
    if (check === '') for (const part of row.querySelectorAll('[data-checked]')) part.remove();
    row.querySelector('dd[data-checked]')?.replaceChildren(...withCommands(this.root, check));
    row.querySelector('[data-fix]')?.replaceChildren(...withCommands(this.root, fix));
    return row;
  }
}
