// What is not in the language of the page, marked for whoever reads it aloud or translates it.
import { place } from './place.ts';

export interface Marks {
  translate?: 'no';
  lang?: string;
}

/** Of names, identifiers and commands, which are the same in every language. */
export const asIs: Marks = { translate: 'no' };

/** Of what sources, contributors and authors wrote: English, whatever the language of the page. */
export const inEnglish: Marks = place.language.tag === 'en' ? {} : { lang: 'en' };
