// What a reader takes along: the link, the answer as text, as data or as a picture.

import { copyBy } from '../common/copy.element.ts';
import { download } from '../common/download.element.ts';
import { pngOf, schemeOfPage } from '../common/png.element.ts';
import { drawing, type Taken } from './drawing.ts';
import { markdown } from './markdown.ts';
import { words as all } from './words.ts';

const words = all.take;

/** Gives the reader what the button names, and returns what to say about it. */
export async function take(button: HTMLButtonElement, what: string, taken: Taken): Promise<string> {
  const { answer, address, options } = taken;
  const save = (text: string, name: string) => download(new TextEncoder().encode(text), name);
  switch (what) {
    case 'json':
      save(`${JSON.stringify({ address, ...answer }, null, 2)}\n`, words.files.json);
      return '';
    case 'svg':
      save(drawing(answer, address, options), words.files.svg);
      return '';
    case 'png':
      try {
        download(await pngOf(drawing(answer, address, options, schemeOfPage())), words.files.png);
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
