// Слова страницы, которая читает вывод машины. Замечания, причины и вердикты говорят сами инструменты.
import { counted } from '../grammar.ts';

const lines = (count: number, text: string) => counted(count, 'строка', 'строки', 'строк', text);
const drives = (count: number, text: string) =>
  counted(count, 'накопитель', 'накопителя', 'накопителей', text);

export const words: typeof import('../../../../site/diagnose/words.ts').words = {
  title: 'Что тормозит мою машину?',
  description:
    'Вставьте вывод lspci, dmesg, lsblk, smartctl, lsusb, zpool, fio или CrystalDiskInfo и увидите, какое соединение или настройка ограничивает накопители, почему и как это подтвердить. Ничто не покидает ваш браузер.',
  lead: 'Вставьте то, что печатает ваша машина. Вы увидите, какое соединение, порт или настройка ограничивает накопители, чем это, вероятно, вызвано и какая команда это подтвердит.',
  private:
    'Ничто не покидает ваш браузер: текст читается в этой странице, а её политика разрешает обращаться только к своему хосту, который лишь отдаёт файлы.',
  noScript: 'Текст читается в этой странице, для этого нужен JavaScript. В терминале то же:',
  command: 'npm run -s diagnose -- <файлы>',

  input: {
    label: 'Вывод вашей машины',
    hint: 'Вставляйте несколько выводов подряд, в любом порядке; текст между ними не мешает. Читается вывод lspci, dmesg, lsblk, lsscsi, lsusb, smartctl, nvme, lstopo, mdadm, zpool, storcli и родственных программ, CrystalDiskInfo, Get-PhysicalDisk, fio и других тестов.',
    files: 'Или выберите текстовые файлы',
    filesHint: 'Файлы можно и перетащить в любое место страницы.',
    clear: 'Очистить',
    given: 'Файлы для чтения',
    remove: 'Убрать',
    removeNamed: (name) => `Убрать ${name}`,
    sized: (name, size) => `${name}, ${size}`,
    pasted: 'Длинный вставленный текст',
  },
  commands: {
    title: 'Какой вывод говорит больше всего?',
    lede: 'В Linux — эти три. Для начала хватит и одного.',
    list: [
      ['sudo lspci -vv', 'как быстро работает каждое соединение PCIe и что могут обе стороны'],
      ['lsblk -O -J', 'накопители, их модели и способ подключения'],
      ['sudo dmesg', 'скорости соединений SATA и USB, ошибки и что ядро понизило'],
    ],
    copy: 'Скопировать',
    copyNamed: (command) => `Скопировать ${command}`,
    copied: 'Скопировано',
    notCopied: 'Браузер не дал скопировать. Выделите текст и скопируйте вручную.',
  },
  examples: {
    title: 'Нет вывода под рукой? Попробуйте пример',
    list: {
      nvme: 'Накопитель NVMe вполовину своей скорости',
      usb: 'USB SSD на 41 МБ/с',
      card: 'Четыре SSD, которые делят 900 МБ/с',
    },
  },

  status: {
    reading: (read, of) => `Читаются файлы: ${read} из ${of} …`,
    diagnosing: 'Чтение …',
    progress: 'Сколько прочитано',
    stop: 'Остановить',
    toAnswer: 'К ответу',
    stopped: 'Остановлено. Измените текст, чтобы прочитать его снова.',
    noWorker:
      'Браузер не дал начать чтение. Фоновые скрипты может запрещать расширение или политика. То же работает в терминале: npm run -s diagnose',
    failed: (reason) =>
      `Прочитать текст не удалось: ${reason}. Измените его, чтобы попробовать снова.`,
  },
  refused: {
    tooLarge: (size, most) =>
      `вместе с ним текст занимает ${size}, а читается не больше ${most}. Оставьте часть о накопителях и соединениях, например вывод команды sudo dmesg | grep -iE "ata|nvme|usb|pci|scsi"`,
    because: (message, fix) => `${message}; ${fix}`,
    kinds: {
      picture:
        'это картинка, а читается только текст. Скопируйте текст из окна терминала или сохраните его: sudo lspci -vv > lspci.txt',
      archive: 'это архив. Распакуйте его и выберите текстовые файлы.',
      document: 'это PDF. Скопируйте его текст и вставьте выше.',
    },
    file: (name, reason) => `${name} не прочитан: ${reason}`,
  },
  places: {
    typed: 'вставленный текст',
    inFile: (name, line) => `${name}, строка ${line}`,
    line: (line) => `строка ${line}`,
  },

  answer: 'Ответ',
  nothing: 'В этом тексте нет вывода, который можно прочитать.',
  noMachine: 'Текст прочитан, но в нём нет ни накопителя, ни соединения.',
  next: 'Вставьте сам вывод, с первой строки, а не его описание. Лучше всего начать с `sudo lspci -vv`.',
  machines: {
    label: (count) => `В тексте ${counted(count, 'машина', 'машины', 'машин')}. Показать`,
    option: (number, count, text, place) =>
      count === 0
        ? `Машина ${number}; начало — ${place}`
        : `Машина ${number}: ${drives(count, text)}; начало — ${place}`,
  },
  findings: {
    title: 'Что найдено',
    none: 'Замечаний нет: в этом выводе не видно ни соединения, ни порта, ни настройки, которые что-либо замедляют.',
    severity: {
      problem: 'Проблема',
      hint: 'Стоит проверить',
      normal: 'Норма',
    },
    causes: 'Вероятные причины',
    cause: 'Вероятная причина',
    more: (count, text) =>
      `ещё ${counted(count, 'возможная причина', 'возможные причины', 'возможных причин', text)}`,
    check: 'Проверка',
    fix: 'Исправление',
    why: (id) => `${id}: почему это важно`,
    show: (place) => `Показать: ${place}`,
    further: (count, text) =>
      `Показать ещё ${counted(count, 'замечание', 'замечания', 'замечаний', text)}`,
    normal: (_, text) => `Выглядит неправильно, но это норма: ${text}`,
  },
  chain: {
    title: 'Что должна давать машина',
    lede: 'По этому выводу, как в расчёте цепочки. Ширина полосы — сколько может пропустить компонент; закрашено то, что через него идёт, когда читаются сразу все накопители.',
    assumed: 'Принято',
    assumedOf: (member, ground) => `${member}: ${ground}`,
    hint: 'У компонентов с пометкой «Принято» есть число, которого нет в выводе. Откройте расчёт цепочки и введите настоящее.',
    none: 'В выводе нет накопителя вместе с соединением, которым он подключён, поэтому рисунка нет. Обычно он получается из вывода sudo lspci -vv и lsblk -O -J.',
    noCore:
      'Рисунок вычислить не удалось: ядро не загрузилось. Измените текст, чтобы попробовать снова.',
  },
  judged: {
    title: 'Ваши значения и цепочка',
    columns: {
      job: 'Значение',
      measured: 'Измерено',
      ceiling: 'Потолок',
      expected: 'Ожидается на этих соединениях',
      verdict: 'Вердикт',
    },
    verdicts: {
      normal: 'Как и ожидалось',
      low: 'Меньше, чем могут компоненты',
      impossible: 'На этих соединениях невозможно',
      unknown: 'Оценить нельзя',
    },
    none: '–',
  },
  read: {
    title: 'Что прочитано',
    recognised: (list) => `Распознано: ${list}.`,
    reader: (name, count, text) => `${name} (${lines(count, text)})`,
    unread: (count, text) =>
      `Не распознано: ${lines(count, text)}. В ответе ничто на это не опирается.`,
    all: 'Распознаны все строки.',
    next: 'Следующая нераспознанная строка',
    by: (names) => `Прочитано как ${names}`,
    notRead: 'Не распознано',
    plain: 'Пустые строки',
    more: (count) => `… и ещё символов: ${count}`,
    label: 'Текст построчно',
    line: 'Строка',
    text: 'Текст',
  },
  readers: {
    lspci: 'lspci -vv',
    lspciTree: 'lspci -tv',
    lstopo: 'lstopo',
    kernelLog: 'журнал ядра',
    lsusb: 'lsusb -v',
    lsusbTree: 'lsusb -t',
    lsscsi: 'lsscsi',
    lsblk: 'lsblk',
    nvmeList: 'nvme list',
    nvmeReports: 'nvme',
    smartctl: 'smartctl',
    zpool: 'zpool status',
    zpoolList: 'zpool list',
    zpoolAshift: 'zpool get ashift',
    zpoolIostat: 'zpool iostat',
    mdstat: 'mdstat',
    mdadm: 'mdadm',
    iostat: 'iostat -x',
    controllers: 'storcli и родственные',
    windows: 'Windows',
    measurements: 'тест',
  },
  facts: {
    title: (count, text) =>
      `Всё, что известно из этого вывода: ${counted(count, 'факт', 'факта', 'фактов', text)}`,
    columns: { subject: 'О чём', kind: 'Вид', name: 'Факт', value: 'Значение', line: 'Где' },
    yes: 'да',
    no: 'нет',
  },
  take: {
    title: 'Взять с собой',
    sizer: 'Открыть в расчёте цепочки',
    link: 'Скопировать ссылку на эту цепочку',
    report: 'Скопировать отчёт в Markdown',
    contribute: 'Прислать эти значения',
    hint: 'В ссылке и отчёте — компоненты, замечания и значения, но не вставленный вами текст. Серийные номера, имена хостов и подобное скрыты.',
    notHanded:
      'Браузер не дал передать значения на другую страницу. Сохраните вывод в файл и перетащите его на страницу проверки.',
  },
  related: {
    sizer: 'Описать цепочку самостоятельно',
    questions: 'Вопросы с форумов, каждый с ответом',
    check: 'Прислать измерение',
  },
};
