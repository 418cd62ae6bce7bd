// Формы слов, которые нужны нескольким комнатам: числительные и согласование прилагательных.
import { formOf } from '../../../site/common/plural.ts';

/** «1 строка», «2 строки», «5 строк»; дробь берёт форму «2,5 строки». `text` — число, как его пишут: «12 000». */
export const counted = (count: number, one: string, few: string, many: string, text = String(count)): string =>
  `${text} ${formOf(count, { one, few, many, other: few })}`;

/** Слово после целого числа, которое уже написано: «12 000». */
export const formAfter = (text: string, one: string, few: string, many: string): string =>
  formOf(Number(text.replace(/\D/g, '')), { one, few, many, other: few });

/** То же с числом: «12 000 строк», «из 21 набора» — с формами нужного падежа. */
export const written = (text: string, one: string, few: string, many: string): string =>
  `${text} ${formAfter(text, one, few, many)}`;

/** Что делают: существительное, окончание прилагательных перед ним и, если известно, откуда и куда. */
export interface Deed {
  noun: string;
  ending: 'ое' | 'ая' | 'ый' | 'ые';
  way?: string;
}

export const deeds = {
  read: { noun: 'чтение', ending: 'ое' },
  write: { noun: 'запись', ending: 'ая' },
  readAndWrite: { noun: 'чтение и запись', ending: 'ые' },
  readOrWrite: { noun: 'чтение или запись', ending: 'ое' },
  trim: { noun: 'discard (TRIM)', ending: 'ый' },
} satisfies Record<string, Deed>;

export const transfer = (way: string): Deed => ({ noun: 'передача', ending: 'ая', way });

const STEMS: Record<string, string> = { seq: 'последовательн', rand: 'случайн' };

/** «Случайное чтение», «случайная запись», «чтение, смешанный доступ»: доступ — значение столбца `access`. */
export function done(access: string, { noun, ending, way }: Deed): string {
  const what = way ? `${noun} ${way}` : noun;
  const stem = STEMS[access];
  if (stem !== undefined) return `${stem}${ending} ${what}`;
  if (access === 'mixed') return `${what}, смешанный доступ`;
  if (access === 'copy') return way ? `копирование ${way}` : `копирование, ${noun}`;
  return what;
}
