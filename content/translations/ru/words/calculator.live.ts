// Одно число калькулятора в предложении чужой страницы.
import type { Words } from '../../../../site/common/in-english.ts';
export const words: Words<typeof import('../../../../site/calculator/live.words.ts').words> = {
  title: (calculator) => `Одно число: ${calculator}`,
  defaults: 'для значений по умолчанию',
  noOutput: (output, outputs) => `У этого калькулятора нет показателя «${output}». Укажите один из этих: ${outputs}.`,
};
