// Что команда lanewise говорит, когда не может сделать того, что набрано, и о чём спрашивает перед запуском.

import type { Words } from '../../../../site/common/in-english.ts';
import type { words as english } from '../../../../site/terminal/refusals.words.ts';

export const words: Words<typeof english> = {
  longQuestion: (most: number) => `в вопросе больше ${most} символов: укажите только поля калькулятора`,
  chainMissing: 'не указана цепочка: нужен JSON, файл или -',
  placesMissing:
    'не указаны места: перечислите в "places" цепочки, в которых накопитель стоит везде, где он может быть',
  questionMissing: 'не указан вопрос: нужен JSON, файл или -',
  exists: (path: string) => `${path} уже существует: выберите другое имя`,
  notWritten: (path: string, reason: string) => `не удалось записать ${path}: ${reason}`,

  ask: 'напишите вопрос или «-» для стандартного ввода',
  notPair: (word: string) => `«${word}»: напишите поле как имя=значение`,
  typedTwice: (name: string) => `${name} указано дважды: оставьте одно значение`,
  noCalculator: (name: string, all: string) => `калькулятора «${name}» нет; есть ${all}`,

  diagnose: {
    noFile: 'укажите файл или «-» для стандартного ввода',
    twice: 'стандартный ввод (-) указан дважды: оставьте один',
    readsNoFile: (word: string) => `--collect не читает файлов: уберите «${word}»`,
    masksAnyway: '--collect скрывает имена и так: уберите --mask',
    keepsOnly: (word: string, names: string) => `--keep ${word}: такого вида имён нет; есть ${names}`,
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
};
