// Слова о линиях процессора.
import type { Words } from '../../../../site/common/in-english.ts';

const SHARE = 'Подключите несколько накопителей к одному слоту или коммутатору.';
const BEHIND = 'Подключите остальное к чипсету: там общий аплинк.';

export const words: Words<typeof import('../../../../site/sizer/host-lanes.words.ts').words> = {
  processor: 'процессора',
  inUse: (takes, has, hasChipset) =>
    `занято линий ${takes} из ${has}${hasChipset ? ', не считая линий к чипсету' : ''}`,
  lacks: (name, one) => {
    const rest = one.isWhole ? SHARE : BEHIND;
    switch (one.of) {
      case 'lanes':
        return `Не хватает линий: компонентам нужно ${one.takes}, своих у ${name} ${one.has}. ${rest}`;
      case 'links':
        return `Не хватает широких слотов: нужно ${one.takes} x${one.lanes} или шире, у ${name} их ${one.has}. ${rest}`;
      case 'generation':
        return `Слот слишком новый: у ${name} нет слота x${one.lanes} PCIe ${one.takes}, лучший — ${one.has}. Исправьте слот.`;
      default:
        return `Слот слишком широкий: у ${name} нет x${one.takes}, самый широкий — x${one.has}. Исправьте слот.`;
    }
  },
};
