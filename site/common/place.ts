// Where this build of the site stands: below which path of its host, and in which language. These are the values of the
// English site at the root of a host; site/build/language/plugin.ts puts those of another build in their place.

export interface Language {
  /** As in `lang` and `hreflang`. */
  tag: string;
  /** Its name in itself. */
  name: string;
  /** What `Intl` is asked for: numbers, dates, lists, plurals. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Symbols of units that this language writes in its own letters: `GB/s` is `ГБ/с`. */
  units: Record<string, string>;
}

export interface Place {
  /** Path of the whole site, with a slash at both ends: what all languages share lies below it. */
  root: string;
  /** Path of the pages in this language, likewise. */
  pages: string;
  language: Language;
  /** Every language of the site with the path of its pages, this one included. */
  languages: { tag: string; name: string; pages: string }[];
}

export const place: Place = {
  root: '/',
  pages: '/',
  language: { tag: 'en', name: 'English', locale: 'en-GB', direction: 'ltr', units: {} },
  languages: [{ tag: 'en', name: 'English', pages: '/' }],
};
