// Что команда import говорит и спрашивает на терминале.
import type { words as english } from '../../../../datasets/tools/commands/words.ts';
import type { Words } from '../../../../site/common/in-english.ts';
import { counted } from '../grammar.ts';

const units: Partial<Record<string, string>> = { B: 'в байтах', s: 'в секундах', '%': 'в процентах' };

export const words: Words<typeof english> = {
  intro: 'Следующего в выводе нет. Чего не знаете, оставьте пустым.',
  inUnit: (unit) => units[unit] ?? `единица: ${unit}`,
  optional: 'необязательно',
  required: 'здесь нужно значение',
  ended: 'ответов больше нет; то, что уже сказано, чтобы указать снова:',
  nothing: 'ничего',
  missing: 'В выводе нет:',
  worth: (keys) => `Стоит добавить с --meta: ${keys}`,

  notWritten: (set) => `набор ${set} не записан`,
  written: (place, files) => `записано: ${place} (${files})`,
  chains:
    'О массиве судят по соединениям перед его накопителями: опишите их в chains.csv (столбцы — как в datasets/schema/chains.json, пример есть в наборе fio-plot-microserver-gen10).',
  notice: (place, level, message, fix) => `${place} ${level} — ${message} · исправление: ${fix}`,

  directions: {
    read: 'чтение',
    write: 'запись',
    trim: 'TRIM',
    mixed: 'чтение и запись',
    host_to_device: 'с хоста на устройство',
    device_to_host: 'с устройства на хост',
    unspecified: 'направление не указано',
  },
  jobs: 'one {# задание} few {# задания} many {# заданий} other {# задания}',
  part: 'часть суммы',
  note: (note) => `примечание для набора: «${note}»`,
  counts: {
    measurements: 'one {# измерение} few {# измерения} many {# измерений} other {# измерения}',
    facts: 'one {# факт} few {# факта} many {# фактов} other {# факта}',
    notices: 'one {# замечание} few {# замечания} many {# замечаний} other {# замечания}',
  },

  notObject: (path) => `${path}: ожидается объект JSON, например { "runs.link_kind": "pcie" }`,
  tooMany: (count, most) => `${counted(count, 'файл', 'файла', 'файлов')} — больше ${most}: укажите папку поменьше`,
  noMatch: (pattern) => `${pattern}: файлов с таким именем нет`,
  notFile: (path) => `${path} — канал или устройство: сохраните вывод в файл и укажите его`,
  noPath: (path) => `${path}: такого файла или папки нет`,
  noSet: (path, sets) => `${path}: такого файла или папки нет; ${sets ? `есть наборы ${sets}` : 'проверьте имя'}`,
  notSet: (path) => `${path}: это не папка и не файл CSV`,
  tooLarge: (path, bytes, most) =>
    `${path}: в файле ${counted(bytes, 'байт', 'байта', 'байт')}, больше ${most}: разделите его на части и передайте их`,
  notOwn: (folder) =>
    `${folder} — не набор, и --replace записал бы поверх чужих файлов: выберите для набора другое имя`,
};
