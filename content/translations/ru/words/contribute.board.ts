// Слова страницы, которая составляет строки о плате.

import type { Words } from '../../../../site/common/in-english.ts';
import type { words as english } from '../../../../site/contribute/board.words.ts';
import { counted } from '../grammar.ts';

export const words: Words<typeof english> = {
  title: 'Добавить свою плату',
  description:
    'Вставьте вывод dmidecode для вашей платы: страница составит строки о её слотах. Данные не покидают браузер.',
  lede: 'Выполните это на компьютере, вставьте вывод и добавьте строки ниже в два файла. Серийные номера не читаются, данные не покидают браузер.',
  links: 'Добавьте следом вывод sudo lspci -vv, и рядом со слотами будут отмечены занятые соединения.',
  field: 'Вывод dmidecode',
  none: {
    long: 'Больше миллиона символов: вставьте только вывод этих команд.',
    nothing: 'Таблицы dmidecode в тексте нет. Она начинается с «Handle 0x…, DMI type …»; команде нужен sudo.',
    unnamed:
      'Плата в тексте не названа: вставьте и часть под «Base Board Information», если производитель не оставил там шаблон.',
    template:
      'Слоты здесь — шаблон из прошивки, а не слоты вашей платы: имён вроде J6B2 на платах нет. Запишите строки по руководству.',
    slotless: 'Слота для карты или накопителя в тексте нет: вставьте части под «System Slot Information».',
  },
  found: (board: string, slots: number) => `${board}: ${counted(slots, 'слот', 'слота', 'слотов')}`,
  check:
    'Сверьте с руководством и исправьте неверное: сколько линий, какое поколение, процессор или чипсет. Если у вас есть источник, впишите его ключ в sources, а в confidence — «specified» или «reported».',
  slot: 'Слот',
  lanes: 'Линии',
  generation: 'Поколение',
  rows: (file: string) => `Для ${file}`,
  copy: 'Скопировать',
  copied: 'Скопировано',
  edit: 'Открыть файл',
  fromIndex: 'составляет строки о плате из того, что на ней печатает dmidecode.',
};
