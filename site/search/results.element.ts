// What the search finds, as a list below its field: names first, then pages by their text. By keyboard as an editable
// combobox of the ARIA Authoring Practices; each result is a link.
import type { Answer } from '../ask/answer.ts';
import { looksComputed } from '../ask/answerable.ts';
import { Said } from '../ask/view.element.ts';
import { jsonFile } from '../common/json-files.element.ts';
import { create, marked, show } from '../common/page-element.element.ts';
import { type BoardEntry, boardsLink, type Entry, entryOfBoard, marksOf, namesLink } from './entry.ts';
import {
  asked,
  findExact,
  findMentioned,
  findSources,
  findTitles,
  isUnknownPart,
  LONGEST,
  nearNames,
} from './find-names.ts';
import { findText } from './text.element.ts';
import { words } from './words.ts';

/** As many as fit a screen. */
const MOST = 8;
/** Typing on within this time asks once. */
const PAUSE = 120;

let boards: Promise<Entry[]> | undefined;

/** Boards by name; none where their list cannot be had: everything else is found without it. */
function boardEntries(): Promise<Entry[]> {
  boards ??= jsonFile<BoardEntry[]>(boardsLink())
    .then((all) => all.map(entryOfBoard))
    .catch(() => {
      boards = undefined;
      return [];
    });
  return boards;
}

/** Boards that the text names, where nothing else is called so. */
async function boardsNamed(all: readonly Entry[], text: string): Promise<Entry[]> {
  if (findExact(all, text).length > 0) return [];
  return findExact(await boardEntries(), text);
}

const path = (href: string): string => href.split(/[?#]/)[0] ?? '';

interface Found {
  found: Entry[];
  /** Nothing is called so; these names come near. */
  near: boolean;
  /** The text looks like a part that nobody has added yet. */
  unknown: boolean;
  /** Whether pages were searched by their text, too: without the index of texts it is names and titles alone. */
  isWhole: boolean;
}

/**
 * What the text names outright, then questions and tools that answer it, then what it mentions, pages by their text and
 * sources; a page that is found in several ways stands once.
 */
async function find(text: string): Promise<Found> {
  const known = await jsonFile<Entry[]>(namesLink());
  const all = [...known, ...(await boardsNamed(known, text))];
  const cited = findSources(all, text);
  const own = [...new Set([...findExact(all, text), ...findTitles(all, text), ...findMentioned(all, text)])];
  const room = MOST - cited.filter((entry) => !own.includes(entry)).length;
  const named = own.slice(0, room);
  const shown = new Set(named.map(({ href }) => path(href)));
  // Each page that is found by its text costs a request.
  const { hrefs, isWhole } = await findText(text, room - named.length).catch((error: unknown) => {
    if (named.length === 0) throw error;
    return { hrefs: [], isWhole: false };
  });
  const byHref = new Map(all.map((entry) => [entry.href, entry]));
  const others = hrefs
    .map((href) => byHref.get(href))
    .filter((entry) => entry !== undefined)
    .filter((entry) => !named.includes(entry) && !(entry.kind === 'page' && shown.has(entry.href)));
  const exact = new Set(findExact(all, text));
  // A term that is only mentioned comes after what answers.
  const isLast = (entry: Entry) => entry.kind === 'term' && !exact.has(entry);
  const ranked = [...named, ...others].slice(0, room);
  const entries = [...new Set([...ranked.filter((entry) => !isLast(entry)), ...ranked.filter(isLast), ...cited])];
  const unknown = isUnknownPart(all, text);
  return entries.length > 0
    ? { found: entries, near: false, unknown, isWhole }
    : { found: nearNames(all, text), near: true, unknown: true, isWhole };
}

export class Results {
  readonly #root: HTMLElement;
  /** Counts what was asked, so that a late answer does not replace a newer one. */
  #turn = 0;
  /** The result that the keys have reached; -1 for the field. */
  #active = -1;
  /** What the results are for. */
  #shown = '';
  /** The box has answered it: its page comes before what was found. */
  #answered = false;

  readonly #said: Said;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#said = new Said(root, (text) => this.#goOn(text));
    this.#field?.addEventListener('keydown', (event) => this.#key(event));
  }

  /** A choice of the box is the question that goes on. */
  #goOn(text: string): void {
    const field = this.#field;
    if (!field) return;
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field.focus();
  }

  /** What the box answers, where the text looks like something that it computes; nothing where it cannot be loaded. */
  async #ask(text: string): Promise<Answer | undefined> {
    // What is as long as the field may have been cut.
    if (!looksComputed(text) || text.length >= LONGEST) return undefined;
    const names = this.#root.querySelector<HTMLElement>('[data-box-names]')?.dataset.boxNames ?? '';
    try {
      const { askBox } = await import('../ask/asker.element.ts');
      const answer = await askBox(text, names);
      const { outcome, choices = [] } = answer;
      return outcome === 'answer' || choices.length > 0 ? answer : undefined;
    } catch {
      return undefined;
    }
  }

  get #field(): HTMLInputElement | null {
    return this.#root.querySelector('input');
  }

  get #list(): HTMLElement | null {
    return this.#root.querySelector('[data-search-results]');
  }

  get #links(): HTMLAnchorElement[] {
    return [...this.#root.querySelectorAll<HTMLAnchorElement>('[role="option"]')];
  }

  async show(typed: string): Promise<void> {
    const text = asked(typed);
    this.#turn += 1;
    const turn = this.#turn;
    if (text === '') {
      this.#said.hide();
      this.#put([], '');
      return;
    }
    if (text === this.#shown) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (turn !== this.#turn) return;
    this.#say(words.loading);
    try {
      const [answer, { found, near, unknown, isWhole }] = await Promise.all([this.#ask(text), find(text)]);
      if (turn !== this.#turn) return;
      this.#shown = text;
      if (answer) this.#said.show(answer);
      else this.#said.hide();
      this.#answered = answer?.outcome === 'answer';
      // What the box says stands below: the status is for ears.
      this.#root.querySelector('[data-search-status]')?.classList.toggle('lw-visually-hidden', answer !== undefined);
      if (answer) this.#put(near ? [] : found, words.answered(answer.text, near ? 0 : found.length));
      else if (near) this.#put(found, found.length > 0 ? words.near(text) : words.none(text), true);
      else {
        const count = words.count(found.length);
        this.#put(found, isWhole ? count : `${count} ${words.partly}`, unknown);
      }
    } catch {
      if (turn === this.#turn) this.#put([], words.failed, true);
    }
  }

  /** Follows the result that is chosen, or the first. */
  async go(typed: string): Promise<void> {
    if (asked(typed) !== this.#shown) await this.show(typed);
    const links = this.#links;
    const answer = this.#root.querySelector<HTMLAnchorElement>('[data-box="link"]:not([hidden])');
    const first = this.#answered && answer ? answer : links[0];
    (links[this.#active] ?? first)?.click();
  }

  #say(text: string): void {
    const status = this.#root.querySelector('[data-search-status]');
    if (status && status.textContent !== text) status.textContent = text;
  }

  #put(entries: readonly Entry[], status: string, missing = false): void {
    this.#active = -1;
    if (entries.length === 0) this.#shown = '';
    const list = this.#list;
    if (list) {
      list.replaceChildren(...entries.map(option));
      list.hidden = entries.length === 0;
    }
    show(this.#root, '[data-search-missing]', missing);
    this.#field?.setAttribute('aria-expanded', String(entries.length > 0));
    this.#field?.removeAttribute('aria-activedescendant');
    this.#say(status);
  }

  #key(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    this.#move(step);
  }

  /** Through the results and the field, round and round. */
  #move(step: number): void {
    const links = this.#links;
    const places = links.length + 1;
    this.#active = ((this.#active + 1 + step + places) % places) - 1;
    for (const [index, link] of links.entries()) link.setAttribute('aria-selected', String(index === this.#active));
    const reached = links[this.#active];
    if (reached) this.#field?.setAttribute('aria-activedescendant', reached.id);
    else this.#field?.removeAttribute('aria-activedescendant');
    reached?.scrollIntoView({ block: 'nearest' });
  }
}

/** A result. The field keeps the focus: the keys reach a result through it. */
function option({ href, kind, name, mark, about, aboutMark }: Entry, index: number): HTMLElement {
  const link = marked(create('a'), { href, role: 'option', 'aria-selected': 'false' });
  link.id = `search-result-${index}`;
  link.tabIndex = -1;
  link.append(marked(create('strong', '', name), marksOf(mark)), ' ', create('small', '', words.kinds[kind]));
  if (about) link.append(' ', marked(create('span', '', about), marksOf(aboutMark)));
  return link;
}
