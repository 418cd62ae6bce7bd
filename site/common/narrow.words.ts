// Words of the field that narrows a long list.
import { formOf } from './plural.ts';

export const words = {
  label: 'Find on this page',
  found: (count: number) => formOf(count, { one: '1 entry', other: `${count} entries` }),
  none: (text: string) => `Nothing here matches “${text}”. The site search knows more names.`,
};
