// Что говорит измерение, пока оно идёт.
import type { words as english } from '../../../../datasets/tools/bench/words.ts';
import type { Words } from '../../../../site/common/in-english.ts';
import { counted } from '../grammar.ts';

export const words: Words<typeof english> = {
  fix: (fix) => `Исправление: ${fix}`,
  filling: (place, size, writing, seconds) =>
    `заполняется ${place}: записывается ${size}; затем ${counted(writing, 'прогон нагрузки пишет', 'прогона нагрузок пишут', 'прогонов нагрузок пишут')} по ${seconds} с, сколько успеет накопитель`,
  interrupted: (kept, runs, left) => `прервано: сохранено результатов: ${kept} из ${runs}; ${left}`,
  removed: 'тестовый файл удалён',
  overwritten: (device) => `записанное остаётся на ${device}`,
  running: (round, workload, name, seconds) => `${round} ${workload} ${name}, ${seconds} с: `,

  fioFailed: (code, complaint) => `fio завершилась с кодом ${code}: ${complaint}`,
  noDirect: 'файловую систему без O_DIRECT, например tmpfs, в обход кэша не измерить',
  kept: (count, place) =>
    `${counted(count, 'вывод fio сохранён', 'вывода fio сохранены', 'выводов fio сохранены')} в ${place}. Набор можно записать из них:`,

  link: (before, loaded, after) =>
    `Соединение PCIe: до нагрузки ${before}, под нагрузкой ${loaded}, после неё ${after}`,
  unknown: 'неизвестно',
  supports: (link) =>
    `Накопитель поддерживает ${link}. Какая сторона ограничивает соединение, по выводу «sudo lspci -vv» скажет npm run -s diagnose`,

  computer: 'этот компьютер',
  noRegisters: {
    message: (address) =>
      `${address} не показывает регистров PCI Express, как бывает в виртуальной машине: размер полезной нагрузки пропущен`,
    fix: 'укажите runs.max_payload_size_bytes, если знаете это значение',
  },
  rootOnly: {
    message: (address) => `размер полезной нагрузки у ${address} виден только root: он пропущен`,
    fix: (address) =>
      `выполните sudo lspci -vv -s ${address} (пакет pciutils) и перепишите оба числа из строки DevCtl, например --meta runs.max_payload_size_bytes=256 --meta runs.max_read_request_size_bytes=512`,
  },
};
