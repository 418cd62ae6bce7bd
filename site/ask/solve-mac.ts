/** A Mac takes a drive of USB 3.2 Gen 2x2 with one pair of wires, at half its speed: that is asked first. */
import type { Found } from './answer.ts';
import { clarify } from './clarify.ts';
import { wiresIn } from './solve-link.ts';
import type { Talk } from './talk.ts';
import { words } from './words.ts';

const MAC = /(?<!\p{L})(?:i?mac|macbooks?|macs|(?:ай)?мак(?:бук)?(?:е|у|а|ом|и)?)(?!\p{L})/iu;

export function mac(talk: Talk): Found | undefined {
  const [wire] = wiresIn(talk).filter(({ generation }) => generation === '3.2 Gen 2x2');
  if (!wire || !MAC.test(talk.text)) return undefined;
  talk.use(...talk.marks.filter(({ type }) => type !== 'word'));
  const ask = talk.instead(wire.mark, 'USB 3.2 Gen 2x1');
  return clarify(words.macUsb, [{ if: words.macHasNot, ask }], 'calculator:usb');
}
