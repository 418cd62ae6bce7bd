// Что NAS оставляет себе, в ответах поля для вопроса.
import type { Words } from '../../../../site/common/in-english.ts';

export const words: Words<typeof import('../../../../site/ask/nas.words.ts').words> = {
  whichLevel: (maker) => `Какая схема на ${maker}?`,
  keeps: (system, kept, { isLeast, isSpecified }) =>
    `${system} оставляет себе ${isLeast ? 'до ' : ''}${kept} (${isSpecified ? 'по данным производителя' : 'по сообщениям владельцев'}), остаётся ${isLeast ? 'не меньше ' : ''}`,
  less: (space, binary, level, keeps, left) => `Полезная ёмкость с ${level}: ${space} (${binary}); ${keeps}${left}.`,
  older: (space, binary, level, system, left) =>
    `С ${level} доступно ${space} (${binary}), как покажет zfs list; ${left} в ${system}: там, по сообщениям владельцев, создаются разделы подкачки по 2 ГиБ.`,
  assumeOne: 'один пул и один том ext4, без гарантированного места для снимков',
};
