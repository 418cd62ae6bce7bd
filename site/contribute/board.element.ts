// Makes rows of the registry out of what firmware says of a board; everything stays in the page.
import { type NoBoard, type OwnBoard, ownBoard, type Tables } from '../../datasets/tools/boards/row.ts';
import { copyBy } from '../common/copy.element.ts';
import { create, writeIn } from '../common/page-element.element.ts';
import { words } from './board.words.ts';

const columns = (text = ''): Tables['boards'] => ({
  fields: text.split(' ').map((item) => {
    const [name = '', type = ''] = item.split(':');
    return { name, type };
  }),
});

class OwnBoardForm extends HTMLElement {
  connectedCallback(): void {
    const field = this.querySelector('textarea');
    field?.addEventListener('input', () => this.#read(field.value));
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      const rows = button && this.#rows(button.dataset.copy ?? '');
      if (button && rows) void copyBy(button, rows.textContent ?? '', words.copied);
    });
    // A browser keeps what was typed when one comes back to the page.
    if (field?.value) this.#read(field.value);
  }

  #rows(table: string): HTMLElement | null {
    return this.querySelector(`[data-rows="${CSS.escape(table)}"]`);
  }

  #read(text: string): void {
    const { boards, slots } = this.dataset;
    const board = text.trim() ? ownBoard(text, { boards: columns(boards), slots: columns(slots) }) : undefined;
    const isFound = typeof board === 'object';
    writeIn(this, '[data-said]', board ? saidOf(board) : '');
    const part = this.querySelector<HTMLElement>('[data-found]');
    if (part) part.hidden = !isFound;
    if (isFound) this.#show(board);
  }

  #show({ board, rows, slots }: OwnBoard): void {
    const body = this.querySelector('tbody');
    body?.replaceChildren(
      ...slots.map(({ name, lanes, generation }) => {
        const texts = [name, lanes === undefined ? '' : `×${lanes}`, generation ?? ''];
        return create('tr', '', ...texts.map((text) => create('td', '', text)));
      }),
    );
    const texts: [string, string][] = [
      ['boards', board],
      ['slots', rows.join('\n')],
    ];
    for (const [table, text] of texts) {
      const place = this.#rows(table);
      if (place) place.textContent = `${text}\n`;
    }
  }
}

const saidOf = (found: OwnBoard | NoBoard): string =>
  typeof found === 'string' ? words.none[found] : words.found(`${found.maker} ${found.model}`, found.slots.length);

customElements.define('lw-own-board', OwnBoardForm);
