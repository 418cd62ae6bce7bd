// Почему значение не принято: предложение для каждого кода, причины и формы, которые знает ядро.

import type { Facts } from '../../../../site/calculator/refusal.words.ts';
import type { Words } from '../../../../site/common/in-english.ts';
import { list } from '../../../../site/common/list.ts';
import { formOf } from '../../../../site/common/plural.ts';

const wrong = ({ label, given, choice }: Facts) => `${label}: ${given} здесь не подходит. Выберите ${choice}.`;

const unread = ({ label, given, choice, example }: Facts) =>
  `${label}: не удалось прочитать ${given}. Введите ${choice}${example}.`;

export const words: Words<typeof import('../../../../site/calculator/refusal.words.ts').words> = {
  nothing: 'пустое значение',
  suchAs: (example) => `, например ${example}`,
  quoted: (value) => `«${value}»`,
  codes: {
    ambiguous_number: ({ label, given, choice }) => `${label}: ${given} можно прочитать двояко. Напишите ${choice}.`,
    impossible_combination: ({ label, given, choice }) =>
      `${label}: ${given} не сочетается с другими полями. Выберите ${choice}.`,
    invalid_json: ({ label, given, choice }) => `${label}: ${given} — не JSON. Напишите ${choice}.`,
    no_unit: ({ label, given, choice, example }) => `${label}: ${given} — без единицы. Добавьте ${choice}${example}.`,
    not_a_choice: wrong,
    not_a_drive_list: unread,
    not_an_id: wrong,
    not_a_number: unread,
    not_an_object: ({ label, given, choice }) => `${label}: ${given} — не объект JSON. Напишите ${choice}.`,
    not_walked: ({ label, given, choice }) =>
      `${label}: у ${given} нет диапазона, который можно перебрать. Выберите ${choice}.`,
    not_whole: ({ label, given, choice, example }) =>
      `${label}: ${given} — не целое число. Введите ${choice}${example}.`,
    out_of_range: ({ label, given, choice, example }) =>
      `${label}: ${given} вне допустимого диапазона. Введите ${choice}${example}.`,
    unknown_calculator: ({ given, choice }) => `Калькулятора ${given} нет. Выберите ${choice}.`,
    unknown_input: ({ label, given, choice }) => `${label} ${given}: такого поля нет. Выберите ${choice}.`,
    unknown_output: ({ label, given, choice }) => `${label} ${given}: такого результата нет. Выберите ${choice}.`,
    wrong_type: wrong,
  },
  reasons: {
    cache_cells: ({ choice }) =>
      `${choice}: больше ячейки пустого накопителя не вмещают, если хранить по одному биту в ячейке`,
    chipset_uplink: ({ choice, subject }) => `${choice}, как у аплинка ${subject}`,
    draid_width: ({ range }) => `${range} накопителей на каждый vdev dRAID`,
    displays_take_all: ({ choice, subject }) => `${choice}: это всё, что пропускает ${subject}`,
    dmi_widths: ({ choice, subject }) => `${choice}: столько линий бывает у DMI ${subject}`,
    drive_or_link: ({ choice }) => `${choice}: больше накопитель и его соединение не дают`,
    drive_size: ({ range }) => `накопители ёмкостью ${range}`,
    drives_besides_spares: ({ choice }) => `${choice}, не считая запасных (hot spare)`,
    drives_in_all: ({ range }) => `всего ${range} накопителей`,
    drives_of_vdevs: ({ choice }) => `${choice} для vdev`,
    free_space: ({ choice }) => `${choice}: столько на накопителе свободно`,
    flit_mode: ({ choice, subject }) => `${choice}: поколение ${subject} всегда работает в режиме FLIT`,
    group_of_drives: ({ choice }) => `${choice}: столько накопителей в группе`,
    iops_times_block: ({ choice }) => `${choice}, то есть IOPS × размер блока; или оставьте IOPS либо скорость пустыми`,
    ipv6_mtu: ({ choice }) => `${choice}: это наименьший MTU для IPv6`,
    littles_law: ({ choice }) => `${choice}, то есть IOPS × средняя задержка; или оставьте одно из трёх полей пустым`,
    md_metadata: ({ choice }) =>
      `${choice}: метаданные 0.90 рассчитаны на накопители до 2 ТиБ, а на очень маленькие метаданные не помещаются`,
    lanes_stay: ({ choice, subject }) =>
      `${choice}: у ${subject} линий в обе стороны поровну; отдать линию могут только USB4 2.0 и Thunderbolt 5`,
    no_displays: ({ choice, subject }) => `${choice}: ${subject} не делит соединение с мониторами`,
    no_tunnel: ({ choice, subject }) => `${choice}: ${subject} не туннелирует PCIe`,
    nothing_to_rebuild: ({ choice }) => `${choice}: без избыточности перестраивать не из чего`,
    nvme_in_tunnel: ({ choice, subject }) => `${choice}: накопители за ${subject} работают по NVMe`,
    other_input: ({ choice, subject }) => `${choice}: таково значение поля «${subject}»`,
    drives_only: () => 'накопители: ничто другое не может входить в массив',
    id_twice: () => 'другой id: такой есть у двух компонентов или массивов',
    in_two_arrays: () => 'накопитель, который не входит в другой массив',
    loop: () => 'компонент, от которого путь ведёт к процессору: этот ведёт обратно к себе',
    no_link: () => 'соединение, которым подключён компонент, например pcie 3.0 x4',
    no_such_part: () => 'id компонента из этой цепочки',
    not_below: () => 'накопители за контроллером, который ведёт RAID; или пусть RAID ведёт сам компьютер',
    nothing_behind_drives: () => 'компонент, к которому можно подключать другие: накопителем цепочка заканчивается',
    one_host: () => 'другой вид: процессор стоит первым, и он один',
    other_kind: ({ choice }) => `компонент, у которого это есть: ${choice}`,
    other_plug: () => 'порт того же вида: этот разъём не подходит',
    twice_in_array: () =>
      'каждый компонент один раз: для нескольких одинаковых накопителей задайте их число в самом компоненте',
    rate_needed: ({ choice }) => `скорость: ${choice}`,
    rdma_only: ({ choice, subject }) => `${choice}: для ${subject} считается только RDMA`,
    measured_alone: ({ choice, subject }) => `${choice}: ${subject} измерен только как одно соединение с TCP`,
    reserve_takes_all: ({ choice }) => `${choice}: при таком резерве для данных места не останется`,
    size_needed: ({ choice }) => `ёмкость: ${choice}`,
    special_vdevs: ({ choice, subject }) => `${choice}: для special vdev нужен OpenZFS ${subject}`,
    transfers_are_no_bytes: ({ choice }) =>
      `${choice}, а не ГТ/с (они считают биты на каждой линии; их переводит калькулятор PCIe)`,
    tunnelled_generations: ({ choice, subject }) => `${choice}: другие поколения ${subject} не туннелирует`,
  },
  forms: {
    drives: 'накопители и их ёмкость: 8x18ТБ, 4x16ТБ + 2x4ТБ или 3,84 ТБ',
    chain: 'цепочку в виде JSON: {"parts": […], "arrays": […]}',
    places: 'компьютеры в виде JSON: [{"parts": […]}], в каждом — накопитель везде, где он мог бы стоять',
    id: 'короткое имя из строчных латинских букв, цифр и дефисов, например hba-1',
    link: 'соединение, например pcie 3.0 x4, sata 3.0, sas 2 x4, usb 3.2 Gen 2x1 или ethernet 10G',
    json: 'JSON из конечных чисел, текста в кавычках, true и false, где каждое имя встречается один раз',
    text: 'текст в кавычках, например "LSI 9211-8i"',
    json_object: 'объект JSON, например {"lanes": 4}',
  },
  oneOf: (values) => list(values, 'or'),
  between: (range, whole) => `${whole ? 'целое число' : 'число'} ${range}`,
  to: (low, high) => `от ${low} до ${high}`,
  atLeast: (bound) => `не меньше ${bound}`,
  atMost: (bound) => `не больше ${bound}`,
  below: (bound) => `меньше ${bound}`,
  drives(least, multiple) {
    const most = `${least} ${formOf(least, { one: 'накопителя', other: 'накопителей' })}`;
    if (multiple === 1) return `не меньше ${most}`;
    return multiple === 2
      ? `чётное число накопителей, не меньше ${least}`
      : `число накопителей, кратное ${multiple} (по одной части на каждую группу), не меньше ${least}`;
  },
};
