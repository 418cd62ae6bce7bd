// Ответы поля для вопроса.

import { allOf } from '../../../../datasets/tools/language/list.ts';
import { plural } from '../../../../datasets/tools/language/plural.ts';
import type { Limit, LimitKey } from '../../../../site/ask/answer.ts';
import { whole } from '../../../../site/ask/show.ts';
import type { Words } from '../../../../site/common/in-english.ts';
import { counted } from '../grammar.ts';

const shared = 'Какие накопители делят слот или коммутатор?';
const behind = 'Остальное — за чипсетом и делит его аплинк. Какие накопители в каких слотах?';

const role: Record<LimitKey, string> = {
  drive: 'накопитель',
  port: 'порт накопителя',
  chip: 'чип контроллера',
  card: 'соединение карты',
  slot: 'слот',
  cable: 'кабель экспандера',
  uplink: 'аплинк чипсета',
  network: 'сетевой порт',
  usb: 'соединение USB',
  thunderbolt: 'соединение Thunderbolt',
  dock: 'док-станция',
};

/** «8 жёстких дисков»: накопители после числа. */
const DRIVES = {
  hdd: 'one {# жёсткий диск} few {# жёстких диска} many {# жёстких дисков} other {# жёсткого диска}',
  ssd: 'other {# SSD}',
  nvme: 'one {# накопитель NVMe} few {# накопителя NVMe} many {# накопителей NVMe} other {# накопителя NVMe}',
  sas_ssd: 'other {# SSD SAS}',
  unknown: 'one {# накопитель} few {# накопителя} many {# накопителей} other {# накопителя}',
};
/** Они же во множественном числе. */
const SUCH = {
  hdd: 'жёсткие диски',
  ssd: 'SSD',
  nvme: 'накопители NVMe',
  sas_ssd: 'SSD SAS',
  unknown: 'накопители',
};

/** «узкое место — слот (PCIe 2.0 x4)»; о накопителях всё говорит их вид. */
const limitedBy = ({ key, detail }: Limit): string => {
  const name = role[key];
  if (key === 'drive' && detail !== '') return `узкое место — ${detail}`;
  return `узкое место — ${name}${detail && ` (${detail})`}`;
};

/** Предложение начинается с прописной. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const words: Words<typeof import('../../../../site/ask/words.ts').words> = {
  link: (name, rate, raw) =>
    `${name} пропускает не больше ${rate} полезных данных в одну сторону (${raw} после линейного кода).`,
  usbLink: (name, expected, most) =>
    `${name}: ожидайте около ${expected}; при таких пакетах больше ${most} не получить.`,
  twoLinks: (first, one, second, other) => `${first}: ${one}; ${second}: ${other}.`,
  alike: ' Они равны.',
  more: (name, times) =>
    ` ${name} даёт в ${counted(Number(times.replace(',', '.')), 'раз', 'раза', 'раз', times)} больше.`,
  assumeLeftOut: (list) => `не понято и не учтено: ${allOf(list.map((item) => `«${item}»`))}`,
  leaveOut: (list) => `без ${allOf(list.map((item) => `«${item}»`))}`,
  alone: (part) => `только ${part}`,
  bothEnds: (link, rate) =>
    `Соединение работает как ${link}: из двух концов берутся более старое поколение и меньшее число линий. При чтении с накопителя — не больше ${rate}.`,
  whichGeneration: 'Какое это поколение PCIe?',
  whichWidth: 'Сколько линий у соединения?',
  whichUsb: 'Какая это скорость USB: 5, 10 или 20 Гбит/с?',
  byModel: 'Зависит от модели. ',
  claimed: (rate) => `Нет, не ${rate}. `,
  claimedRight: (rate) => `Да, около ${rate}. `,
  seenNormal: (seen, share, expected) => `${seen} — это нормально: ${share} % от ожидаемых ${expected}. `,
  seenAbove: (seen, expected) =>
    `${seen} — больше, чем даёт этот путь (${expected}): ответил кэш или какая-то часть быстрее, чем названо. `,
  seenLow: (seen, share, expected) => `${seen} — это мало: ${share} % от ожидаемых ${expected}. `,
  amongMeasured: (seen, range) => `${seen} — это нормально: на таких соединениях измерено ${range}. `,
  aboveMeasured: (seen, range) =>
    `${seen} — больше, чем измерено на таких соединениях (${range}); скорость соединения, которую показывает компьютер, больше той, что оно пропускает. `,
  belowMeasured: (seen, range) => `${seen} — меньше, чем измерено на таких соединениях (${range}). `,
  timeNormal: (seen) => `${seen} — это нормально. `,
  timeLong: (seen) =>
    `${seen} — это долго: обычно виноваты другая нагрузка, медленный накопитель или узкое соединение. `,
  timeShort: (seen) => `${seen} — быстрее, чем здесь ожидается: накопители быстрее, или читалось не всё. `,
  shownNormal: (size) => `${size} — столько и должно быть: программы считают в ТиБ. `,
  shownOther: (size) => `Эти накопители вмещают не ${size}. `,
  paceOf: (links) => `Такова скорость ${links.join(' или ')}: проверьте, не поднялось ли соединение на ней. `,
  causes: {
    drive: 'Обычные причины: нагрев, полный кэш, мелкие блоки или мало запросов одновременно. ',
    port: 'Обычная причина: порт или кабель на более старой скорости. ',
    chip: 'Обычные причины: мелкие блоки, мало запросов одновременно или медленный накопитель среди них. ',
    card: 'Обычная причина: слот с меньшим числом линий или более старого поколения; соединение видно в LnkSta (lspci -vv). ',
    slot: 'Обычная причина: меньше линий или более старое поколение; это видно в LnkSta (lspci -vv). ',
    cable: 'Обычная причина: медленный накопитель или неработающая линия кабеля. ',
    uplink: 'Обычные причины: другие устройства за чипсетом или более медленный слот. ',
    network: 'Обычные причины: накопители, другая сторона или порт на меньшей скорости; их различит iperf3. ',
    usb: 'Обычная причина: кабель, порт или хаб на более старой скорости; это показывает lsusb -t. ',
    thunderbolt: 'Обычные причины: сам накопитель или его линии в боксе. ',
    dock: 'Обычные причины: сам накопитель или его линии в док-станции. ',
    disk: 'Обычные причины: мелкие файлы, другая нагрузка или неисправный диск. ',
  },
  usualDisk: (rate) => `Такие жёсткие диски читают около ${rate} на внешних дорожках и вдвое медленнее на внутренних.`,
  usualDrive: (kind, rate) =>
    `Такие ${kind === 'nvme' ? 'накопители NVMe' : kind === 'sas_ssd' ? 'SSD SAS' : 'SSD SATA'} читают около ${rate}.`,
  total: (rate, drives, limit) => `${capital(drives)} вместе: ${rate}; ${limitedBy(limit)}.`,
  listed: 'все накопители этого списка',
  list: (understood, unread) => {
    const built = `Из ${plural(understood, 'one {# строки} other {# строк}')} этого списка собран компьютер`;
    return unread === 0
      ? `${built}. Откройте его в расчёте.`
      : `${built}; ${plural(unread, 'one {# строка не понята} few {# строки не поняты} many {# строк не понято} other {# строки не понято}')}, поэтому числа пока нет. Откройте его в расчёте и добавьте недостающее.`;
  },
  copied: (rate, limit) => `${rate}: копирование читает с одного конца и сразу пишет на другой; ${limitedBy(limit)}.`,
  cacheFull: (after, rate) => `После ${after} кэш записи заполнен: дальше ${rate}.`,
  cacheUnknown: (names) =>
    `Сколько вмещает кэш записи, неизвестно (${allOf(names)}): долгое копирование может замедлиться.`,
  copyTooLarge: (size, room) => `${size} не поместятся: приёмник вмещает не больше ${room}.`,
  copyExpected: (low, high) => `Ожидайте от ${low} до ${high}.`,
  copyStarts: (time, rate, limit) => `${time}: сначала ${rate}; ${limitedBy(limit)}.`,
  together: (rate, limit) => `Вместе: ${rate}; ${limitedBy(limit)}.`,
  share: (rate, drives, limit) => `${drives} — ${rate} (${limitedBy(limit)})`,
  shares: (list) => `Из них: ${allOf(list)}.`,
  one: (rate, limit) => `${rate}; ${limitedBy(limit)}.`,
  each: (each, rate, drives, limit) => `По ${each} на накопитель; ${drives} вместе: ${rate}; ${limitedBy(limit)}.`,
  clients: (rate, limit) => `Клиентам по сети: ${rate}; ${limitedBy(limit)}.`,
  fromClients: (rate, limit) => `От клиентов по сети: ${rate}; ${limitedBy(limit)}.`,
  drivesLimit: (doubt, drives, wanted, part, carries) =>
    `${doubt === 'enough' ? 'Да' : 'Нет'}: ${drives} — это ${wanted}, а ${part} пропускает ${carries}.`,
  carrier: 'путь до них',
  verdict: (isYes) => (isYes ? 'Да. ' : 'Нет. '),
  driveReads: (read, link, carries) => `Такой накопитель читает около ${read}, а ${link} пропускает ${carries}.`,
  sataLanes: ' У накопителя SATA нет своих линий PCIe, у NVMe — есть.',
  carries: (link, rate) => `${link} даст ${rate}. `,
  drives: (count, kind) => plural(count, DRIVES[kind]),
  dockNormal: (rate) =>
    `Около ${rate} — это нормально: док-станция этого поколения даёт накопителю внутри одну линию PCIe 3.0, сколько бы ни пропускал кабель.`,
  usb2: (rate) =>
    `Около ${rate} — столько пропускает USB 2.0: соединение откатилось до 480 Мбит/с. Попробуйте другой кабель и порт; скорость покажет lsusb -t.`,
  limit: ({ key, detail }: Limit) => [role[key], detail].filter(Boolean).join(': '),
  ssds: 'SSD',
  spinning: (turns) => `жёсткий диск, ${turns} об/мин`,
  outerTracks: 'жёсткий диск на внешних дорожках',
  dataShare: (link) => `доля данных PCIe в ${link}`,
  dockLane: 'одна линия PCIe 3.0 к накопителю',
  assumeDisk: (rate) => `жёсткие диски: ${rate} на внешних дорожках, примерно вдвое меньше на внутренних`,
  assumeMegabytes: (typed, number) => `${typed} прочитано как ${number} МБ/с на накопитель`,
  assumeTerabytes: (number) => `${number} — это ${number} ТБ`,
  assumeGenericCard: 'сама карта не ограничивает',
  assumeKind: 'судя по ёмкости или скорости, это жёсткие диски',
  assumeRate: (kind, rate) => `${SUCH[kind]}: ${rate}, как обычно у таких`,
  ratedDrive: (name, rate) => `${name}: ${rate}, как заявлено`,
  measuredDrive: (name, rate) => `${name}: ${rate}, как измерено в наших данных`,
  assumeWrites: 'запись идёт с той же скоростью, что и чтение, пока не заполнится кэш накопителя',
  writesAt: (name, rate) => `${name}: запись ${rate}`,
  assumeDriveLanes: 'у накопителя четыре линии, как у NVMe',
  whichever: (names) => `ответ один и тот же: ${names.join(', ')}`,
  assumePayload: 'в пакете 256 Б полезных данных, как обычно на таком пути',
  assumeLargest: (less) => `в пакете 512 Б полезных данных; с обычными 256 Б на ${less} меньше`,
  assumeSlotGeneration: (generation) => `слот — PCIe ${generation}; слот более старого поколения пропускает меньше`,
  assumeWholeSlot: (name) => `в слоте есть все линии, которые нужны ${name}`,
  assumeBelow: (link) => `накопители быстрее, чем ${link}`,
  assumeOneCable: 'экспандер подключён одним кабелем из четырёх линий',
  assumeNetworkSlot: 'слот не ограничивает сетевую карту',
  assumeMtu: 'кадры по 1500 байт и TCP',
  assumeStreams: 'два пространственных потока, как у ноутбуков и телефонов; канал делят все клиенты',
  assumeChannel: 'канал шириной 160 МГц',
  assumeTwoLanes: 'две линии по 20 Гбит/с; некоторые компьютеры используют между собой одну',
  assumeNoController: 'контроллер накопителей не ограничивает',
  assumeSata: 'накопитель и порт — SATA 3.0 (6 Гбит/с)',
  assumeUas: 'протокол UAS',
  assumeLanes: (chipset, generation) => `линии ${chipset} — PCIe ${generation}`,
  assumeWidth: (name, lanes) =>
    `${name} даёт накопителю ${plural(lanes, 'one {# линию} few {# линии} many {# линий} other {# линии}')}`,
  assumeOwnLanes: 'у каждого накопителя свои линии, не меньше PCIe 3.0 x4',
  assumeSharedFirst: 'вместе накопители быстрее общего для них участка',
  assumePorts: (name) => `накопители подключены к портам SATA чипсета ${name}`,
  assumeSameChip: (text, name) => `у ${text} тот же чип, что у ${name}`,
  assumeDock: 'накопитель стоит внутри док-станции, и её чип даёт ему одну линию',
  lanesInUse: (name, takes, has) => `${name}: занято линий ${takes} из ${has}`,
  beside: (what) => `здесь не ограничивает и не учтено: ${what}`,
  assumePairs: 'зеркала по два накопителя с чередованием (RAID 10)',
  assumeNoCheck: 'все накопители читаются одновременно',
  whichLevel: 'Какая схема: RAID 5, RAID 6, RAID-Z2, зеркала?',
  howManyDrives: 'Сколько накопителей и какой ёмкости?',
  ratio: (one, other, writes, mixed) =>
    `${one} против ${other}: случайная запись ×${writes}, при 70 % чтения ×${mixed}, случайное чтение такое же.`,
  whichIops: 'Сколько IOPS даёт один накопитель и какая доля нагрузки — чтение?',
  iops: (iops, reads) => `${whole(iops)} IOPS при случайном доступе, чтения ${reads} %.`,
  iopsOf: (kind, iops) => `${SUCH[kind]} по ${iops} IOPS`,
  assumeMix: '70 % запросов — чтение',
  timeOfChain: (each, limit, isCopy) =>
    `Каждый накопитель получает здесь ${each}; ${limitedBy(limit)}. Спросите о времени при этой скорости: «${isCopy ? 'копирование 2 ТБ' : 'ребилд 16 ТБ'} на 150 МБ/с».`,
  howMany: 'Какова скорость одного накопителя? Опишите их сборкой, например «6x 16 ТБ HDD по 10 GbE», и сравните.',
  assumeOnePort: (name) => `используется один порт ${name}`,
  tunnelled: (isSlowed, each) =>
    isSlowed
      ? ` Экспандер без буферов работает на тех же 6 Гбит/с, что и накопители SATA за ним: не больше ${each} на каждый.`
      : ` За экспандером накопителям SATA может достаться немного меньше, чем досталось бы SAS: не больше ${each} на каждый.`,
  rateOf: (name) =>
    `Скорость ${name} здесь неизвестна. Укажите её из технического описания, например «${name} 5000 МБ/с».`,
  whichRate: 'Какова средняя скорость накопителей?',
  copyHow: 'Какова скорость более медленного конца? Спросите о времени при ней: «копирование 2 ТБ на 150 МБ/с».',
  copyAlong: (time, rate, limit) => `${time} при ${rate}${limit ? `; ${limitedBy(limit)}` : ''}.`,
  copyCache: 'Время копирования зависит от кэша накопителя: посчитайте в калькуляторе.',
  copyTo: (time, cache, fast, slow) =>
    slow === undefined
      ? `${time}: всё помещается в кэш (${cache}), который принимает ${fast}.`
      : `${time}: кэш (${cache}) принимает ${fast}, остальное пишется со скоростью ${slow}.`,
  copyUnknown: (name) =>
    `Кэша записи ${name} такой ёмкости в данных нет: введите числа из обзора или добавьте измеренное заполнение.`,
  copyRefused: (name) => `Столько на ${name} не поместится.`,
  assumeSize: (name, size) => `${name} на ${size}`,
  assumeEmpty: 'накопитель пуст',
  assumeFastSource: 'источник быстрее накопителя',
  measuredFill: (name) => `кэш и скорости ${name} измерены в обзоре`,
  statedFill: (name) => `кэш и скорости ${name} указаны производителем`,
  where: (count) =>
    `Где стоят накопители (${count}): в одном разделённом слоте, на карте с коммутатором или каждый в своём слоте?`,
  whereOne: 'В каком слоте стоит накопитель или через какое соединение подключён?',
  split: (show, of) =>
    show < of
      ? `слот разделён, видно ${show} из ${plural(of, 'one {# накопителя} other {# накопителей}')}`
      : 'слот разделён',
  switched: 'карта с коммутатором: слот у всех общий',
  eachOwn: 'такой слот у каждого накопителя',
  say: {
    inPlace: (slot) => `в ${slot}`,
    split: 'бифуркация',
    switched: 'с коммутатором',
    eachOwn: 'каждый в своём слоте',
    behindChipset: 'за чипсетом',
    onProcessor: 'на процессорных линиях',
    nvmeDrives: 'накопители NVMe',
    speed: 'скорость',
    usable: 'полезный объём',
    hardDisks: 'жёсткие диски',
    sataSsds: 'SATA SSD',
    raidCard: 'RAID-карта',
    hba: 'HBA',
    chipset: 'чипсет',
    sasDisks: 'накопители SAS',
    sataDisks: 'накопители SATA',
    slot: (link) => `слот ${link}`,
    inSlot: (link) => `в слоте ${link}`,
    over: (network) => `по сети ${network}`,
    normal: 'это нормально?',
    lasts: (work: string) => `${work}: сколько времени`,
    seen: (rate: string) => `только ${rate}, это нормально?`,
    each: 'на каждый диск',
    writes: 'скорость записи',
  },
  slotEach: (generation, lanes) => `слот PCIe ${generation} x${lanes} у каждого`,
  bifurcation:
    'Какая это плата и разделён ли слот? Неразделённый слот или x4 покажет один накопитель, 4+4 — два, 4+4+4+4 — все четыре.',
  sataOrSas: 'Это накопители SATA или SAS? Накопители SATA замедляют линии экспандера SAS-3.',
  whichController: 'Какой контроллер или поколение слота? Жёсткие диски это или SSD?',
  tooFewPorts: (name, ports, drives) =>
    `У ${name} ${plural(ports, 'one {# порт} few {# порта} many {# портов} other {# порта}')}, а накопителей ${drives}. Что между ними: экспандер, умножители портов, вторая карта?`,
  sataInNvme:
    'Накопителю SATA нужен слот M.2, в который выведен SATA: слот только для NVMe его не увидит. Какой это слот какой платы?',
  macUsb: 'В Mac обычно нет USB 3.2 Gen 2x2, и тогда такой накопитель работает на 10 Гбит/с. А в этом есть?',
  macHasNot: 'нет, 10 Гбит/с',
  usb4Optional:
    'USB 3.2 Gen 2x2 есть не у всех портов USB4 и Thunderbolt; без него такой накопитель работает на 10 Гбит/с. Что есть у этого?',
  whichKind: 'Это жёсткие диски или SSD?',
  whichNetwork: 'Какова скорость сети?',
  nvmeOnHost: (name) =>
    `Накопители NVMe подключаются к ${name}, только если это карта и для NVMe, и число линий у каждого зависит от кабеля. Как они подключены?`,
  sataOrNvme: 'Эти SSD — SATA или NVMe?',
  whichCardOf: (drives) => `На какой карте или каком чипсете ${drives}?`,
  emptyCard: (card) => `Что подключено к ${card}?`,
  whichCard: (name) => `${name} — это RAID-карта или чипсет?`,
  whichChipset: 'Какой это чипсет?',
  lacks: (name, one) => {
    const rest = one.isWhole ? shared : behind;
    switch (one.of) {
      case 'lanes':
        return `Нужно линий: ${one.takes}, у ${name} своих ${one.has}. ${rest}`;
      case 'links':
        return `Нужно слотов x${one.lanes}: ${one.takes}, у ${name} их не больше ${one.has}. ${rest}`;
      case 'generation':
        return `У ${name} нет слота x${one.lanes} PCIe ${one.takes}, лучший — ${one.has}. Какой это слот?`;
      default:
        return `У ${name} нет слота x${one.takes}, самый широкий — x${one.has}. Какой это слот?`;
    }
  },
  unknownUplink: (name) => `Аплинк ${name} здесь неизвестен.`,
  ports: (many, rate, limit) =>
    `${many === 2 ? 'Оба порта' : `Все порты (${many})`} вместе: ${rate}; ${limitedBy(limit)}.`,
  hubLanes: (name) =>
    `${name} передаёт Thunderbolt дальше; сколькими линиями PCIe он питает накопитель, ни один источник здесь не называет. Их покажет lspci -vv на самой машине.`,
  oneMachine: 'Здесь больше одного компьютера. Спросите об одном или соберите их в расчёте.',
  unread: (list) => `Не понято: ${allOf(list.map((item) => `«${item}»`))}. Без этого ответа нет.`,
  notEnough:
    'Для числа этого мало. Напишите, что нужно узнать — скорость, ёмкость или время — и какие накопители к чему подключены.',
  notHere: (what) =>
    `«${what}» — вопрос не для этого сайта: он считает скорость, место, время и то, что их ограничивает.`,
  near: (unknown, names) =>
    names.length > 0
      ? `Название «${unknown}» здесь неизвестно. Ближайшие: ${allOf(names)}.`
      : `Название «${unknown}» здесь неизвестно.`,
  addIt: 'Как его добавить, написано в разделе «Участие».',
  anyOfItsKind: 'любое такое устройство',
  changing: (word) => `Неясно, что меняет «${word}». Перечислите компоненты, например «4x 990 PRO на плате с B650».`,
  tooManyDrives: (count) =>
    `${whole(count)} ${plural(count, 'one {накопитель} few {накопителя} many {накопителей} other {накопителя}')} — больше, чем вмещает один компьютер.`,
  clash: 'Эти единицы не подходят друг к другу.',
  part: (name, facts) => `${name}: ${facts}.`,
  partFacts: {
    link: (link) => `соединение ${link}`,
    ports: (count, ports) =>
      `${plural(count, 'one {# порт} few {# порта} many {# портов} other {# порта}')}${ports ? ` ${ports}` : ''}`,
    rated: (rate) => `${rate}, как заявлено`,
    measured: (rate) => `${rate}, как измерено в наших данных`,
    writes: (rate) => `${rate} при записи, пока кэш не заполнен`,
    noWrites: 'источника скорости записи здесь нет',
    noIops: 'IOPS зависят от глубины очереди и размера блока; измерения — в разделе «Данные»',
    assumed: (rate) => `для таких обычно около ${rate}; для него самого источника нет`,
    lanes: (list) => `своих линий: ${list.join(' и ')}`,
    lanesOf: (lanes, generation) => `${lanes} PCIe ${generation}`,
    uplink: (link, rate) => `аплинк ${link}, ${rate} на всё, что за ним`,
    unknown: 'показатели здесь неизвестны',
  },
  boardPage: (name) => `Слоты ${name} — на её странице: сколько линий в каждом и к чему он подключён.`,
  boardsOfOneName: (name, boards) => `Плат с названием ${name}: ${boards}. В списке они различаются слотами.`,
  slotGives: (slot, rate) => `${slot} (${rate})`,
  slotsRanked: (board, best, others) =>
    `Лучше всего на ${board}: ${allOf(best)}.${others.length > 0 ? ` Меньше: ${allOf(others)}.` : ''} Страница платы показывает, что каждый слот делит с другими.`,
  slotOnBoard:
    'Это зависит от платы. В разделе «Платы» показаны слоты каждой: сколько у них линий и откуда они — от процессора или чипсета.',
  whichSlot: (board) => `В каком слоте ${board}?`,
  slotOpen: (slot, board) =>
    `Сколько линий в ${slot} у ${board}, неизвестно. Это скажет руководство и покажет LnkSta в выводе lspci -vv.`,
  slotIs: (board, slot, lanes, generation, attached) =>
    `${slot} у ${board} — ${generation ? `PCIe ${generation} ` : ''}x${lanes}${attached === 'chipset' ? ', за чипсетом, чей аплинк делят все его слоты' : attached === 'processor' ? ', от процессора' : ''}— по данным прошивки`,
  board: (chipset) =>
    `Этой платы в таблицах нет. Линии ${chipset} показаны на его странице; как разведён слот, скажет руководство или lspci -vv.`,
  article: 'На этот вопрос отвечает статья.',
  read: {
    board: 'плата',
    count: (value) => `количество: ${whole(value)}`,
    size: (size) => `ёмкость: ${size}`,
    rate: (rate) => `скорость: ${rate}`,
    drives: (value) => plural(value, 'one {# накопитель} few {# накопителя} many {# накопителей} other {# накопителя}'),
    lanes: (lanes) => plural(lanes, 'one {# линия} few {# линии} many {# линий} other {# линии}'),
    wires: { usb: 'USB', sata: 'SATA', ethernet: 'Ethernet', dmi: 'DMI' },
    tags: {
      hdd: 'жёсткие диски',
      ssd: 'SSD',
      nvme_tag: 'NVMe',
      expander: 'экспандер SAS',
      each: 'каждый накопитель',
      chipset_slot: 'за чипсетом',
      cpu_slot: 'линии процессора',
      single_link: 'один кабель',
      dual_link: 'два кабеля',
      bifurcation: 'разделённый слот',
    },
  },
  chips: {
    remove: 'не учитывать',
    all: 'все вместе',
    each: 'на каждый диск',
    writes: 'запись',
    usual: 'как обычно',
    whole: 'все линии карты',
    noNetwork: 'нет',
    number: (value) => value.replace(/x$/, ''),
    times: (count, drives) => `${whole(count)} × ${drives}`,
    quantities: {
      throughput: 'скорость',
      space: 'полезное место',
      time: 'время',
      iops: 'IOPS',
      ratio: 'отношение',
      chance: 'вероятность',
      lanes: 'линии',
      count: 'сколько штук',
      none: '',
    },
    kinds: { verdict: 'да или нет', normal: 'нормально ли это', comparison: 'сравнение', figure: '' },
  },
  none: 'Опишите компьютер, задайте вопрос или вставьте вывод программы, например «8x 4 ТБ HDD на 9211-8i в 2.0 x4».',
  tooLong: 'Для вопроса это слишком длинно, а на вывод известной программы не похоже.',
  pasteLink: (what, rate) => `${what} пропускает не больше ${rate} при чтении с накопителя.`,
  idleGraphics:
    'Видеокарта в простое снижает скорость своего соединения до 2,5 ГТ/с ради экономии. Посмотрите под нагрузкой: в простое это ничего не ограничивает.',
  pasteHdparm: (rate) => `Накопитель читает ${rate} (hdparm считает в МиБ); число для кэша — это скорость памяти.`,
  pasteScrub: (time, rate) =>
    `Осталось ${time} при ${rate}: с такой скоростью отправляются запросы, она и задаёт ход scrub или resilver.`,
  pasteKernel: (time, rate) => `Осталось ${time} при ${rate} на каждый накопитель.`,
  pasteSata: (rate) =>
    `Нет: соединение на 3 Гбит/с пропускает ${rate}, больше, чем читает жёсткий диск. Скорее всего, причина в старом порте или кабеле.`,
  pasteRead: 'Это вывод программы: что ограничивает компьютер, покажет диагностика.',
  pasteUnread: 'Похоже на вывод программы. Вставьте его целиком в диагностику.',
  atPort: (link, port) => `${link} на порту ${port}`,
};
