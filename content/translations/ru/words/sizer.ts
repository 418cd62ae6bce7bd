// Слова расчёта сборки, кроме вопросов и подписей его формы.
import type { Words } from '../../../../site/common/in-english.ts';
import { list } from '../../../../site/common/list.ts';
import { formOf } from '../../../../site/common/plural.ts';
import { words as parts } from './parts.ts';

/** Как называется компонент без собственного имени, в родительном и винительном падежах. */
const CASES: Record<string, readonly [of: string, into: string]> = {
  процессор: ['процессора', 'процессор'],
  чипсет: ['чипсета', 'чипсет'],
  'коммутатор PCIe': ['коммутатора PCIe', 'коммутатор PCIe'],
  'карта-переходник': ['карты-переходника', 'карту-переходник'],
  'контроллер SATA': ['контроллера SATA', 'контроллер SATA'],
  'RAID-карта': ['RAID-карты', 'RAID-карту'],
  'контроллер USB': ['контроллера USB', 'контроллер USB'],
  'экспандер SAS': ['экспандера SAS', 'экспандер SAS'],
  'умножитель портов': ['умножителя портов', 'умножитель портов'],
  бокс: ['бокса', 'бокс'],
  'сетевая карта': ['сетевой карты', 'сетевую карту'],
  накопитель: ['накопителя', 'накопитель'],
  накопители: ['накопителей', 'накопители'],
};

/** Имена изделий не склоняются; «контроллер SATA (sata-2)» склоняется до скобки. */
function inCase(name: string, which: 0 | 1): string {
  const [called = name] = name.split(' (');
  return (CASES[called]?.[which] ?? called) + name.slice(called.length);
}
const of = (name: string) => inCase(name, 0);
const into = (name: string) => inCase(name, 1);

/** «со всех 8 накопителей», «с обоих накопителей»: родительный падеж. */
const ofDrives = (count: number, text: string) =>
  `${text} ${formOf(count, { one: 'накопителя', other: 'накопителей' })}`;
const ofAll = (count: number, text: string) => (count === 2 ? 'обоих накопителей' : `всех ${ofDrives(count, text)}`);
/** «на 8 накопителей»: винительный. */
const ontoDrives = (count: number, text: string) =>
  `${text} ${formOf(count, { one: 'накопитель', few: 'накопителя', many: 'накопителей', other: 'накопителя' })}`;
const fromAll = (count: number, text: string) => `${count === 2 ? 'с' : 'со'} ${ofAll(count, text)}`;

/** Предложение начинается с прописной. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const words: Words<typeof import('../../../../site/sizer/words.ts').words> = {
  title: 'Что ограничивает мои накопители?',
  answer: 'Ответ',
  pageTitle: (value, build) => `${value}: ${build} · Lanewise`,

  notes: {
    read: (count, text) => (count === 1 ? 'при чтении с накопителя' : `при чтении ${fromAll(count, text)} вместе`),
    write: (count, text) =>
      count === 1
        ? 'при записи на накопитель'
        : `при записи на ${count === 2 ? 'оба накопителя' : `все ${ontoDrives(count, text)}`} вместе`,
    one: () => 'при чтении с одного накопителя, пока остальные простаивают',
    scrub: (count, text) => `при проверке (scrub) ${ofAll(count, text)}`,
    rebuild: (count, text) => `при перестроении, в котором участвует ${ontoDrives(count, text)}`,
    copy_out: (count, text) => `при копировании с ${ofDrives(count, text)} в сеть`,
    copy_in: (count, text) => `при копировании из сети на ${ontoDrives(count, text)}`,
    copy: () => 'при копировании',
    copy_back: () => 'при обратном копировании',
    random_read: (count, text) => `при случайном чтении с ${ofDrives(count, text)}`,
    random_write: (count, text) => `при случайной записи на ${ontoDrives(count, text)}`,
  },
  copied: (from, to) =>
    to ? `копируется: откуда — ${from}, куда — ${to}` : `копируется в пределах одного места: ${from}`,
  end: (name, isArray) => (isArray ? `массив ${name}` : name),
  scrubEach: 'с каждого накопителя при проверке (scrub)',
  rebuildEach: 'на новый накопитель при перестроении',
  each: (rate) => `по ${rate} на каждый`,
  asBytes: (rate) => `${rate} данных`,
  measured: {
    links: (range) => `${range} (в него попадают 9 из 10 измеренных соединений)`,
    arrays: (range) => `${range} (в него попадают 9 из 10 измеренных массивов)`,
  },
  expect: (range) => `Ожидается ${range}.`,
  expectLess: (most, range) => `Не больше ${most}, ожидается ${range}.`,
  noRange: 'Ожидаемого диапазона нет: таких компонентов никто не измерял.',
  limit: (what, many) => `${many ? 'Ограничивают' : 'Ограничивает'} ${what}.`,
  tunnelled: (isSlowed, rate) =>
    isSlowed
      ? `Экспандер SAS без буферов работает на тех же 6\u00a0Гбит/с, что и накопители SATA за ним: не больше ${rate} на каждый.`
      : `За экспандером SAS накопителям SATA может достаться немного меньше, чем досталось бы SAS: не больше ${rate} на каждый.`,
  redundancy: {
    copies: (times, all) => `Каждый байт записывается в ${times} экземплярах: накопители принимают ${all}.`,
    parity: (all) => `Записывается и чётность: накопители принимают ${all}.`,
  },
  towards: 'К карте или накопителю соединение PCIe пропускает меньше: данные ещё нужно запросить.',
  next: (what, many, rate, isEach) =>
    `Затем ${many ? 'ограничивают' : 'ограничивает'} ${what}: ${isEach ? '' : 'всего '}${rate}.`,
  noNext: 'Больше в этой сборке ничто не ограничивает.',
  filling: {
    full: (after, rate) => `После ${after} кэш записи заполнен: дальше ${rate}.`,
    unknown: (names) =>
      `Объём кэша записи неизвестен (${list(names, 'and')}): долгое копирование может замедлиться, и неизвестно, после какого объёма.`,
    time: (size, time, isOpen) =>
      isOpen ? `Без такого замедления ${size} займут ${time}.` : `При этих скоростях ${size} займут ${time}.`,
    tooLarge: (size) => `${size} не поместятся на приёмник.`,
  },
  noNetwork: 'Скорость сети неизвестна: предположено, что она не ограничивает.',
  nothingLimits: 'Укажите скорость накопителей, чтобы найти узкое место.',

  places: {
    slot: (name) => `слот ${of(name)}`,
    port: (name) => `порт, в который идёт соединение ${of(name)}`,
    uplink: (name) => `аплинк ${of(name)}`,
    cable: (name) => `кабель ${of(name)}`,
    link: (name) => `соединение ${of(name)}`,
    passing: (name) => `чип ${of(name)}`,
    operations: (name) => `предел IOPS ${of(name)}`,
    turns: (name) => `${name} (обслуживает накопители по одному)`,
    network: (name) => `соединение ${of(name)} с сетью`,
    memory: (name) => `память ${of(name)}`,
    protocol: (name) =>
      `соединение ${of(name)} с сетью, а возможно, раньше него протокол (каждый поток обслуживает процессор)`,
    streams: (name) => `слишком малое число потоков для объединённых портов ${of(name)}`,
    waiting: (name) => `время ответа через ${name}`,
    peer: (name) => `хранилище на другом конце соединения ${of(name)}`,
    media: (name) => name,
  },
  drives: (count) => (count === 1 ? 'накопитель' : 'накопители'),

  kinds: { ...parts.inChain, host: 'процессор', multiplier: 'умножитель портов', bridge: 'бокс' },

  map: {
    many: (count, name) => `${count} × ${name}`,
    more: (count, text) =>
      `ещё ${text} ${formOf(count, { one: 'компонент', few: 'компонента', many: 'компонентов', other: 'компонента' })}`,
    processor: 'Процессор',
    network: 'Сеть',
    limit: 'узкое место',
    idle: 'При этой нагрузке простаивает',
    lanes: {
      slot: (has, of) => `слот соединяет ${has} из ${of} линий`,
      port: (has, of) => `порт соединяет ${has} из ${of} линий`,
    },
    slower: {
      slot: (own) => `умеет ${own}: слот медленнее`,
      port: (own) => `умеет ${own}: порт медленнее`,
    },
    missing: (count, text) =>
      `не подключено ${text} ${formOf(count, { one: 'линия', few: 'линии', many: 'линий', other: 'линии' })}`,
    spared: (missing) => `${missing}, здесь и не нужно`,
    ways: { up: 'к процессору', down: 'от процессора', both: 'в обе стороны' },
    ends: { up: 'отсюда копируется', down: 'сюда копируется', both: 'отсюда и сюда копируется' },
    connected: { all: 'подключены все линии', taken: 'считается, что подключены все линии' },
    carries: (used, capacity) => `${used}\u00a0из\u00a0${capacity}`,
    upTo: (rate) => `до ${rate}`,
    upToAll: (each, all) => `до ${each} с каждого, ${all} вместе`,
    noRate: 'своя скорость неизвестна: предположено, что не ограничивает',
    given: {
      all: 'Все соединения и скорости накопителей указаны.',
      links: 'Все соединения и скорости накопителей указаны; предположен только диапазон.',
    },
    full: (share) => `заполнено на\u00a0${share}`,
    alsoFull: 'тоже заполнено',
    gets: (rate, isGiven) => `${isGiven ? 'получает' : 'даёт'} ${rate}`,
    getsEach: (rate, isGiven) => `каждый ${isGiven ? 'получает' : 'даёт'} ${rate}`,
    getsOne: (rate, isGiven) => `один из них ${isGiven ? 'получает' : 'даёт'} ${rate}`,
    pace: (figures, isOfDrives) => (isOfDrives ? `каждый ${figures}` : `новый накопитель: ${figures}`),
    together: (rate) => `накопители: до ${rate}`,
    busy: (share) => `занят на ${share}`,
    busyEach: (share) => `каждый занят на ${share}`,
    array: (level, count) => `${level} из ${count}`,
    passes: (passed) => `Проходит ${passed}.`,
    key: {
      flow: 'идёт',
      blocked: 'могло бы идти, но не проходит',
      spare: 'свободно',
      missing: 'не подключено',
      assumed: 'предположено',
      busy: 'загрузка чипа',
      break: 'шире, чем нарисовано',
    },
    drives: {
      disk: () => 'жёсткий диск',
      nvme: () => 'накопитель NVMe',
      ssd: () => 'SSD',
      drive: () => 'накопитель',
    },
    own: {
      media: (figures) => figures,
      passing: (figures) => `чип: ${figures}`,
      operations: (figures) => `чип: ${figures}`,
      turns: (figures) => `накопители по очереди: ${figures}`,
      memory: (figures) => `память: ${figures}`,
    },
  },
  about: {
    change: 'Изменить',
    add: 'Подключить сюда',
    open: 'Открыть в расчёте сборки',
    computed: 'Как это посчитано',
  },
  flows: {
    title: 'Скорости',
    source: 'Накопители',
    each: 'Каждый',
    all: 'Все',
    limit: 'Узкое место',
    array: (name, count) => `массив ${name}, накопителей: ${count}`,
  },
  changes: {
    title: 'Что поможет',
    gain: (total, gain, reach) => `${total}, +${gain}${reach}`,
    multiple: (total, times, reach) =>
      `${total}, в ${times} ${formOf(Number(times.replace(',', '.')), { one: 'раз', few: 'раза', many: 'раз', other: 'раза' })} больше${reach}`,
    reach: ', дальше следующее узкое место',
    ssds: (name) => `Вместо ${name ? `«${name}»` : 'жёстких дисков'} взять SSD, которые вдвое быстрее`,
    port: (name, to) => `Подключить ${into(name)} к порту с полным соединением, ${to}`,
    cables: (name, to) => `Подключить ${into(name)} большим числом линий, ${to}`,
    such: (names) => `Например, ${list(names, 'or')}.`,
    instead: (kind, other, name, link) =>
      `В каталоге нет ${of(kind)} с таким соединением. Есть ${other} для тех же накопителей: ${name}, ${link}.`,
    lookFor: (kind, link) =>
      `В каталоге нет ${of(kind)} с таким соединением. Ищите в технических описаниях соединение с хостом ${link}.`,
    anotherBoard: (names) =>
      `Для этого нужна другая плата, часто и другой процессор: например, плата с ${list(names, 'or')}.`,
    noBoard: 'В каталоге нет чипсета с таким аплинком.',
    compare: 'Сравнить',
    none: {
      media: 'Более быстрые накопители или большее их число прибавят меньше 1 % к общей скорости.',
      filled: 'С таким соединением почти нет накопителей быстрее: помогут накопители с более быстрым соединением.',
      link: 'Никакое более быстрое соединение из тех, что продаются, не прибавит и 1 % к общей скорости. Распределите накопители по двум соединениям.',
      chip: 'Более быстрый чип прибавит меньше 1 % к общей скорости.',
      network: 'Более быстрая сеть прибавит меньше 1 % к общей скорости.',
      memory: 'Поможет другой компьютер: ограничивают его процессор и память.',
      protocol: 'Помогут больше потоков, RDMA или более быстрая сеть.',
      streams: 'Поможет больше одновременных потоков.',
      waiting: 'Поможет больше одновременных запросов или меньшее время отклика.',
      peer: 'Поможет более быстрое хранилище на другом конце.',
      many: 'Для такого числа компонентов изменения не перебираются.',
    },
    kinds: {
      slot: (name, to) => `Поставить ${into(name)} в слот с полным соединением, ${to}`,
      processor: (name) => `Перенести всё, что можно, с ${of(name)} на слоты процессора`,
      network: (_, to) => `Взять сеть быстрее, ${to}`,
      chip: (name) => `Заменить ${into(name)} на модель, чип которой пропускает больше`,
      faster: (name, to) =>
        to
          ? `Вместо «${name}» взять накопитель NVMe вдвое быстрее, ${to}`
          : `${name ? `Вместо «${name}» взять` : 'Взять'} накопители вдвое быстрее`,
      drives: (name, to) => `Взять вдвое больше ${name ? `«${name}»` : 'накопителей'}, ${to}`,
      width: (name, to) => `Заменить ${into(name)} на модель с большим числом линий, ${to}`,
      generation: (name, to) => `Заменить ${into(name)} на модель более нового поколения, ${to}`,
      payload: (name, to) => `Задать Max Payload Size ${to} Б на всём пути от ${of(name)} до процессора`,
      both: (name, to) => `Взять ${to} на обоих концах соединения: и у ${of(name)}, и у порта`,
      switching: (name) => `Вместо «${name}» взять контроллер и умножитель портов, оба с FIS-based switching`,
    },
  },
  compare: {
    title: 'Сравнение A и B',
    stop: 'Закончить сравнение',
    before: 'A, запомнена',
    now: 'B, в форме',
    figure: 'Показатель',
    total: 'Всё вместе',
    expected: 'Ожидаемый диапазон',
    limit: 'Узкое место',
    none: '–',
    part: (name, member) => `${capital(name)}: ${member}`,
    blockSize: 'Размер блока',
  },
  take: {
    notDrawn: 'Браузер не смог построить картинку. Попробуйте другой формат.',
    notLoaded: 'Экспорт не загрузился. Проверьте соединение и попробуйте ещё раз.',
    copied: 'Скопировано',
    failed: 'Браузер не дал скопировать. Ссылка — в адресной строке.',
    files: { json: 'chain.json', svg: 'chain.svg', png: 'chain.png' },
  },
  coreFailed:
    'Расчёт не загрузился: показанный ответ — пример самой страницы, а не ответ на её адрес или на то, что вы вводите. Измените любое поле, чтобы попробовать снова.',
  ignored: (problem) => `Не удалось прочитать адрес: ${problem}`,
  stale: 'Это последняя сборка, которую удалось посчитать, а не то, что введено сейчас.',

  address: {
    noMember: (id, given, allowed) =>
      `у компонента ${id} указано «${given}», а такого поля нет. Есть ${list(allowed, 'and')}; после имени поля — двоеточие и значение.`,
    yesOrNo: (id, member, given) => `у компонента ${id} поле ${member} равно «${given}». Напишите yes или no.`,
    noKind: (id, given) =>
      `у компонента ${id} неизвестный вид «${given}». Напишите вид, например hba или drive, или уровень массива, например raidz2.`,
    noLoad: (given, allowed) => `нагрузки «${given}» нет. Выберите ${list(allowed, 'or')}.`,
    noBlockSize: (given) => `размер блока — «${given}». Напишите число байтов, например 4096.`,
    misspelt: (given, meant) => `параметра «${given}» нет. Напишите «${meant}».`,
    tooLong: (length, most) =>
      `его длина — ${length} ${formOf(length, { one: 'символ', few: 'символа', many: 'символов', other: 'символа' })}; читаются не больше ${most}.`,
  },
};
