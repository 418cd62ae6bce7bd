// What is not in the language of the page, marked for whoever reads it aloud or translates it.
import { place } from './place.ts';

export interface Marks {
  readonly translate?: 'no';
  readonly lang?: string;
}

/** Of names, identifiers and commands, which are the same in every language. */
export const asIs: Marks = Object.freeze({ translate: 'no' });

/** Of what sources, contributors and authors wrote: English, whatever the language of the page. */
export const inEnglish: Marks = Object.freeze(place.language.tag === 'en' ? {} : { lang: 'en' });
