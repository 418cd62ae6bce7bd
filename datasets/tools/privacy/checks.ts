/** What a pattern alone cannot tell of a value that it finds: the checks that rows of `forms.json` name. */
import type { PrivateForm } from './form.ts';

const hasDigit = (value: string): boolean => /\d/.test(value);
/** Nothing but one character, as tools fill what they do not know. */
const isFilled = (value: string): boolean =>
  new Set(value.replace(/^0x(?=.)/, '').replace(/(?<=.)[-:. ]/g, '')).size === 1;
const isCode = (value: string): boolean => hasDigit(value) && !isFilled(value);
const isSize = (value: string): boolean => /^[\d.]+[KMGTP]i?B$/i.test(value);
const isUpper = (value: string): boolean => value === value.toUpperCase();

/** What stands for a number that somebody took out, and what tools print where there is none. */
const PLACEHOLDER =
  /^(?:REDACTED|REMOVED|HIDDEN|UNKNOWN|NONE|MASKED|SERIAL|NUMBER|FILTER|FILTERED|DEFAULT|CENSORED|OBSCURED|INVALID|EMPTY|DELETED|STRIPPED|X+|Y+|Z+)$/i;

/** Names that many computers and people have, and that lead to none. */
const EVERYBODY =
  /^(?:localhost(?:\.localdomain|[46]?)?|hosts?|hostname|none|any|null|unknown|root|users?|me|public|shared?|default|all|n\/a|foundation|mint|kernel|release|distribution)$/i;
const isOwn = (value: string): boolean => !EVERYBODY.test(value);

/** What programs print where a password would stand, and what people write there who know better. */
const NOT_SECRET =
  /^(?:yes|no|none|null|nil|true|false|on|off|any|not|set|unset|unknown|empty|blank|default|enabled?|disabled?|required|optional|prompt|ask|file|stdin|hidden|removed|redacted|masked|changed?|changeme|incorrect|correct|wrong|invalid|valid|expired|supported|unsupported|protected|locked|unlocked|frozen|password|secret|yourpassword|public|[*x•.…_-]+|<.*|[$%{(].*|\.{3}.*|0x0+|0+)[;.]?$/i;
const isSecret = (value: string): boolean => !NOT_SECRET.test(value);

/** Of a key in a file: what stands between the lines that say so. */
const LONGEST_KEY = 8_000;

function isOfKey(_value: string, { index, input }: RegExpExecArray): boolean {
  const before = input.slice(Math.max(0, index - LONGEST_KEY), index);
  const begins = before.lastIndexOf('-----BEGIN ');
  if (begins < 0 || before.includes('-----END ', begins)) return false;
  return /^[A-Z ]{0,40}PRIVATE KEY-----/.test(before.slice(begins + '-----BEGIN '.length));
}

/** Words before a version, which may look like an address. */
const VERSION = /(?:version|firmware|fw|rev|revision|driver|bios|release|build|package|v)\W{0,40}$/i;
const TO_ADDRESS = /(?:inet|addr|address|from|to|host|ip|ping|ssh|gateway|server|client|via|src|dst)\W{1,3}$|[@/(]$/i;

function isAddress(value: string, { index, input }: RegExpExecArray): boolean {
  const [first = 0, second = 0, ...rest] = value.split('.').map(Number);
  if (first === 0 || first === 127 || first === 255) return false;
  const before = input.slice(Math.max(0, index - 60), index);
  if (VERSION.test(before)) return false;
  const isLocal =
    first === 10 ||
    (first === 192 && second === 168) ||
    (first === 172 && second >= 16 && second < 32) ||
    (first === 169 && second === 254);
  // 1.1.0.4 is a version more often than an address.
  const isLarge = [first, second, ...rest].some((octet) => octet >= 30);
  return isLocal || isLarge || TO_ADDRESS.test(before);
}

function isAddress6(value: string): boolean {
  const groups = value.split(':');
  const digits = value.replace(/[^0-9a-f]/gi, '').length;
  const isShort = /^[^:]*(?::[^:]+)*::(?!.*::)/.test(value) && groups.length <= 8;
  return digits >= 4 && (isShort || groups.length === 8) && !groups.some((group) => group.length > 4);
}

export const checks = {
  secret: isSecret,
  secretButNumber: (value) => isSecret(value) && !/^\d{1,5}$/.test(value),
  keyLine: isOfKey,
  lettersAndDigits: (value) => hasDigit(value) && /[A-Z]/.test(value),
  own: isOwn,
  ownWithLetter: (value) => isOwn(value) && /[a-z]/i.test(value),
  told: (value) => !PLACEHOLDER.test(value),
  capitals: (value) => !PLACEHOLDER.test(value) && isUpper(value),
  digit: hasDigit,
  digitNotSize: (value) => hasDigit(value) && !isSize(value),
  code: isCode,
  codeOrCapitals: (value) =>
    (hasDigit(value) || /^[A-Z]{6,}$/.test(value)) && !isFilled(value) && !PLACEHOLDER.test(value),
  capitalCode: (value) => isCode(value) && isUpper(value),
  codeTwoDigits: (value) => isCode(value) && !isSize(value) && /\d{2}/.test(value),
  codeNotUuid: (value) => isCode(value) && !/^[0-9a-f]{8}-?[0-9a-f]{4}-/i.test(value),
  codeNotUuidTail: (value) => isCode(value) && !/^-?[0-9a-f]{0,4}-[0-9a-f]{4}-/i.test(value),
  /** Micron writes the number of the part itself behind the name of the family. */
  codeOfMaker: (value) => isCode(value) && /[A-Z]|^\d{10,}$/.test(value) && !isSize(value) && !value.startsWith('MTFD'),
  behindModel: (value, { groups }) => isCode(value) && !isSize(value) && /_|\d/.test(groups?.model ?? ''),
  notFilled: (value) => !isFilled(value),
  notFilledOrSize: (value) => !isFilled(value) && !isSize(value),
  nameNotFilled: (value) => !isFilled(value.replace(/^\D{3,9}(?:\.|-|[:= ]+)/, '')),
  withHexLetter: (value) => !isFilled(value) && /[a-f]/i.test(value),
  address: isAddress,
  address6: isAddress6,
} satisfies Record<string, PrivateForm['accepts']>;
