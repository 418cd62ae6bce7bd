/** A Mac takes a drive of USB 3.2 Gen 2x2 with one pair of wires, at half its speed: that is asked first. */
import type { Found } from './answer.ts';
import { clarify } from './clarify.ts';
import { wiresIn } from './solve-link.ts';
import type { Talk } from './talk.ts';
import { SAID } from './vocabulary.ts';
import { words } from './words.ts';

export function mac(talk: Talk): Found | undefined {
  const [wire] = wiresIn(talk).filter(({ generation }) => generation === '3.2 Gen 2x2');
  if (!wire || !SAID.mac.test(talk.text)) return undefined;
  talk.use(...talk.marks.filter(({ type }) => type !== 'word'));
  const ask = talk.instead(wire.mark, 'USB 3.2 Gen 2x1');
  return clarify(words.macUsb, [{ if: words.macHasNot, ask }], 'calculator:usb');
}
