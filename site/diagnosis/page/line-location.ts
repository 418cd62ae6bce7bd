// Where a line of the text that was read stands, as its reader knows it: "dmesg.txt, line 12".
import { placeIn, type Start } from '../answer/joined.ts';
import { words as all } from './words.ts';

const words = all.places;

/** Of a single text the line says enough. */
export function placeOf(starts: readonly Start[], line: number): string {
  const { file, line: own } = placeIn(starts, line);
  return starts.length > 1 ? words.inFile(file || words.typed, own) : words.line(own);
}
