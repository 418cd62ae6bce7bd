// What the dialog of <lw-embed> holds: the lines to paste, as what the page shows and what the author chooses ask for. It
// comes when the dialog is first opened: few readers of a page are authors.
import { copyBy } from '../common/copy.element.ts';
import { place } from '../common/place.ts';
import type { Embed } from './line.ts';
import { type ChosenParameters, parameterNames, parameters, reductionOf } from './parameters.ts';
import { elementScript } from './scripts.ts';
import { isFormat, snippetOf } from './snippets.ts';
import { words } from './words.ts';

/** What the page above shows. */
export interface OnPage {
  /** In its own words. */
  caption?: string;
  /** Its state, where that is not what the address says. */
  query?: string;
  /** How much taller a frame it needs than the page's own. */
  longer?: number;
}

/** An address on the origin that serves this page, which a build for several hosts cannot know. */
const here = (path: string): string => new URL(path, location.href).href;

export class Lines {
  readonly #element: HTMLElement;

  constructor(element: HTMLElement, signal: AbortSignal) {
    this.#element = element;
    element
      .querySelector<HTMLButtonElement>('[data-copy]')
      ?.addEventListener('click', ({ currentTarget }) => void this.#copy(currentTarget as HTMLButtonElement), {
        signal,
      });
  }

  get #area(): HTMLTextAreaElement | null {
    return this.#element.querySelector('dialog textarea');
  }

  /** What the author chose in the dialog. */
  #choices(): { format: string; chosen: ChosenParameters } {
    const form = this.#element.querySelector('form');
    const data = new FormData(form ?? undefined);
    const of = (name: string): string => String(data.get(name) ?? '');
    const chosen: ChosenParameters = {};
    for (const name of parameterNames) {
      if (parameters[name].takes !== 'colour') chosen[name] = of(name);
      else if (data.has(`own-${name}`)) chosen[name] = of(name).slice(1);
    }
    return { format: of('format'), chosen };
  }

  /** The embed of what the page shows: a chain of the reader's own has another one than the question of the page. */
  #embed(query: string, chosen: ChosenParameters, { longer = 1 }: OnPage): Embed {
    const embed: Embed = JSON.parse(this.#element.dataset.embed ?? '');
    const reduction = reductionOf(chosen);
    Object.assign(embed, reduction && embed.reduced?.[reduction]);
    // The path, which grows, is no part of the answer alone.
    if (longer > 1 && reduction !== 'controls=none') {
      embed.height = `calc(${embed.height}*${longer.toFixed(2)})`;
      embed.tallest = Math.ceil(embed.tallest * longer);
      embed.usual = Math.ceil(embed.usual * longer);
    }
    return query ? { ...embed, ...embed.own } : embed;
  }

  /** The lines for what the page shows and the author has chosen. */
  follow(shown: OnPage): void {
    const area = this.#area;
    if (!area) return;
    const { caption = '', query = location.search } = shown;
    const { format, chosen } = this.#choices();
    const embed = this.#embed(query, chosen, shown);
    const hint = this.#element.querySelector('[data-hint-shown]');
    const asked = isFormat(format) ? format : 'iframe';
    if (hint) hint.textContent = words.formats[asked].hint;
    // A link and a picture have no looks.
    const isFrame = !['link', 'markdown'].includes(asked);
    for (const look of this.#element.querySelectorAll<HTMLElement>('[data-look]')) look.hidden = !isFrame;
    // Without more than a version, it is what the page was served with.
    const served = [...new URLSearchParams(query).keys()].every((name) => name === 'v');
    area.value = snippetOf(asked, embed, {
      caption,
      chosen,
      src: here(embed.path + query),
      full: here(embed.full + query),
      element: { src: here(elementScript.path), integrity: elementScript.integrity },
      language: place.pages.slice(place.root.length, -1),
      card: served && embed.card ? here(embed.card) : '',
    });
  }

  async #copy(button: HTMLButtonElement): Promise<void> {
    const [area, said] = [this.#area, this.#element.querySelector('[data-copied]')];
    if (!area || !said) return;
    said.textContent = '';
    if (await copyBy(button, area.value, words.copied)) {
      said.textContent = words.copied;
    } else {
      // Selected, it can be copied by hand.
      area.select();
      said.textContent = words.notCopied;
    }
  }
}
