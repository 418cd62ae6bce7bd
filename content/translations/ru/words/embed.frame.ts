// Что консоль чужой страницы говорит об адресе вставки.
import type { FrameParameter } from '../../../../site/embed/frame.ts';

const accepted: Record<FrameParameter, string> = {
  theme: 'нужно light, dark или auto',
  accent: 'нужен цвет из шестнадцатеричных цифр, например 0a6587',
  radius: 'нужно целое число пикселей от 0 до 20, например 8',
  font: 'нужно system, serif или mono',
  controls: 'нужно none, basic или all',
  lock: 'нужны имена полей, например lanes,generation, или all',
};

export const words: typeof import('../../../../site/embed/frame.words.ts').words = {
  ignored: (parameter, value) =>
    `Lanewise: вставка не учитывает «${parameter}=${value}»: ${accepted[parameter]}.`,
  faint: {
    light: (accent, least) =>
      `Lanewise: вставка не учитывает «accent=${accent}» на светлом фоне: контраст ниже ${least}:1. Выберите цвет темнее.`,
    dark: (accent, least) =>
      `Lanewise: вставка не учитывает «accent=${accent}» на тёмном фоне: контраст ниже ${least}:1. Выберите цвет светлее.`,
  },
};
