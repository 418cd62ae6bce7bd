// Слова команды lanewise sql.

import type { Words } from '../../../../site/common/in-english.ts';
import type { words as english } from '../../../../site/terminal/sql.words.ts';

export const words: Words<typeof english> = {
  takes: '<запрос> | -',
  does: 'выполнить запрос SQL к данным этого пакета',
  more: 'Таблицы те же, что на сайте; «SHOW TABLES» и «DESCRIBE measurements» показывают, что в них есть. Запрос не читает ничего, кроме этих данных: ни файлов, ни сети. - читает запрос со стандартного ввода. В таблице показываются первые 200 строк.',
  engine:
    'Нужен пакет @duckdb/node-api, который не входит в этот: npm install @duckdb/node-api в папке, где установлен lanewise, или с --global. Первый запрос занимает несколько секунд: из данных собирается база, которая остаётся в кэше пользователя.',
  csv: 'вывести CSV, все строки',
  tables: 'о чём можно спросить',
  fastest: 'самое быстрое чтение для каждого вида соединения',
  one: 'DuckDB отклоняет запрос',
  members: { columns: 'имена столбцов по порядку', rows: 'объект для каждой строки, по именам столбцов' },
  missing: (name: string) =>
    `для sql нужен пакет ${name}, а он не установлен: npm install ${name} в папке, где установлен lanewise, или npm install --global ${name}`,
  queryMissing: 'не указан запрос: возьмите SQL в кавычки или напишите «-» для стандартного ввода',
  oneWord: 'весь запрос берётся в одну пару кавычек',
  twoFormats: '--csv и --json вместе не работают: оставьте что-то одно',
  making: 'Собирается база, это делается один раз…',
  moreRows: (shown: number) => `Показаны первые строки: ${shown}; все даёт --csv.`,
};
