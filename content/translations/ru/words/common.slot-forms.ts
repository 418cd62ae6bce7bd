// Что входит в слот платы.
import type { Words } from '../../../../site/common/in-english.ts';

export const words: Words<typeof import('../../../../site/common/slot-forms.words.ts').words> = {
  pcie: 'слот для карт',
  m2: 'M.2',
  u2: 'U.2',
  oculink: 'OCuLink',
  slimsas: 'SlimSAS',
  mezzanine: 'мезонин',
};
