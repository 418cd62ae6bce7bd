/** Files whose names tell what somebody keeps: those that open something, and those that ZFS could not read. */
import type { PrivateForm } from './form.ts';

const FILE = String.raw`(?<file>(?:~|\.{0,2})\/[^\s"',;]{1,400})`;

const file = (
  signs: readonly string[],
  form: RegExp,
  accepts?: PrivateForm['accepts'],
): PrivateForm => ({ label: 'a name of a file', signs, form, ...(accepts && { accepts }) });

/** How far a list of damaged files is followed. */
const LONGEST_LIST = 8_000;

/** Whether nothing but other files stands between a line and the heading of the list. */
function isDamaged(_value: string, { index, input }: RegExpExecArray): boolean {
  const before = input.slice(Math.max(0, index - LONGEST_LIST), index);
  const begins = before.lastIndexOf('Permanent errors have been detected');
  return begins >= 0 && !/\n[> \t]{0,16}(?:pool|state|errors):/.test(before.slice(begins));
}

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
  {
    ...file(
      ['permanent errors'],
      /^[> \t]{2,16}(?:[^\s:<]{1,200}:)?(?<file>\/[^\r\n]{0,4000}[^\s])[ \t]{0,40}\r?$/dgm,
      isDamaged,
    ),
    isAcross: true,
  },
];
