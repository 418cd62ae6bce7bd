// Как команда lanewise planner называет места накопителей.

import type { Words } from '../../../../site/common/in-english.ts';
import type { words as english } from '../../../../site/terminal/planner.words.ts';

export const words: Words<typeof english> = {
  slot: (link: string) => `слот ${link}`,
  port: (link: string) => `порт ${link}`,
  same: (places: string) => `то же: ${places}`,
};
