// What a reader takes along: the link, the answer as text, as data or as a picture.

import { copyBy } from '../common/copy.element.ts';
import { download } from '../common/download.element.ts';
import type { Taken } from './drawing.ts';
import { markdown } from './markdown.ts';
import { words as all } from './words.ts';

const words = all.take;

/** Gives the reader what the button names, and returns what to say about it. */
export async function take(button: HTMLButtonElement, what: string, taken: Taken): Promise<string> {
  const { answer, address } = taken;
  switch (what) {
    case 'json': {
      const text = JSON.stringify({ address, ...answer }, null, 2);
      download(new TextEncoder().encode(`${text}\n`), words.files.json);
      return '';
    }
    case 'svg':
    case 'png':
      try {
        const { drawing } = await import('./drawing.element.ts');
        download(await drawing(what, taken), words.files[what]);
        return '';
      } catch {
        return words.notDrawn;
      }
    default:
      return (await copyBy(button, textOf(what, taken), words.copied)) ? words.copied : words.failed;
  }
}

const textOf = (what: string, { answer, address, options }: Taken): string =>
  what === 'link' ? location.href : markdown(answer, address, options);
