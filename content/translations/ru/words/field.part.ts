// Что страницы компонентов говорят о компьютерах, в которых их нашли.
import { count, listed, quantity } from '../../../../site/common/format.ts';
import type { Words } from '../../../../site/common/in-english.ts';
import { formOf } from '../../../../site/common/plural.ts';

const share = (value: number): string => quantity(value, 'ratio', { digits: 3 });

export const words: Words<typeof import('../../../../site/field/part.words.ts').words> = {
  title: 'В реальных компьютерах',
  links: (links) =>
    `${count(links)} ${formOf(links, { one: 'соединение', few: 'соединения', other: 'соединений' })} в открытых базах оборудования`,
  id: 'Устройства с PCI ID',
  shared: 'У других продуктов может быть тот же идентификатор: они учтены здесь же.',
  drives: (drives) =>
    `${count(drives)} ${formOf(drives, { one: 'накопитель', few: 'накопителя', other: 'накопителей' })} в открытых базах оборудования, по собственному названию:`,
  wide: 'На всех линиях',
  fast: 'На полной скорости',
  rate: (rate) => `На ${listed(rate / 1e9)}\u00a0Гбит/с`,
  payloads: 'Установленный Max Payload Size',
  sectors: 'Логический / физический сектор',
  logical: 'Логический сектор',
  share: (value, low, high, part, total) =>
    `${share(value)} (${count(part)} из ${count(total)}; интервал 95\u00a0%: ${low}–${high})`,
  of: (what, value) => `${what}: ${share(value)}`,
  bytes: (sizes) => `${sizes.replace('/', ' / ')}\u00a0Б`,
  more: 'Как это подсчитано, и все остальные устройства',
  moreDrives: 'Как это подсчитано, и все остальные накопители',
};
