/** The language that the tools speak: English in a terminal; the site puts that of its pages here. */
export const locale = 'en';

/** Units that it writes otherwise: { 'GB/s': 'ГБ/с' }. */
export const units: Readonly<Record<string, string>> = {};

/** Between two of a list, between the first of several, and before the last of them. */
export interface Joints {
  pair: string;
  between: string;
  last: string;
}

/** What stands between the digits of a figure, and between what is listed. */
export interface Signs {
  group: string;
  decimal: string;
  and: Joints;
  or: Joints;
}

export const signs: Signs = {
  group: ',',
  decimal: '.',
  and: { pair: ' and ', between: ', ', last: ', and ' },
  or: { pair: ' or ', between: ', ', last: ', or ' },
};
