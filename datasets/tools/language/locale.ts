/** The language that the tools speak: English in a terminal; the site puts that of its pages here. */
export const locale = 'en';

/** Units that it writes otherwise: { 'GB/s': 'ГБ/с' }. */
export const units: Readonly<Record<string, string>> = {};
