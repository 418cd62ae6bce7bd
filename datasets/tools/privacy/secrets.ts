/** Passwords, keys and tokens: what opens something. People paste them with the mount, the script or the log they are in. */
import type { PrivateForm } from './form.ts';

/** Labels in the languages that tools print. */
const LABELS = [
  'password\\d?',
  'passwd',
  'passphrase',
  'passwort',
  'kennwort',
  'пароль',
  'mot de passe',
  'contraseña',
  'senha',
  'hasło',
  'wachtwoord',
  '密码',
  '密碼',
  'パスワード',
  '비밀번호',
];

/** Names of keys and tokens, as settings and variables spell them. */
const KEYS = [
  'secret[_-]?(?:access[_-]?)?key',
  'client[_-]?secret',
  'api[ _-]?(?:key|token)',
  'access[_-]?(?:key(?:[_-]?id)?|token)',
  'auth[_-]?token',
  'refresh[_-]?token',
  'private[_-]?key',
  'license[ _-]?key',
  'product[ _-]?key',
  'encryption[ _-]?key',
  'recovery[ _-]?key',
  'wpa[_-]?psk',
  '(?<![a-z])psk',
  '(?<![a-z])e?ssid',
  'pre-?shared[ _-]?key',
  'community(?:[ _-]?(?:string|name))?',
];

const ASSIGNED = String.raw`["'\]]{0,2}[ \t\u3000]{0,40}(?:[:=：]|>(?=[^\s<]))[ \t\u3000]{0,40}`;
const VALUE = String.raw`(?:"(?<secret>[^"\n]{3,400})"|'(?<secret2>[^'\n]{3,400})'|(?<secret3>[^\s,"'<>)|]{3,400}))`;

/** What programs print where a password would stand, and what people write there who know better. */
const NOT_SECRET =
  /^(?:yes|no|none|null|nil|true|false|on|off|any|not|set|unset|unknown|empty|blank|default|enabled?|disabled?|required|optional|prompt|ask|file|stdin|hidden|removed|redacted|masked|changed?|changeme|incorrect|correct|wrong|invalid|valid|expired|supported|unsupported|protected|locked|unlocked|frozen|password|secret|yourpassword|public|[*x•.…_-]+|<.*|[$%{(].*|\.{3}.*|0x0+|0+)[;.]?$/i;
const isSecret = (value: string): boolean => !NOT_SECRET.test(value);

const secret = (signs: readonly string[], form: RegExp, accepts: PrivateForm['accepts'] = isSecret): PrivateForm => ({
  label: 'a password or a key',
  signs,
  form,
  accepts,
});

/** Groups of letters and digits between dashes. */
const dashed = (form: RegExp, accepts: PrivateForm['accepts'] = isSecret): PrivateForm => ({
  label: 'a password or a key',
  isCode: true,
  form,
  accepts,
});

/** Of a key in a file: what stands between the lines that say so. */
const LONGEST_KEY = 8_000;

function isOfKey(_value: string, { index, input }: RegExpExecArray): boolean {
  const before = input.slice(Math.max(0, index - LONGEST_KEY), index);
  const begins = before.lastIndexOf('-----BEGIN ');
  if (begins < 0 || before.includes('-----END ', begins)) return false;
  return /^[A-Z ]{0,40}PRIVATE KEY-----/.test(before.slice(begins + '-----BEGIN '.length));
}

export const SECRETS: readonly PrivateForm[] = [
  secret(
    LABELS.map((label) => label.slice(0, 6)),
    new RegExp(`(?:${LABELS.join('|')})${ASSIGNED}${VALUE}`, 'giud'),
  ),
  // A phrase of several words is one secret.
  secret(
    ['passphrase'],
    /\bpassphrase[ \t]{0,20}:[ \t]{1,20}(?<secret>\p{Ll}{2,20}(?: \p{Ll}{2,20}){2,11})[ \t]{0,20}$/dgmu,
  ),
  secret(
    ['key', 'secret', 'token', 'psk', 'ssid', 'community'],
    new RegExp(`(?:${KEYS.join('|')})${ASSIGNED}${VALUE}`, 'giud'),
  ),
  secret(['token'], /(?<![A-Za-z])token["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?<secret>[\w.+/=-]{16,400})/dgi),
  secret(['authorization'], /\bAuthorization["']?: {0,4}["']?(?:Bearer|Basic|Token) (?<secret>[\w.+/=~-]{6,2000})/dgi),
  // Settings of rclone, options of mounts; not the first pass of a test.
  secret(
    ['pass'],
    /(?:^|[\s,])pass ?= ?(?<secret>[^\s,]{3,400})/dgm,
    (value) => isSecret(value) && !/^\d{1,5}$/.test(value),
  ),
  // A key of Ceph among others: base64 that was filled up.
  secret(['key'], /(?<![A-Za-z])key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?<secret>[\w+/]{22,400}={1,2})/dgi),
  // SNMP, in settings of its service and of switches.
  secret(
    ['community', 'com2sec'],
    /\b(?:r[ow]community6?|snmp-server community|com2sec6? +\S{1,64} +\S{1,64}) +["']?(?<secret>[^\s"']{3,64})/dg,
  ),
  // In a command.
  secret(
    ['snmp'],
    /\bsnmp[a-z]{0,12} (?:[^\n]{0,200}? )?(?:-c|--communit(?:y|ies))[= ]{0,2}["']?(?<secret>[^\s"']{3,64})/dg,
  ),
  secret(
    ['--pass', '--secret', '--token'],
    /--(?:pass(?:word|wd|phrase)?|secret|token)[= ](?<secret>[^\s-]\S{2,200})/dg,
  ),
  secret(
    ['curl ', 'wget '],
    /\b(?:curl|wget) (?:[^\n]{0,200}? )?(?:-u|--user)[= ]?["']?[^\s:"']{1,64}:(?<secret>[^\s"'@]{3,128})/dg,
  ),
  secret(['mysql', 'mariadb'], /\b(?:mysql|mariadb)\w{0,12} (?:[^\n]{0,200}? )?-p(?<secret>[^\s-]\S{2,128})/dg),
  secret(['sshpass '], /\bsshpass -p ?["']?(?<secret>[^\s"']{3,128})/dg),
  secret(['ipmitool '], /\bipmitool (?:[^\n]{0,200}? )?-P ?["']?(?<secret>[^\s"']{3,128})/dg),
  secret(
    ['smbclient ', 'smbmount ', 'net '],
    /\b(?:smbclient|smbmount|net) (?:[^\n]{0,200}? )?-U ?["']?[^\s%"']{1,64}%(?<secret>[^\s"']{3,128})/dg,
  ),
  // By their own looks.
  secret(
    ['gh', 'glpat', 'xox', 'sk-', 'akia', 'eyj'],
    /(?<![\w-])(?<secret>gh[opsur]_\w{30,80}|github_pat_\w{40,100}|glpat-[\w-]{20,60}|xox[abeoprs]-[\w-]{10,200}|sk-[\w-]{20,200}|AKIA[0-9A-Z]{16}|eyJ[\w-]{8,2000}\.eyJ[\w-]{8,4000}\.[\w-]{8,2000})(?![\w-])/dg,
  ),
  secret(
    ['ssh-', 'ecdsa-', 'sk-'],
    /\b(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-nistp\d{3}) (?<secret>AAAA[\w+/]{20,4000}={0,2})(?: (?<user>[\w.-]{1,64})@(?<host>[\w.-]{1,64}))?/dg,
  ),
  secret(['sha256:'], /\bSHA256:(?<secret>[\w+/]{43})(?![\w+/])/dg),
  {
    ...secret(['private key-----'], /^[> \t]{0,12}(?<secret>[\w+/]{2,100}={0,2})[ \t]{0,8}\r?$/dgm, isOfKey),
    isAcross: true,
  },
  // BitLocker, and keys of Windows and of what is sold for it.
  dashed(/(?<![\w-])(?<secret>(?:\d{6}-){7}\d{6})(?![\w-])/dg),
  dashed(
    /(?<![\w-])(?<secret>(?:[A-Z0-9]{5}-){4}[A-Z0-9]{5})(?![\w-])/dg,
    (value) => /\d/.test(value) && /[A-Z]/.test(value),
  ),
  dashed(/(?<![\w-])(?<secret>\d{5}-(?:\d{5}-\d{5}-[A-Z]{2}\d{3}|OEM-\d{7}-\d{5}))(?![\w-])/dg),
];
