// Слова всех команд терминала: справка и что не так с набранным.

import type { words as english } from '../../../../datasets/tools/terminal/words.ts';
import type { Words } from '../../../../site/common/in-english.ts';

export const words: Words<typeof english> = {
  command: 'команда',
  options: 'Параметры',
  examples: 'Примеры',
  members: 'Что печатает --json, кроме "schema"',
  first: (choices: string) => `Первое слово — одно из: ${choices}.`,
  exitCodes: (codes: string) => `Коды завершения: ${codes}.`,
  exits: {
    fine: '0 — всё хорошо',
    wrong: (why: string) => `1 — ${why}`,
    any: 'что-то найдено неверным или отклонено',
    invalid: '2 — команда неверна, или её данные не читаются',
    missing: '3 — не установлена программа, которая для этого нужна',
  },
  json: 'вывести JSON для программ, с "schema": 2; число растёт, когда поле меняет смысл',
  help: 'показать справку',
  helpOfAll: 'показать справку; после команды — справку по ней',
  version: 'вывести версию',
  languages: 'По-русски — если это задано в LC_ALL, LC_MESSAGES или LANG.',
  noColor: 'NO_COLOR учитывается.',
  sent: 'Ничего никуда не отправляется.',

  noCommand: 'не указана команда',
  unknownCommand: (name: string, near: string) => `команды «${name}» нет${near}`,
  howUsed: (typed: string) => `Справка: ${typed}`,
  allCommands: (typed: string) => `Список команд: ${typed}`,

  unknownOption: (option: string, command: string, all: string) =>
    `${option}: у команды ${command} нет такого параметра; есть ${all}. Слово, которое начинается с дефиса, пишите после --`,
  noValue: (option: string, value: string) => `${option}=${value}: этот параметр без значения; напишите ${option}`,
  valueMissing: (option: string, written: string) => `${option}: не указано значение; напишите ${written}`,
  notOneOf: (typed: string, all: string) => `${typed}: ожидается одно из ${all}`,
  standardInput: 'стандартный ввод',
  waiting: (name: string) => `Ожидание, ${name}: туда ещё ничего не записано. Ctrl+C прекращает ожидание.`,
  tooLarge: (name: string, most: string) =>
    `${name}: больше ${most}; оставьте то, что относится к накопителям и соединениям`,
  empty: (name: string) => `${name}: пусто; нужен вывод какой-нибудь программы`,
  emptyJson: (name: string) => `${name}: пусто; нужен JSON`,
  unreadable: (name: string, reason: string) => `не удалось прочитать ${name}: ${reason}`,
  reasons: {
    missing: 'такого файла нет; проверьте имя',
    folder: 'это папка; укажите файл в ней',
    denied: 'нет прав на чтение; измените права доступа или запустите команду от имени другого пользователя',
    full: 'не осталось места',
  },
  notPrinted: (reason: string) => `не удалось вывести ответ: ${reason}`,
  oneJson: (word: string) => `«${word}» — лишнее слово: возьмите JSON в кавычки`,

  notThere: (path: string) => `${path}: такого файла или папки нет; проверьте имя`,
  unwritable: (path: string) => `${path}: записать нельзя; выберите папку, в которую вы можете писать`,

  nobodyToAsk: 'ничего не запущено: чтобы запустить без вопроса, добавьте --yes',
  runThem: 'Запустить? [д/Н]',
  yes: ['д', 'да', 'y', 'yes'],
  nothingRun: 'Ничего не запущено.',
};
