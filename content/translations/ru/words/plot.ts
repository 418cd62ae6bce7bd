// Слова рисунка и таблицы за ним.
import type { Words } from '../../../../site/common/in-english.ts';
export const words: Words<typeof import('../../../../site/plot/words.ts').words> = {
  log: (label) => `${label} (логарифмическая шкала)`,
  predicted: 'Предсказано',
  files: { csv: 'Таблица в CSV', svg: 'Рисунок в SVG', png: 'Рисунок в PNG' },
  views: { chart: 'График', table: 'Таблица', sql: 'SQL' },
  sql: 'Выполнить запрос на странице SQL',
  sqlTooLong: 'Запрос слишком длинный для ссылки: скопируйте его на страницу SQL.',
  table: 'Числа за этим графиком',
  tableOf: (caption) => `Таблица: ${caption}`,
  bands: { measured: 'измеренный диапазон', few: 'все измерения', assumed: 'принятый диапазон' },
  more: (title, more) => `${title}; здесь же ещё ${more}`,
  merged: 'Точка крупнее обозначает несколько значений; сколько их, сказано в её подписи.',
  row: 'Строка таблицы',
  empty: 'Для этого выбора показать нечего.',
};
