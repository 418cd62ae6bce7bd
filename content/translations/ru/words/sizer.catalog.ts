// Слова о том, что каталог говорит о компоненте.
import type { Words } from '../../../../site/common/in-english.ts';
import { list } from '../../../../site/common/list.ts';
import { formOf } from '../../../../site/common/plural.ts';

export const words: Words<typeof import('../../../../site/sizer/catalog.words.ts').words> = {
  confidence: { specified: 'указано производителем', reported: 'по сообщениям', unverified: 'не проверено' },
  rates: {
    rated: 'скорости указал производитель',
    measured: 'скорости измерены',
    assumed: 'скорость неизвестна; принята обычная по таблице Lanewise (допущение)',
    link: 'скорость неизвестна; пределом принято соединение, введите скорость из технического описания',
  },
  assumed: (rate) => `${rate} (допущение)`,
  noRate: 'скорость неизвестна',
  ports: (link) => `порты ${link}`,
  found: (count) =>
    `В каталоге ${formOf(count, { one: 'подходит', other: 'подходят' })} ${count} ${formOf(count, { one: 'компонент', few: 'компонента', many: 'компонентов', other: 'компонента' })}.`,
  failed: 'Каталог компонентов не загрузился. Введите название и числа сами.',
  from: (name, how) => `Каталог: ${name}${how.length > 0 ? ` (${how.join('; ')})` : ''}.`,
  sources: 'Источники:',
  noSource: 'Источника этих чисел не нашлось.',
  unverified: 'Не проверено.',
  entered: 'Эти числа введены для этой сборки; источника у них здесь нет.',
  noFigures: 'Собственный предел не учитывается.',
  owns: (labels) => `Введено для этой сборки: ${list(labels, 'and')}.`,
  own: (catalogs) => `Ваше значение. В каталоге — ${catalogs}.`,
  ownAlone: 'Ваше значение. В каталоге его нет.',
  take: 'Взять значения из каталога',
  slots: 'Слоты процессора:',
  slot: (count, link, what) => `${count} × ${link}${what && `, ${what}`}`,
  splits: (ways) => `делится как ${list(ways, 'or')}`,
  purposes: { slots: 'для карт', storage: 'для накопителей', general: '' },
  board: 'Какие слоты есть на плате и какие из них идут через чипсет, зависит от платы.',
  manual: 'Смотрите руководство; ищите «block diagram», «PCIe lane sharing», «M.2» и «bifurcation».',
};
