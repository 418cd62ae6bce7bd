// Words of site/frame/printed.words.ts in Russian.

import type { Words } from '../../../../site/common/in-english.ts';

export const words = { printed: (day, address) => `Напечатано ${day} со страницы ${address}` } satisfies Words<
  typeof import('../../../../site/frame/printed.words.ts').words
>;
