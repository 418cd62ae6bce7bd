/** Files whose names tell what somebody keeps: those that ZFS could not read. */
import type { PrivatePlace } from './form.ts';

const DAMAGED = 'Permanent errors have been detected';
/** A file by its path, or by its dataset or snapshot and the path in there; objects without a name have a number. */
const DAMAGED_FILE = /^[ \t]{2,16}(?:[^:<]{1,250}:)?(?:(?<file>\/.*\S)|<\S{1,40}>:?(?:<0x[0-9a-f]+>)?)\s*$/d;

/** The files in the lists below such a heading of `zpool status -v`. */
export function* damagedPlaces(text: string): Generator<PrivatePlace> {
  for (let heading = text.indexOf(DAMAGED); heading >= 0; ) {
    let feed = text.indexOf('\n', heading);
    while (feed >= 0) {
      const start = feed + 1;
      feed = text.indexOf('\n', start);
      const line = text.slice(start, feed < 0 ? undefined : feed);
      const match = DAMAGED_FILE.exec(line);
      if (!match && line.trim() !== '') break;
      const [from, to] = match?.indices?.groups?.file ?? [];
      if (from !== undefined && to !== undefined) yield { class: 'file', start: start + from, end: start + to };
    }
    heading = text.indexOf(DAMAGED, heading + 1);
  }
}
