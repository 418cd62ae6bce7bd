/** The language that the tools speak: English in a terminal; the site puts that of its pages here. */
export const locale = 'en';
