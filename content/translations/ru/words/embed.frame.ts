// Что консоль чужой страницы говорит об адресе вставки.
import type { Words } from '../../../../site/common/in-english.ts';
import { words as parameters } from './embed.parameters.ts';

export const words: Words<typeof import('../../../../site/embed/frame.words.ts').words> = {
  ignored: (parameter, value) =>
    `Lanewise: вставка не учитывает «${parameter}=${value}»: ${parameters[parameter]?.accepted ?? ''}.`,
  faint: {
    light: (accent, least) =>
      `Lanewise: вставка не учитывает «accent=${accent}» на светлом фоне: контраст ниже ${least}:1. Выберите цвет темнее.`,
    dark: (accent, least) =>
      `Lanewise: вставка не учитывает «accent=${accent}» на тёмном фоне: контраст ниже ${least}:1. Выберите цвет светлее.`,
  },
};
