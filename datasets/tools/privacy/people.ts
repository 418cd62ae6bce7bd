/** What names a person or a computer. */
import { NAME, type PrivateForm, SAYS } from './form.ts';

/** Names that many computers and people have, and that lead to none. */
export const isOwn = (value: string): boolean =>
  !/^(?:localhost(?:\.localdomain|[46]?)?|hosts?|hostname|none|any|null|unknown|root|users?|me|public|shared?|default|all|n\/a|foundation|mint|kernel|release|distribution)$/i.test(
    value,
  );

export const host = (form: RegExp, signs?: readonly string[]): PrivateForm => ({
  label: 'the name of a computer',
  ...(signs && { signs }),
  form,
  accepts: isOwn,
});

export const PEOPLE: readonly PrivateForm[] = [
  {
    label: 'a user name and a host name',
    signs: ['@'],
    // A snapshot with a damaged file looks the same, eight spaces from the margin.
    form: new RegExp(
      String.raw`(?<![\w.@+/-]|^ {8})(?<user>[a-z_][\w.-]{0,31})@(?<host>${NAME}?)(?=:[~/]|[ \t]?[$#%](?:\s|$)|[ \t]{1,3}[~/[]|[ \t][^\s\]]{1,64}\][$#%]|\[[~/][^\s\]]{0,80}\][$#%])`,
      'gimd',
    ),
    accepts: isOwn,
  },
  {
    label: 'a user name and a host name',
    signs: ['ssh ', 'scp ', 'rsync ', 'sftp '],
    form: new RegExp(
      String.raw`\b(?:ssh|scp|rsync|sftp) (?:[^\n@]{0,80} )?(?<user>[a-z_][\w.-]{0,31})@(?<host>${NAME})`,
      'gid',
    ),
    accepts: isOwn,
  },
  {
    label: 'a home folder',
    signs: ['/home/', '/users/', '/media/', '\\users\\'],
    form: /(?:\/home\/|\/Users\/|\/run\/media\/|(?<![\w/])\/media\/|(?<!\w)[A-Z]:\\{1,2}Users\\{1,2})(?!\.{3}|…|<)(?<user>[^/\\\s"'<>:,;|()]{1,64})/dg,
    accepts: isOwn,
  },
  {
    label: 'a name of a person',
    signs: ['sudo: ', 'uid=', 'for user ', 'of user '],
    form: /(?:\bsudo: {1,8}|\buid=\d{1,10}\(|\bsession (?:opened|closed) for user |\bof user )(?<user>[\w.-]{1,64})/dg,
    accepts: isOwn,
  },
  {
    label: 'a name of a person',
    signs: ['@'],
    form: /(?<![\p{L}\p{N}])(?<user>\p{Lu}[\p{L}.'-]{1,30}(?: \p{Lu}[\p{L}.'-]{0,30}){1,3}),? <[\w.+-]{1,64}@/dgu,
  },
  host(new RegExp(String.raw`\bLinux (?!version\b)(?<host>${NAME}) \d{1,2}\.\d{1,3}(?:\.\d{1,3}|[-+_])`, 'gd'), [
    'linux ',
  ]),
  host(new RegExp(String.raw`\bFreeBSD (?<host>${NAME}) \d{1,2}\.\d[\w.-]{0,20} `, 'gd'), ['freebsd ']),
  host(new RegExp(String.raw`^[> \t]{0,12}Linux \d{1,2}\.\d[\w.+~-]{0,60} \((?<host>${NAME})\)`, 'gmd'), ['linux ']),
  host(
    new RegExp(
      String.raw`^[> \t]{0,12}(?:<\d{1,3}>)?(?:[A-Z][a-z]{2} [ \d]\d (?:\d{4} )?\d\d:\d\d:\d\d(?:\.\d{1,6})?|\d{4}-\d\d-\d\dT[\d:.,+Z-]{8,32}) (?<host>${NAME}) [\w./()@-]{1,48}(?:\[\d{1,8}\])?:`,
      'gmd',
    ),
  ),
  host(
    new RegExp(
      String.raw`\b(?:local to host|last accessed by|Connecting to host|hostname (?:set )?to) [<"']?(?<host>${NAME})`,
      'gid',
    ),
    ['local to host', 'last accessed by', 'connecting to host', 'hostname'],
  ),
  host(new RegExp(String.raw`(?:^[ \t]{0,24}Name : |\bname=|\/dev\/md\/)(?<host>${NAME}?):(?=\w)`, 'gmd'), [
    'name : ',
    'name=',
    '/dev/md/',
  ]),
  host(
    new RegExp(
      String.raw`(?<![\w])(?:(?:static |transient |pretty )?host[ _]?name|(?:dns )?domain[ _]?name|dns domain|computer[ _]?name|PSComputerName|SystemName|__SERVER|CSName|NodeName|MachineName)${SAYS}(?<host>${NAME})`,
      'gid',
    ),
    ['host', 'domain', 'computer', 'systemname', '__server', 'csname', 'nodename', 'machinename'],
  ),
  // Mails of TrueNAS and of FreeBSD.
  host(new RegExp(String.raw`\b(?:TrueNAS|FreeNAS) @ (?<host>${NAME})`, 'gd'), ['nas @ ']),
  host(new RegExp(String.raw`^[> \t]{0,8}(?<host>${NAME}) kernel log messages:`, 'gmd'), [' kernel log messages:']),
  // Settings of rclone.
  host(new RegExp(String.raw`^[> \t]{0,8}host = (?<host>${NAME})`, 'gmd'), ['host = ']),
  host(new RegExp(`--(?:client|server|hostname)[= ](?!<|…)(?<host>${NAME})`, 'gd'), [
    '--client',
    '--server',
    '--hostname',
  ]),
  host(new RegExp(String.raw`\bHost: (?<host>${NAME}) Kernel:`, 'gd'), ['host: ']),
  host(new RegExp(String.raw`(?<![\w:\\])\\{2,4}(?<host>${NAME})\\{1,2}(?=[\w{$])`, 'gd'), ['\\\\']),
  host(/^[> \t]{0,8}(?<host>[A-Za-z][\w.-]{1,62}):[~/][^\s:]{0,80} ?[#$](?=\s)/dgm, [':~', ':/']),
  host(/^[> \t]{0,8}(?<host>[A-Za-z][\w.-]{1,62})[#%$] (?=[a-z])/dgm, ['# ', '% ', '$ ']),
  {
    ...host(
      /description: (?<=^(?<host>[a-z][\w.-]{0,62})[ \t]{0,8}\r?\n {4}description: )(?=Computer|Desktop|Notebook|Laptop|Server|Rack|Tower|Mini|All)/dgim,
      ['description: '],
    ),
    isAcross: true,
  },
  host(/\biqn\.\d{4}-\d\d\.[\w.-]{1,80}:(?<host>[\w.:-]{1,120})/dg, ['iqn.']),
  host(
    /(?:^|\s)(?<host>[A-Za-z][\w.-]{0,62}):\/[^\s:]{0,100}[ \t]{1,60}(?:on \/|nfs|[\d.]{1,8}[KMGTP]?[ \t]{1,20}[\d.])/dgm,
    [':/'],
  ),
];
