// Слова измерения, где бы оно ни стояло.
import { kindNames } from '../../../../calc-wasm/js/link.ts';
import type { Words } from '../../../../site/common/in-english.ts';
import { counted, type Deed, deeds, done, transfer } from '../grammar.ts';

const direction: Record<string, string> = {
  device_writes_host: 'из устройства в хост',
  device_reads_host: 'из хоста в устройство',
  host_writes_device: 'из процессора в устройство',
  mixed: 'в обе стороны, вперемешку',
  trim: 'discard (TRIM)',
  both: 'в любую сторону',
  unspecified: 'направление не указано',
};

/** Накопители читают и пишут, у других устройств названо направление. */
const ofStorage: Record<string, Deed> = {
  device_writes_host: deeds.read,
  device_reads_host: deeds.write,
  both: deeds.readOrWrite,
  mixed: deeds.readAndWrite,
};

const ofOthers: Record<string, Deed> = { trim: deeds.trim, unspecified: transfer('без указания направления') };

export const words: Words<typeof import('../../../../site/explorer/measurement.words.ts').words> = {
  row: {
    measured: (value) => `Измерено ${value}`,
    predicted: (expected, ceiling) => `ожидается ${expected}, потолок ${ceiling}`,
    source: (title, licence) => `Источник: ${title} (${licence})`,
    licence: (spdx) => `лицензия ${spdx}`,
    lanes: (lanes) => `×${lanes}`,
    percentile: (percent, value) => `p${percent} ${value}`,
    done: (how, what, isStorage) =>
      done(how, (isStorage ? ofStorage[what] : undefined) ?? ofOthers[what] ?? transfer(direction[what] ?? what)),
    reads: (percent) => `чтение ${percent} %`,
    queueDepth: (depth) => `QD ${depth}`,
    jobs: (jobs) => counted(jobs, 'задание', 'задания', 'заданий'),
    inFile: 'В репозитории',
    line: (file, line) => `${file}, строка ${line}`,
    inZip: (zip) => `в ${zip}`,
  },

  values: {
    link_kind: { ...kindNames, thunderbolt: 'Thunderbolt', none: 'без соединения' },
    direction,
    target_kind: {
      drive: 'один накопитель',
      array: 'несколько накопителей',
      controller: 'контроллер с накопителями',
      gpu: 'GPU',
      dma_engine: 'устройство DMA',
      memory_card: 'карта памяти',
      device: 'другое устройство',
      volume: 'том',
    },
    access: {
      seq: 'последовательный',
      rand: 'случайный',
      mixed: 'смешанный',
      copy: 'копирование',
      unspecified: 'не указан',
    },
    state: {
      fob: 'новый накопитель',
      transition: 'переход к установившемуся режиму',
      steady: 'установившийся режим',
      cached: 'в пределах кэша записи',
      after_fill: 'после заполнения',
      after_idle: 'после простоя',
      after_trim: 'после TRIM',
      used: 'был в работе, не подготовлен',
      unknown: 'неизвестно',
    },
    link_limited: { yes: 'да', partly: 'отчасти', no: 'нет', unknown: 'неизвестно' },
    source_rights_basis: {
      own: 'собственное измерение',
      licence: 'по лицензии',
      permission: 'с разрешения',
      facts_only: 'факты со ссылкой на источник',
    },
  },
};
