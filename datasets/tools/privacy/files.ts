/** Files whose names tell what somebody keeps: those that open something, and those that ZFS could not read. */
import type { PrivateForm, PrivatePlace } from './form.ts';

const FILE = String.raw`(?<file>(?:~|\.{0,2})\/[^\s"',;]{1,400})`;

const file = (signs: readonly string[], form: RegExp): PrivateForm => ({ label: 'a file name', signs, form });

export const FILES: readonly PrivateForm[] = [
  file(
    ['key-file', 'key_file', 'keyfile', 'identityfile', 'file://'],
    new RegExp(
      String.raw`(?:key[_-]?file|IdentityFile|keylocation)["']?(?:[ \t]{1,40}|[ \t]{0,8}[:=][ \t]{0,8})["']?(?:file:\/\/)?${FILE}`,
      'gid',
    ),
  ),
  file(
    ['ssh ', 'scp ', 'sftp ', 'cryptsetup '],
    new RegExp(
      String.raw`\b(?:(?:ssh|scp|sftp) (?:[^\n]{0,200}? )?-i|cryptsetup (?:[^\n]{0,200}? )?-d) ?${FILE}`,
      'gd',
    ),
  ),
  // A line of crypttab.
  file(['luks'], new RegExp(String.raw`[ \t](?!\/dev\/)${FILE}(?=[ \t]{1,40}luks\b)`, 'gd')),
];

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
