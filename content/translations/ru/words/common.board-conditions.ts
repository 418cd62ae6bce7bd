// Words of site/common/board-conditions.words.ts in Russian.

import type { Words } from '../../../../site/common/in-english.ts';
import { formOf } from '../../../../site/common/plural.ts';

const causes = {
  device: 'занят',
  nvme: 'накопитель NVMe в',
  sata: 'накопитель SATA в',
  setting: 'в прошивке выбрано',
  processor: 'процессор',
  port: 'заняты',
};

const left = (lanes: number): string =>
  lanes === 0
    ? 'отключён'
    : formOf(lanes, { one: `${lanes} линия`, few: `${lanes} линии`, many: `${lanes} линий`, other: `${lanes} линии` });

export const words = {
  title: 'Что чему мешает',
  causes,
  between: (lanes, cause) => `: ${left(lanes)}, когда ${causes[cause]} `,
  also: (what, lanes) => `Тогда ${what}: ${left(lanes)}.`,
} satisfies Words<typeof import('../../../../site/common/board-conditions.words.ts').words>;
