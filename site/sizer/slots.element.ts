// The slots of the board that a chain names, in the page: loaded with the first chain that names one.

import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { linkName } from '../../calc-wasm/js/link.ts';
import { Boards, type BoardsFile, type NamedBoard } from '../../datasets/tools/names/boards.ts';
import { Hosts } from '../../datasets/tools/names/hosts.ts';
import { conditionRows } from '../common/board-conditions.ts';
import type { FormatOptions } from '../common/format.ts';
import { jsonFile } from '../common/json-files.element.ts';
import { pageLink } from '../common/link.ts';
import { show } from '../common/page-element.element.ts';
import { visible } from '../common/visible.ts';
import { toQuery } from './address.ts';
import { type Core, coreOf } from './core.element.ts';
import { words as form } from './form.words.ts';
import { nameOf } from './names.ts';
import { fillRows } from './rows.element.ts';
import { rateText } from './sentence.ts';
import { HOST, type Setting, understood } from './setting.ts';
import { crowded, type Fit, fits, linkOf, movable } from './slots.ts';
import { words } from './slots.words.ts';

/** Names that are offered for a part of one. */
const MOST_NEAR = 8;

interface Shown {
  answer: SizerAnswer;
  options: FormatOptions;
}

export class BoardSlots {
  readonly #root: HTMLElement;
  readonly #section: HTMLElement;
  #core: Promise<Core> | undefined;
  #hosts: Hosts | undefined;
  #shown: Shown | undefined;

  constructor(root: HTMLElement, section: HTMLElement) {
    this.#root = root;
    this.#section = section;
    section.querySelector('select')?.addEventListener('change', () => {
      if (this.#shown) void this.show(this.#shown.answer, this.#shown.options);
    });
  }

  /** Shows the slots of the board that a chain names, what is unsure about that name, or nothing. */
  async show(answer: SizerAnswer, options: FormatOptions): Promise<void> {
    this.#shown = { answer, options };
    const { parts } = answer.inputs.chain;
    const name = parts.find(({ id }) => id === HOST)?.name ?? '';
    this.#hosts ??= new Hosts(JSON.parse(this.#root.dataset.hosts ?? '[]'));
    if (name === '' || this.#hosts.find(name)) {
      this.#section.hidden = true;
      return;
    }
    const address = this.#section.dataset.boards ?? '';
    this.#core ??= coreOf(this.#root);
    const loaded = await Promise.all([jsonFile<BoardsFile>(address).then(boardsOf), this.#core]).catch(() => undefined);
    // Without them, the chain says what it did before; the next one asks for them again.
    if (!loaded) {
      this.#core = undefined;
      this.#section.hidden = true;
      return;
    }
    const [boards, core] = loaded;
    // Another chain has been answered meanwhile.
    if (this.#shown?.answer !== answer) return;
    const namedBoards = boards.named(name);
    const [board] = namedBoards;
    if (board && namedBoards.length === 1) this.#fill(board, core, answer, options);
    else
      this.#unsure(
        name,
        namedBoards.length > 1 ? namedBoards : boards.near(name, MOST_NEAR),
        namedBoards.length > 1,
        answer,
      );
    this.#section.hidden = false;
  }

  #write(texts: Readonly<Record<string, string>>): void {
    for (const place of this.#section.querySelectorAll<HTMLElement>('[data-slots-text]')) {
      const text = texts[place.dataset.slotsText ?? ''] ?? '';
      place.textContent = text;
      place.hidden = text === '';
    }
  }

  /** The board itself, named as the registry names it: then its slots are known. */
  #unsure(name: string, near: readonly NamedBoard[], isSeveral: boolean, answer: SizerAnswer): void {
    const shown = visible(name).text;
    this.#write({
      title: shown,
      note: isSeveral ? words.several(shown) : words.unknown(shown),
      near: near.length > 0 && !isSeveral ? words.near : '',
    });
    const now = understood(answer);
    const called = (board: NamedBoard): Setting => ({
      ...now,
      chain: {
        ...now.chain,
        parts: now.chain.parts.map((part) => (part.id === HOST ? { ...part, name: board.name } : part)),
      },
    });
    // Several of one name are told apart on their pages alone.
    fillRows(
      this.#root,
      'near-board',
      near.map((board) => ({ text: board.name, board })),
      (row, { board }) => {
        const link = row.querySelector('a');
        if (isSeveral) link?.removeAttribute('data-variant');
        link?.setAttribute(
          'href',
          isSeveral ? pageLink(`/boards/${board.id}/`) : pageLink('/sizer/') + toQuery(called(board)),
        );
      },
    );
    show(this.#section, '[data-slots-known]', false);
    show(this.#section, '[data-slots-add]', !isSeveral);
  }

  #fill(board: NamedBoard, core: Core, answer: SizerAnswer, options: FormatOptions): void {
    const now = understood(answer);
    const { chain } = answer.inputs;
    const choices = movable(chain);
    const select = this.#section.querySelector('select');
    const part = choices.find(({ id }) => id === select?.value) ?? choices[0];
    select?.replaceChildren(...choices.map(({ id }) => new Option(nameOf(chain, id), id, false, id === part?.id)));
    const called = part ? nameOf(chain, part.id) : '';
    const full = crowded(chain, board);
    const tight = full?.of === 'generation' ? nameOf(chain, full.id) : '';
    this.#write({
      title: words.title(board.name),
      crowded: full ? words.crowded(full, board.name, tight) : '',
      whole: part ? words.whole(called, form.loads[now.load]) : '',
    });
    this.#section.querySelector('[data-slots-about]')?.setAttribute('href', pageLink(`/boards/${board.id}/`));
    const rows = part
      ? fits(core.size, now, part, board)
      : board.places.map((place): Fit => {
          const link = linkOf(place);
          const open = { isHere: false, isUplinkOpen: false, isUplinkCounted: false };
          return { place, ...open, ...(link && { link }) };
        });
    const texts = rows.map((fit) => ({ ...textsOf(fit, answer, options), fit }));
    fillRows(this.#root, 'slot', texts, (row, { fit }) => {
      const link = row.querySelector('a');
      if (!fit.setting || fit.isHere) link?.remove();
      else {
        link?.setAttribute('href', pageLink('/sizer/') + toQuery(fit.setting, { before: now }));
        link?.setAttribute('aria-label', words.putNamed(called, fit.place.name));
      }
    });
    fillRows(this.#root, 'condition', conditionRows(board.conditions));
    fillRows(this.#root, 'near-board', []);
    show(this.#section, '[data-conditions]', board.conditions.length > 0);
    show(this.#section, '[data-slots-known]', true);
    show(this.#section, '[data-slots-part]', choices.length > 0);
    show(this.#section, '[data-slots-add]', false);
  }
}

const known = new WeakMap<BoardsFile, Boards>();

function boardsOf(file: BoardsFile): Boards {
  const boards = known.get(file) ?? new Boards(file);
  known.set(file, boards);
  return boards;
}

/** A slot and what it gives, as a row of the table has them. */
function textsOf(
  { place, link, why, most, isHere, isUplinkOpen, isUplinkCounted }: Fit,
  answer: SizerAnswer,
  options: FormatOptions,
): Record<'name' | 'size' | 'link' | 'hangs' | 'gives' | 'note', string> {
  const { form: kind, length, attached, lanes, generation } = place;
  const partly = [generation && `PCIe ${generation}`, lanes && `×${lanes}`].filter(Boolean).join(' ');
  return {
    name: place.name,
    size: kind === 'pcie' && length !== undefined ? words.long(length) : words.forms[kind],
    link: link ? linkName(link) : partly || words.open,
    hangs: isUplinkOpen
      ? words.uplinkOpen
      : attached
        ? words.attached[attached]
        : most === undefined
          ? ''
          : words.whose(isUplinkCounted),
    gives: most === undefined ? '' : rateText(answer, most, options),
    note: why ? words.why[why] : isHere ? words.here : '',
  };
}
