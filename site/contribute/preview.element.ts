// The rows of one table, a page at a time, with the cells marked that something is said about.
import { type Finding, LEVELS } from '../../datasets/tools/tables/finding.ts';
import { quantity } from '../common/format.ts';
import { create, PagePart } from '../common/page-element.element.ts';
import { Pager } from '../common/pager.element.ts';
import type { Page } from './session.ts';
import { words as contribute } from './words.ts';

const words = contribute.check.preview;

export class Preview extends PagePart {
  #pager: Pager;
  #ask: (file: string, line: number) => Promise<Page>;
  #findings: readonly Finding[] = [];
  #page: Page | undefined;
  /** Pages may arrive out of order: only the latest question's is shown. */
  #turn = 0;

  constructor(root: HTMLElement, ask: (file: string, line: number) => Promise<Page>) {
    super(root);
    this.#ask = ask;
    this.#pager = new Pager(this.find('[data-pager]'), (by) => void this.#turnPage(by));
    this.#file.addEventListener('change', () => void this.#show(this.#file.value, 1));
  }

  async open(rows: Record<string, number>, findings: readonly Finding[]): Promise<void> {
    this.#findings = findings;
    this.#file.replaceChildren(
      ...Object.entries(rows).map(([file, count]) => new Option(`${file} (${quantity(count, 'count')})`, file)),
    );
    const files = Object.keys(rows);
    this.root.hidden = files.length === 0;
    // Where the gravest finding is, one begins to look.
    const grave = LEVELS.flatMap((level) =>
      findings.filter((finding) => finding.level === level && files.includes(finding.file)),
    )[0];
    const first = grave?.file ?? files[0];
    if (first === undefined) return;
    this.#file.value = first;
    await this.#show(first, grave?.line ?? 1);
  }

  /** Shows the cell that a finding is about, and moves the focus there. */
  async goTo({ file, line, field }: Finding): Promise<void> {
    this.#file.value = file;
    await this.#show(file, line);
    const row = this.root.querySelector(`tr[data-line="${line}"]`);
    const cells = [...(row?.querySelectorAll<HTMLElement>('td') ?? [])];
    const column = this.#page?.columns.indexOf(field) ?? -1;
    const target = cells[column] ?? row?.querySelector<HTMLElement>('th') ?? this.#table;
    target.tabIndex = -1;
    target.focus();
    target.scrollIntoView({ block: 'center', inline: 'center' });
  }

  async #turnPage(by: 1 | -1): Promise<void> {
    const { rows = [] } = this.#page ?? {};
    const line = by > 0 ? (rows.at(-1)?.line ?? 0) + 1 : (rows[0]?.line ?? 2) - 1;
    await this.#show(this.#file.value, line);
  }

  async #show(file: string, line: number): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const page = await this.#ask(file, line);
    if (turn !== this.#turn) return;
    this.#page = page;
    const own = this.#findings.filter((finding) => finding.file === file);
    this.#write(page, own);
  }

  #write({ columns, rows, from, total }: Page, findings: readonly Finding[]): void {
    const group = Map.groupBy(findings, ({ line, field }) => `${line} ${field}`);
    const table = this.#table;
    table.replaceChildren();
    table.createCaption().textContent = words.caption(from, from + rows.length - 1, quantity(total, 'count'));
    const head = table.createTHead().insertRow();
    for (const name of [words.line, ...columns]) {
      const cell = create('th', '', name);
      cell.scope = 'col';
      head.append(cell);
    }
    const body = table.createTBody();
    for (const { line, cells } of rows) {
      const row = body.insertRow();
      row.dataset.line = String(line);
      const number = create('th', '', String(line));
      number.scope = 'row';
      row.append(number);
      for (const [index, text] of cells.entries()) {
        fill(row.insertCell(), text, group.get(`${line} ${columns[index]}`));
      }
    }
    this.#pager.show(from, rows.length, total);
  }

  get #file(): HTMLSelectElement {
    return this.find('select');
  }

  get #table(): HTMLTableElement {
    return this.find('table');
  }
}

/** As text, whatever it holds; marked where something is said about it. */
function fill(cell: HTMLTableCellElement, text: string, findings: Finding[] | undefined): void {
  if (!findings) {
    cell.textContent = text;
    return;
  }
  const mark = create('mark', 'lw-wrong', text);
  mark.title = findings.map(({ message }) => message).join('; ');
  const rules = words.wrong(findings.map(({ level, rule }) => `${contribute.rules.level[level]} ${rule}`));
  cell.append(mark, create('span', 'lw-visually-hidden', rules));
}
