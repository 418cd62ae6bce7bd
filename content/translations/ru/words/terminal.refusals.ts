// Что команда lanewise говорит, когда не может сделать того, что набрано, и о чём спрашивает перед запуском.

import type { Words } from '../../../../site/common/in-english.ts';
import type { words as english } from '../../../../site/terminal/refusals.words.ts';

export const words: Words<typeof english> = {
  noCommand: 'не указана команда',
  unknownCommand: (name: string, near: string) => `команды «${name}» нет${near}`,
  howUsed: (typed: string) => `Как этим пользоваться: ${typed}`,
  allCommands: (typed: string) => `Список команд: ${typed}`,

  unknownOption: (option: string, command: string, all: string) =>
    `${option}: у команды ${command} нет такого параметра; есть ${all}. Слово, которое начинается с дефиса, пишите после --`,
  noValue: (option: string, value: string) => `${option}=${value}: этот параметр без значения; напишите ${option}`,
  valueMissing: (option: string, written: string) => `${option}: не указано значение; напишите ${written}`,

  longQuestion: (most: number) => `в вопросе больше ${most} символов: укажите только поля калькулятора`,
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
  chainMissing: 'не указана цепочка: нужен JSON, файл или -',
  placesMissing:
    'не указаны места: перечислите в "places" цепочки, в которых накопитель стоит везде, где он может быть',
  questionMissing: 'не указан вопрос: нужен JSON, файл или -',
  oneJson: (word: string) => `«${word}» — лишнее слово: возьмите JSON в кавычки`,

  notThere: (path: string) => `${path}: такого файла или папки нет; проверьте имя`,
  exists: (path: string) => `${path} уже существует: выберите другое имя`,
  unwritable: (path: string) => `${path}: записать нельзя; выберите папку, в которую вы можете писать`,
  notWritten: (path: string, reason: string) => `не удалось записать ${path}: ${reason}`,
  setExists: (path: string) => `${path} уже существует: выберите для набора другое имя`,
  setExistsOr: (path: string) => `${path} уже существует: выберите для набора другое имя или добавьте --replace`,
  badSetName: (name: string) =>
    `--set ${name}: в имени папки допустимы строчные латинские буквы, цифры и дефисы, не больше 64 знаков`,
  badMeta: (pair: string) => `--meta ${pair}: ожидается <ключ>=<значение>`,

  ask: 'напишите вопрос или - для стандартного ввода',
  notPair: (word: string) => `«${word}»: напишите поле как имя=значение`,
  typedTwice: (name: string) => `${name} указано дважды: оставьте одно значение`,
  noCalculator: (name: string, all: string) => `калькулятора «${name}» нет; есть ${all}`,
  noSet: 'не указан набор: назовите его папку',
  noTool: (name: string, all: string) =>
    `программы «${name}» здесь нет: напишите перед файлами auto или одну из ${all}`,
  noFile: 'не указан файл: назовите файл, папку или шаблон',

  diagnose: {
    noFile: 'укажите файл или - для стандартного ввода',
    twice: 'стандартный ввод (-) указан дважды: оставьте один',
    readsNoFile: (word: string) => `--collect не читает файлов: уберите «${word}»`,
    masksAnyway: '--collect скрывает имена и так: уберите --mask',
    belongs: (option: string) => `${option} действует только с --collect: добавьте его или уберите ${option}`,
  },
  collect: {
    notLinux: (platform: string) =>
      `--collect знает команды Linux, а это ${platform}: сохраните вывод своих программ и укажите файлы`,
    lists:
      'Эти команды только читают. Их вывод со скрытыми именами записывается в один файл; ничего никуда не отправляется.',
    notInstalled: 'не установлена',
    allNotInstalled: (names: string) => `Не установлены: ${names}.`,
    stopped: (seconds: number) => `остановлена через ${seconds} с`,
    cut: (megabytes: number) => `вывод обрезан на ${megabytes} МБ`,
    sudo: 'Чтобы увидеть то, в чём отказано, запустите с sudo.',
    nothing: 'ни одна из команд ничего не напечатала: установите pciutils и util-linux',
    written: (path: string) => `Записано: ${path}`,
    look: (typed: string) => `Просмотрите файл, прежде чем показывать другим. Что из него видно: ${typed}`,
  },

  nobodyToAsk: 'ничего не запущено: чтобы запустить без вопроса, добавьте --yes',
  runThem: 'Запустить? [д/Н]',
  yes: ['д', 'да', 'y', 'yes'],
  nothingRun: 'Ничего не запущено.',
};
