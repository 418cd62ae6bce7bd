/** Names of computers and people in logs and mounts: what stands before and in the lines of many programs. */
import { NAME, type PrivateForm, SAYS } from './form.ts';
import { host, isOwn } from './people.ts';

/** A driver of the kernel stands behind a clock, too: what a computer writes has a number or is the kernel. */
const WHO = String.raw`(?<host>${NAME}) (?:kernel|[\w./()@-]{1,48}\[\d{1,8}\]):`;
const WHO_SIGNS = ['kernel:', ']:'];

const user = (form: RegExp, signs: readonly string[]): PrivateForm => ({
  label: 'a name of a person',
  signs,
  form,
  accepts: (value) => isOwn(value) && /[a-z]/i.test(value),
});

export const LOGS: readonly PrivateForm[] = [
  // journalctl -o short-monotonic, short-unix, short-full, and dates without a T.
  host(new RegExp(String.raw`^[> \t]{0,12}\[ {0,7}\d{1,9}\.\d{3,9}\] ${WHO}`, 'gmd'), WHO_SIGNS),
  host(new RegExp(String.raw`^[> \t]{0,12}\d{9,11}\.\d{3,9} ${WHO}`, 'gmd'), WHO_SIGNS),
  host(
    new RegExp(
      String.raw`^[> \t]{0,12}(?:[A-Z][a-z]{2} )?\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?: [A-Z]{2,5}| ?[+-]\d\d:?\d\d)? ${WHO}`,
      'gmd',
    ),
    WHO_SIGNS,
  ),
  // RFC 5424.
  host(new RegExp(String.raw`^<\d{1,3}>1 \d{4}-\d\d-\d\dT[\d:.,+Z-]{8,32} (?<host>${NAME}) [\w./-]{1,48} `, 'gmd'), [
    '>1 ',
  ]),
  host(new RegExp(`(?<![A-Za-z0-9])_HOSTNAME${SAYS}(?<host>${NAME})`, 'gd'), ['_hostname']),
  user(/\b(?:Accepted|Failed|Postponed) [a-z/-]{3,30} for (?:invalid user )?(?<user>[\w.-]{1,64}) from /dg, [' for ']),
  user(/\bCRON(?:\[\d{1,8}\])?: \((?<user>[\w.-]{1,64})\) /dg, ['cron']),
  user(/\bacct="(?<user>[\w.-]{1,64})"/dg, ['acct="']),
  user(/(?<![\w-])(?:user(?:name)?|logname)(?:=| = )["']?(?<user>[\w.-]{1,64})/dgi, [
    'user=',
    'username=',
    'logname=',
    'user = ',
    'username = ',
  ]),
  // `$ hostname` and `$ whoami` with what they print: in a whole text a word is found soonest where a pattern begins with it.
  {
    ...host(
      new RegExp(
        String.raw`hostname(?<=(?:^|[$#%>] ?)hostname)(?: -[fs])?[ \t]{0,8}\r?\n(?<host>${NAME})(?=\s*$)`,
        'gmd',
      ),
      ['hostname'],
    ),
    isAcross: true,
  },
  {
    ...user(/whoami(?<=(?:^|[$#%>] ?)whoami)[ \t]{0,8}\r?\n(?<user>[\w.-]{1,32})(?=\s*$)/dgm, ['whoami']),
    isAcross: true,
  },
  // macOS: Janes-MacBook-Pro:~ jane$
  {
    label: 'a user name and a host name',
    signs: ['$ ', '% ', '$', '%'],
    form: /^[> \t]{0,8}(?<host>[A-Za-z][\w.-]{1,62}):[~/\w][^\s:]{0,80} (?<user>[a-z_][\w.-]{0,31})[$%#](?=\s|$)/dgm,
    accepts: isOwn,
  },
  {
    label: 'a home folder',
    signs: ['\\users\\'],
    form: /(?<!\w)[A-Z]:\\{1,2}Users\\{1,2}(?<user>[^\\/:*?"<>|\r\n]{1,64}?)(?=\\)/dgi,
    accepts: isOwn,
  },
  {
    label: 'a home folder',
    signs: ['/users/', '/home/'],
    form: /\/(?:Users|home)\/(?<user>\p{Lu}[\p{L}.'-]{1,30}(?: \p{Lu}[\p{L}.'-]{0,30}){1,3})(?=\/)/dgu,
    accepts: isOwn,
  },
  {
    label: 'a home folder',
    signs: ['/homes/'],
    form: /\/volume\d{1,3}\/homes\/(?<user>[^/\s"'<>:,;|()]{1,64})/dg,
    accepts: isOwn,
  },
  {
    label: 'a user name with its password',
    signs: ['://'],
    form: new RegExp(
      String.raw`\b[a-z][a-z0-9+.-]{1,20}:\/\/(?<user>[^\s:@/"']{1,64}:[^\s@/"']{1,128})@(?<host>${NAME})`,
      'gid',
    ),
  },
  {
    label: 'a user name and a host name',
    signs: ['smb://', 'ftp://', 'ssh://', 'nfs://', 'afp://', 'cifs://', 'rsync://'],
    form: new RegExp(
      String.raw`\b(?:smb|s?ftp|ssh|nfs|afp|cifs|rsync):\/\/(?:(?<user>[^\s:@/"']{1,64})@)?(?<host>${NAME})`,
      'gid',
    ),
    accepts: isOwn,
  },
  host(new RegExp(String.raw`(?:^|[\s"'])\/\/(?<host>${NAME})(?=\/\w)`, 'gmd'), ['//']),
  // Benchmarks over several computers.
  host(new RegExp(String.raw`\bRank {1,8}\d{1,6} .{0,60}? on {1,8}(?<host>${NAME}) device`, 'gd'), ['rank ']),
  host(new RegExp(String.raw`^1\.9\d,1\.9\d,(?<host>${NAME}),\d`, 'gmd'), ['1.9']),
  host(new RegExp(String.raw`^[> \t]{0,8}<(?<host>${NAME})> (?:fio-\d|[A-Z][a-z]|\S{1,40}: \()`, 'gmd'), ['<']),
  host(new RegExp(String.raw`\bhd=[\w*-]{1,40},(?:[\w=/.-]{1,60},){0,6}?system=(?<host>${NAME})`, 'gd'), ['system=']),
];
