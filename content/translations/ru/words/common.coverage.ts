// Слова о том, на чём основан ожидаемый диапазон.

import type { Words } from '../../../../site/common/in-english.ts';

type English = typeof import('../../../../site/common/coverage.words.ts').words;

const made = ({ measurements, devices, sources, newest }: Parameters<English['taken']>[0]): string =>
  [
    `измерений: ${measurements}, устройств: ${devices}, источников: ${sources}`,
    ...(newest ? [`самая поздняя дата: ${newest}`] : []),
  ].join('; ');

export const words: Words<English> = {
  any: 'Соединения любых видов',
  all: (kind) => `${kind}, все поколения`,
  going: (links, way) => (way ? `${links}, ${way}` : links),
  ways: { device_writes_host: 'чтение с накопителя', device_reads_host: 'запись на накопитель' },
  anyArray: 'Массивы любых видов',
  array: (workload, limit) => (limit ? `массивы: ${workload}, ${limit}` : `массивы: ${workload}`),
  workloads: {
    read: 'последовательное чтение',
    write: 'последовательная запись',
    random_read: 'случайное чтение',
    random_write: 'случайная запись',
  },
  limits: {
    drives: 'ограничивают накопители',
    links: 'ограничивают соединения',
    parts: 'ограничивают другие компоненты',
  },
  coversArrays: (of, range) => `Данные: ${of}; ${made(range)}.`,
  takenArrays: (range) =>
    `Такие массивы измеряли мало. Диапазон взят по всем массивам: в него укладываются 9 из 10 (${made(range)}).`,
  own: 'К этой сборке подходит слишком мало измерений: диапазон сложен из принятых диапазонов её компонентов.',
  software: (stops) =>
    `Эти накопители объединяет программа. При случайном чтении она, по измерениям, упирается в предел от ${stops}: это зависит от процессора, ядра ОС, числа потоков и уровня RAID. Диапазон охватывает эти значения.`,
  covers: (of, range) => `Данные: ${of}; ${made(range)}.`,
  taken: (range) =>
    `Такие соединения измеряли мало. Диапазон взят по соединениям других видов: в него укладываются 9 из 10 (${made(range)}).`,
};
