// Слова списка калькуляторов.
import type { Words } from '../../../../site/common/in-english.ts';

export const words: Words<typeof import('../../../../site/calculator/list.words.ts').words> = {
  title: 'Какое число вам нужно?',
  help: 'Каждый калькулятор сразу показывает ответ, затем — куда ушло остальное, формулу с вашими числами и источники.',
  layouts: (many: number) => `доступно при одних и тех же накопителях, схем: ${many}`,
  examples: 'На какие вопросы отвечает',
};
