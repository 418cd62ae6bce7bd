// Слова самой схемы; о компонентах говорит тот, кто её строит.
import type { Words } from '../../../../site/common/in-english.ts';

export const words: Words<typeof import('../../../../site/machine/words.ts').words> = {
  root: 'Ширина линий — квадратный корень из скорости: самая широкая и самая узкая различаются больше чем в 100 раз.',
};
