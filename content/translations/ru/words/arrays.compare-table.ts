// Что написано в таблице сравнения схем, на странице и в её скрипте.
import type { Words } from '../../../../site/common/in-english.ts';

export const words: Words<typeof import('../../../../site/arrays/compare-table.words.ts').words> = {
  caption: (drives, layouts) => `${drives}: ${layouts.join(', ')}`,
  best: 'лучшее',
  figure: 'Показатель',
  details: 'Подробнее',
  detailsOf: (layout) => `Подробнее: ${layout}`,
  vdevs: (layout, groups) => `${layout}, ${groups}\u202f×`,
  unprotected: 'любой отказ — потеря данных',
  overlapping: 'не вычисляется: зеркала перекрываются',
  beyondModel: 'за пределами модели',
  metrics: {
    usable: 'Полезная ёмкость',
    efficiency: 'Доля полезной ёмкости',
    tolerance: 'Отказоустойчивость',
    best_tolerance: 'Отказоустойчивость в лучшем случае',
    read_rate: 'Последовательное чтение',
    write_rate: 'Последовательная запись',
    iops: 'Случайные IOPS при этом соотношении чтения и записи',
    rebuild_time: 'Время перестроения накопителя целиком',
    year_loss: 'Потеря данных за год',
  },
};
