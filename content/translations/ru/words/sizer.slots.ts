// Слова о слотах платы, названной по имени.
import type { Words } from '../../../../site/common/in-english.ts';
import { words as forms } from './common.slot-forms.ts';

export const words: Words<typeof import('../../../../site/sizer/slots.words.ts').words> = {
  title: (board) => `Слоты платы ${board}`,
  forms,
  long: (lanes) => `длиной x${lanes}`,
  attached: { processor: 'от процессора', chipset: 'от чипсета' },
  uplinkOpen: 'от чипсета, чей аплинк неизвестен и не учтён',
  open: 'неизвестно',
  whose: (isCounted) => `от чипсета ли, неизвестно: аплинк ${isCounted ? 'учтён, как сейчас' : 'не учтён'}`,
  putNamed: (part, slot) => `Поставить сюда: ${part} в ${slot}`,
  here: 'стоит в таком слоте',
  whole: (part, load) => `Если здесь стоит ${part} · ${load}`,
  why: {
    form: 'для других карт или накопителей',
    short: 'короче карты, если только торец не открыт',
    lanes: 'число линий неизвестно',
    generation: 'поколение неизвестно: введите слот сами, например pcie 4.0 x4',
  },
  crowded: (one, board, part) =>
    one.of === 'generation'
      ? `Слот слишком новый: у ${part} он PCIe ${one.takes}, а у ${board} неизвестно слота от x${one.lanes} новее ${one.has}.`
      : `Слотов не хватает: ${one.isCards ? 'картам' : 'картам и накопителям'} нужно ${one.takes} от x${one.lanes}, у ${board} их известно ${one.has}.`,
  several: (name) => `Плат с названием ${name} несколько: выберите одну.`,
  unknown: (name) =>
    `Процессора, чипсета или платы «${name}» здесь нет. Введите слоты сами; типичные для чипсета знает подбор.`,
  near: 'Платы, в названии которых это есть:',
};
