// Слова о массивах: где лежат блоки, какие накопители могут отказать, моделирование потерь.
import type { Words } from '../../../../site/common/in-english.ts';
import { list } from '../../../../site/common/list.ts';
import { formOf } from '../../../../site/common/plural.ts';

/** Если накопителей больше, перечисляются первые, а остальные считаются. */
const MOST_LISTED = 6;

/** «накопителя 2», «накопителей 2, 3 и 4»: существительное в нужном падеже и номера. */
function drives(
  numbers: readonly number[],
  [one, many]: readonly [one: string, many: string],
  last: 'and' | 'or' = 'and',
): string {
  const shown = numbers.length > MOST_LISTED ? numbers.slice(0, MOST_LISTED - 1) : numbers;
  const rest = numbers.length - shown.length;
  const parts = rest > 0 ? [...shown, `ещё ${rest}`] : shown;
  return `${numbers.length === 1 || last === 'or' ? one : many} ${list(parts, last)}`;
}

const WHO = ['накопитель', 'накопители'] as const;
const OF = ['накопителя', 'накопителей'] as const;
const ON = ['накопителе', 'накопителях'] as const;

const count = (number: number): string => ['', 'один', 'два', 'три', 'четыре'][number] ?? `${number}`;

export const words: Words<typeof import('../../../../site/arrays/words.ts').words> = {
  checked: {
    made: (tools: string, same: string, all: string, held: string) =>
      `Проверено на массивах такой схемы, созданных с помощью ${tools}: у ${same} из ${all} совпадает ${held}.`,
    held: {
      raid: 'размер, до байта',
      zfs: 'размер, до байта, и полезная ёмкость, с точностью до 4 МиБ или миллионной доли',
      'mixed-drives': 'полезная ёмкость с тем, что печатают btrfs и df, с точностью до 4 МиБ или миллионной доли',
    },
    others: 'Почему остальные отличаются, указано в таблице проверки.',
    how: 'Как это проверяется',
  },
  picture: {
    title: 'Данные и чётность по накопителям',
    legend: 'Отметьте накопители, чтобы смоделировать отказ',
    repair: 'Вернуть все накопители в строй',
    drive: (number) => `Накопитель ${number}`,
    failedBox: 'отказал',
    width: 'Ширина соответствует ёмкости. Ячейки показывают первые страйпы; дальше рисунок повторяется до конца.',
    pieces: {
      d: 'D0: данные',
      c: 'D0′: копия D0',
      p: 'P, Q, R: чётность',
      s: 'S: запасное место',
      x: 'ячейки со штриховкой: дополнение',
    },
    unusedKey: 'штриховка: не используется',
    notes: {
      raid: 'Чётность чередуется, как в Linux md по умолчанию (left-symmetric); некоторые контроллеры чередуют её в обратную сторону.',
      zfs: 'Ячейки — секторы несжатых блоков (records), которые идут подряд; каждый блок начинается со своей чётности. dRAID показан до того, как ZFS перемешивает накопители в каждом ряду; special vdev не показан.',
      'mixed-drives':
        'Полосы и чанки попадают на накопители, где больше всего свободного места, а при равенстве — по очереди.',
    },
    parity: ['P', 'Q', 'R'],
    bar: (cells) => `Первые блоки: ${cells}`,
    emptyBar: 'Данных нет',
    groups: {
      mirror: (number) => `Зеркало ${number}`,
      group: (number) => `Группа ${number}`,
      vdev: (number) => `vdev ${number}`,
    },
    slices: { tier: (number) => `Ярус ${number}`, whole: 'Данные', far: 'Копии', spare: 'Запас' },
    tier: (number, drives, size, redundancy) =>
      `Ярус ${number}: ${drives} ${formOf(drives, { one: 'накопитель', few: 'накопителя', many: 'накопителей', other: 'накопителя' })}, с каждого ${size}, ${redundancy}`,
    upTo: (size) => `до ${size}`,
    redundancy: (copies, parity) =>
      copies > 1
        ? `${copies} ${formOf(copies, { one: 'копия', few: 'копии', many: 'копий', other: 'копии' })}`
        : parity > 0
          ? `чётность объёмом в ${parity} ${formOf(parity, { one: 'накопитель', few: 'накопителя', many: 'накопителей', other: 'накопителя' })}`
          : 'без избыточности',
    states: {
      failed: 'отказал',
      fatal: 'его отказ приведёт к потере данных',
      unused: (size) => `${size} не используется`,
      spare: 'запасной',
      later: 'заполнится позже',
    },
    failedLabel: 'Отказавшие накопители',
  },
  verdict: {
    tooMany: (drives) => `Рисунка нет: накопителей слишком много (${drives}).`,
    whole: (any) =>
      any > 1
        ? `Все накопители работают. Могут отказать любые ${count(any)}.`
        : any === 1
          ? 'Все накопители работают. Может отказать любой из них.'
          : 'Все накопители работают. Любой отказ приведёт к потере данных.',
    survives: (failed, copies) =>
      copies
        ? `Данные целы и без ${drives(failed, OF)}: у каждого блока осталась копия.`
        : `Данные целы и без ${drives(failed, OF)}: ${failed.length === 1 ? 'его' : 'их'} заменяет чётность.`,
    untouched: (failed) => `Данные целы и без ${drives(failed, OF)}: данных там не было.`,
    anyMore: 'Может отказать ещё любой накопитель.',
    noMore: 'Избыточности не осталось: следующий отказ приведёт к потере данных.',
    someMore: (fatal) =>
      `Отказ ${drives(fatal, OF, 'or')} приведёт к потере данных; любой другой накопитель может отказать.`,
    lostOnly: (failed) => `Данные потеряны: единственная копия части блоков была на ${drives(failed, ON)}.`,
    lostCopies: (failed) => `Данные потеряны: все копии одних и тех же блоков были на ${drives(failed, ON)}.`,
    lostParity: (failed, of, mayFail) =>
      `Данные потеряны: группа из ${of} ${formOf(of, { one: 'накопителя', other: 'накопителей' })} выдерживает ${mayFail} ${formOf(mayFail, { one: 'отказ', few: 'отказа', many: 'отказов', other: 'отказа' })}, а ${failed.length === 1 ? 'отказал' : 'отказали'} ${drives(failed, WHO)}.`,
    lostTurns: (failed) =>
      `Данные потеряны: у части блоков на ${drives(failed, ON)} было больше кусков, чем можно потерять.`,
    lostAlone: (lost) => `Потеряны данные ${drives(lost, OF)}. С остальных накопителей данные по-прежнему читаются.`,
  },
  simulation: {
    title: 'Верна ли формула?',
    lede: 'Вероятность потерять данные при эксплуатации вычислена по формуле. Здесь те же массивы моделируются по одному, отказ за отказом, со случайными событиями: с формулой у этой проверки нет ничего общего.',
    trials: 'Сколько массивов моделировать',
    sizes: [10_000, 100_000, 1_000_000, 10_000_000],
    seed: 'Начальное число (seed)',
    run: 'Запустить моделирование',
    stop: 'Остановить',
    formula: 'формула',
    progress: (played, of, losses) => `Массивов: ${played} из ${of}, с потерей данных: ${losses}`,
    stopped: (played, of) => `Остановлено. Массивов: ${played} из ${of}.`,
    found: (share, low, high, losses, trials) =>
      `Моделирование: ${share}; с доверительной вероятностью 95 % от ${low} до ${high} (массивов с потерей данных: ${losses} из ${trials}).`,
    noLoss: (trials, high) =>
      `Массивов: ${trials}, ни один не потерял данные. С доверительной вероятностью 95 % шанс потери не больше ${high}.`,
    agree: (formula) => `По формуле — ${formula}. Результаты сходятся: это значение внутри диапазона.`,
    rare: (formula) =>
      `По формуле — ${formula}. Это не противоречит моделированию, но такие потери слишком редки, чтобы проверить их этим способом.`,
    disagree: (formula) =>
      `По формуле — ${formula}, и это вне диапазона. Случайно так выходит с одним начальным числом из двадцати: попробуйте другое или возьмите больше массивов.`,
    tooLong: 'В одном массиве больше десяти миллионов событий: моделировать слишком долго.',
    failed: 'Моделирование здесь не запустилось. Формула выше от него не зависит.',
  },
};
