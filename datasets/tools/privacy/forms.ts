/**
 * What leads to a person or to one computer, and how it looks in what tools print and people type. The one definition:
 * cells of the dataset are refused for it, pastes are masked by it. Each named group of a form is of the class that it is
 * named after; every repetition is bounded, so no text takes long.
 */
import { FILES } from './files.ts';
import { HEX, hasDigit, isCode, isFilled, isSize, type PrivateForm, SAYS } from './form.ts';
import { LABELS } from './labels.ts';
import { LOGS } from './logs.ts';
import { PEOPLE } from './people.ts';
import { SECRETS } from './secrets.ts';
import { SERIAL_PLACES } from './serial-places.ts';

/** Dell prints the tag of the machine and the number of the board between dots, or between slashes. */
const SERIAL = String.raw`(?<serial>[a-z0-9][\w.+-]{2,62}[a-z0-9]|\.{1,2}[a-z0-9][\w.+-]{2,62}[a-z0-9]\.?|\/\w{5,8}\/\w{8,24}\/?)(?![\w:/]|\.\w)`;

/** Who makes drives, as their names begin in the names of devices. */
const MAKERS =
  'WDC|WD|HGST|Hitachi|TOSHIBA|Samsung|SAMSUNG|KINGSTON|INTEL|Intel|Micron|MICRON|Crucial|CT[0-9]|SanDisk|SANDISK|SEAGATE|Seagate|ST[0-9]|HU[HS][0-9]|SK[_]?hynix|KIOXIA|ADATA|CORSAIR|OCZ|MZ[0-9A-Z]|SSDSC|MTFD';

/** Ends of a device's name behind its serial number: a namespace, a partition, a unit. */
const TAIL = String.raw`(?:_\d{1,2})?(?:-part\d{1,3}|-\d:\d|:\d{1,3}|p\d{1,2})?(?=$|[\s"'<>,);\]|])`;

const SERIALS: readonly PrivateForm[] = [
  {
    label: 'a serial number',
    signs: ['serial', 'tag'],
    form: new RegExp(
      String.raw`(?:(?<![\w-])|(?<=[a-z_])(?<!\bID_))(?:serial(?:[ ._-]?(?:number|num|no)\.?|#)?|(?:service|svc|asset)[ _-]?tag)(?: ?\(\w{1,10}\))?${SAYS}${SERIAL}`,
      'gimd',
    ),
    accepts: isCode,
  },
  {
    label: 'a serial number',
    signs: ['s/n', 'sn'],
    form: new RegExp(String.raw`(?<![\w-])(?:s\/n|sn|unit sn)\b\.?${SAYS}${SERIAL}`, 'gimd'),
    accepts: isCode,
  },
  {
    label: 'a serial number',
    signs: ['s/n', 'sn', 'serial'],
    form: /(?<![\w-])(?:s\/n|sn|serial(?: (?:number|no))?)[.#]? {1,2}(?<serial>(?=[A-Z]{0,12}\d)[A-Z0-9-]{6,40})(?![\w:/-]|\.\w)/dgim,
    accepts: (value) => isCode(value) && !isSize(value) && /\d{2}/.test(value),
  },
  {
    label: 'a serial number',
    signs: ['iserial'],
    form: /\biSerial {1,40}\d{1,3} (?<serial>[\w.+-]{3,126})(?=\s|$)/dgm,
    accepts: isCode,
  },
  {
    label: 'a serial number',
    signs: ['device serial number'],
    form: /\bDevice Serial Number (?<serial>(?:[0-9a-f]{2}-){7}[0-9a-f]{2})(?![\w-])/dgi,
    accepts: isCode,
  },
  {
    label: 'a serial number',
    signs: ['ident: '],
    form: /^[ \t]{1,20}ident: (?<serial>[\w.-]{4,64})/dgm,
    accepts: isCode,
  },
  {
    // Of SATA it begins with the serial number, twenty characters wide, and the model may follow without a space.
    label: 'a serial number',
    signs: ['inquiry data: '],
    form: /^Inquiry Data: {1,15}(?<serial>(?:(?<=^Inquiry Data: .{0,19})[A-Z0-9-]){6,20})/dgm,
    accepts: isCode,
  },
  {
    label: 'a serial number',
    signs: ['inquiry data: '],
    form: /^Inquiry Data: [^\n]{8,60}? \w{4}(?<serial>[A-Z0-9]{8})[ \t]*$/dgm,
    accepts: isCode,
  },
  {
    label: 'a serial number',
    signs: ['nqn.'],
    form: /\bnqn\.\d{4}[.-]\d{2}\.org\.nvmexpress:[0-9a-f]{8}(?<serial>[A-Z0-9][\w-]{5,24})/dgi,
    accepts: (value) => isCode(value) && !/^-?[0-9a-f]{0,4}-[0-9a-f]{4}-/i.test(value),
  },
  {
    label: 'a serial number',
    signs: ['nqn.'],
    form: /\bnqn\.\d{4}[.-]\d{2}\.(?!org\.nvmexpress:)[\w.-]{1,80}:(?:[^\s:"']{1,60}(?: [^\s:"']{1,20}){0,5}:){0,5}(?:[^\s:"']{0,60}-sn-)?(?<serial>[^\s:"',]{6,64})(?! NVMe\b| [A-Z][\w-]{1,20} \d{1,4}[GT]B\b)/dgi,
    accepts: (value) => isCode(value) && !/^[0-9a-f]{8}-?[0-9a-f]{4}-/i.test(value),
  },
  {
    label: 'a drive name with its serial number',
    signs: ['by-id/'],
    form: new RegExp(
      String.raw`\/by-id\/(?!<|…|\.{3}|wwn-|nvme-eui|scsi-3)[^\s"'/]{1,120}_(?<serial>[A-Za-z0-9][\w.-]{2,40}?)${TAIL}`,
      'gmd',
    ),
    accepts: (value) => hasDigit(value) && !isSize(value),
  },
  {
    label: 'a drive name with its serial number',
    signs: ['ata-', 'nvme-', 'scsi-', 'usb-', 'mmc-', 'sas-', 'ieee1394-'],
    form: new RegExp(
      String.raw`(?<![\w.-])(?:ata|nvme|scsi|usb|mmc|sas|ieee1394)-(?<model>[^\s/"'<>,]{1,120})_(?<serial>[A-Za-z0-9][A-Za-z0-9.-]{4,40}?)${TAIL}`,
      'gmd',
    ),
    accepts: (value, { groups }) => isCode(value) && !isSize(value) && /_|\d/.test(groups?.model ?? ''),
  },
  {
    label: 'a drive name with its serial number',
    signs: ['_'],
    form: new RegExp(
      String.raw`(?<![\w.-])(?:${MAKERS})[\w.-]{0,100}\d[\w.-]{0,40}_(?<serial>(?:WD-)?(?=[A-Z]{0,20}\d)[A-Z0-9]{8,24})${TAIL}`,
      'gmd',
    ),
    // Micron writes the number of the part itself behind the name of the family.
    accepts: (value) => isCode(value) && /[A-Z]|^\d{10,}$/.test(value) && !isSize(value) && !value.startsWith('MTFD'),
  },
  {
    // Of drives that HGST and WD make of its kind, serial numbers may be letters alone.
    label: 'a drive name with its serial number',
    signs: ['wdc', 'hgst', 'wuh', 'huh', 'hus'],
    form: new RegExp(String.raw`(?:WDC_|HGST_|WUH|HU[HS])[\w.-]{3,80}_(?<serial>[A-Z]{8})(?=\s|${TAIL})`, 'gmd'),
  },
  {
    // A vdev that somebody named so, with its state or its space beside it.
    label: 'a drive name with its serial number',
    form: /^[ \t>]{0,40}[A-Za-z0-9][\w.+-]{1,100}?[-_](?<serial>(?=[A-Z]{0,20}\d)(?=\d{0,20}[A-Z])[A-Z0-9]{8,24})(?::\d{1,3}|-part\d{1,3}|p\d{1,2})?[ \t]{1,60}(?:(?:ONLINE|DEGRADED|FAULTED|OFFLINE|UNAVAIL|REMOVED|AVAIL|INUSE)\b|[\d.]{1,8}[KMGTP]?[ \t]{1,20}[\d.-])/dgm,
  },
  {
    label: 'a drive name with its serial number',
    signs: ['nvme.'],
    form: /\bnvme\.[0-9a-f]{4}-(?<serial>[0-9a-f]{8,80}-[0-9a-f]{8,100}-[0-9a-f]{8})\b/dgi,
  },
  {
    label: 'a drive name with its serial number',
    signs: ['t10.'],
    form: /\bt10\.[A-Z]{2,8}_{1,20}[^\s_]{1,60}(?:_{1,20}[^\s_]{1,60}){0,4}?_{2,20}(?<serial>[A-Z0-9-]{6,40})_{0,20}(?![\w-])/dgi,
  },
];

const WORLDWIDE: readonly PrivateForm[] = [
  {
    label: 'a World Wide Name',
    signs: ['eui.', 'naa.', 'wwn-', 'scsi-3', '0x5', '0x6'],
    form: new RegExp(
      String.raw`(?<![\w])(?<wwn>(?:(?:nvme-)?eui\.|naa\.|wwn-|scsi-3)(?:0x)?${HEX}{12,40}|0x[56]${HEX}{15}(?:${HEX}{16})?)(?![\w])`,
      'gid',
    ),
    accepts: (value) => !isFilled(value.replace(/^\D{3,9}(?:\.|-|[:= ]+)/, '')),
  },
  {
    label: 'a World Wide Name',
    signs: ['wwn', 'wwpn', '_name', 'wwid', 'naa', 'eui', 'guid', 'lunid', 'sas', 'world', 'device_name', 'logical'],
    form: new RegExp(
      String.raw`(?<![\w])(?:wwn|wwpn|wwnn|wwid|naa|eui|eui64|eui-64|nguid|guid|lunid|sas[ _]?addr(?:ess)?|world[ -]?wide[ -]?(?:name|id)|device_name|(?:permanent_)?(?:port|node|fabric)_name|logical (?:unit|enclosure) id|enclosure logical id)(?:[ _-]?\(?\d?\))?[ \t]{0,40}["']{0,1}[ \t]{0,2}[:=(][ \t]{0,40}["'(]?(?<wwn>(?:0x)?${HEX}{10,40}|${HEX}{7,8}-${HEX}-${HEX}{4}-${HEX}{4}|${HEX}{8}-${HEX}{4}-${HEX}{4}|${HEX}-${HEX}{6}-${HEX}{9}|(?:${HEX}{4}:){3}${HEX}{4})(?!\w)`,
      'gid',
    ),
    accepts: isCode,
  },
  {
    label: 'a World Wide Name',
    signs: ['wwn device id:', 'eui-64:', 'logical unit id'],
    form: new RegExp(
      String.raw`(?:\bWWN Device Id:|\bEUI-64:|\blogical unit id:?)[ \t]{1,40}(?<wwn>(?:${HEX} )?${HEX}{6} ${HEX}{6,12})(?!\w)`,
      'gid',
    ),
    accepts: isCode,
  },
  {
    label: 'a World Wide Name',
    isCode: true,
    form: new RegExp(
      String.raw`\b(?<![.:-])(?<wwn>(?=[\da-f]{0,15}[a-f])[56]${HEX}{15}|${HEX}{7,8}-${HEX}-${HEX}{4}-${HEX}{4}|(?:${HEX}{2}:){7}${HEX}{2})(?![\w:-]|\.\d)`,
      'gid',
    ),
    accepts: isCode,
  },
  {
    label: 'a World Wide Name',
    signs: ['"wwn"', '"ext_id"', 'guid"'],
    isAcross: true,
    form: /"wwn"\s{0,4}:\s{0,4}\{[^{}]{0,200}?"id"\s{0,4}:\s{0,4}(?<number>[1-9]\d{0,20})|"ext_id"\s{0,4}:\s{0,4}(?<number2>[1-9]\d{0,20})|"(?:pool_|vdev_)?guid"\s{0,4}:\s{0,4}(?<number3>[1-9]\d{5,20})/dg,
  },
];

const IDENTIFIERS: readonly PrivateForm[] = [
  {
    label: 'a unique identifier',
    isCode: true,
    form: new RegExp(
      String.raw`\b(?<uuid>${HEX}{8}(?:-(?:${HEX}{4}-){3}${HEX}{12}|(?::${HEX}{8}){3}|${HEX}{24}))(?![\w])`,
      'gid',
    ),
    accepts: isCode,
  },
  {
    label: 'a unique identifier',
    isCode: true,
    form: /\b(?<!-)(?<uuid>[A-Za-z0-9]{6}-(?:[A-Za-z0-9]{4}-){5}[A-Za-z0-9]{6})(?![\w-])/dg,
    accepts: isCode,
  },
  {
    label: 'a unique identifier',
    signs: ['uuid', 'udid', 'hostid', 'disk identifier', 'volume serial number'],
    form: /(?<!\w)(?:(?:PART|PT)?UUID|UDID|hostid|disk identifier|volume serial number)(?:["']?[ \t]{0,20}[:=]| is)[ \t]{0,40}["']?(?<uuid>[0-9a-f]{4}-[0-9a-f]{4}|[0-9a-f]{8}-[0-9a-f]{2}|[0-9a-f]{8}-[0-9a-f]{16}|(?:0x)?[0-9a-f]{6,16})(?![\w:-])/dgi,
    accepts: isCode,
  },
  {
    label: 'a unique identifier',
    signs: ['by-uuid/', 'by-partuuid/'],
    form: /\/?by-(?:part)?uuid\/(?<uuid>[0-9A-Fa-f-]{8,40})(?![\w-])/dg,
  },
  {
    // Of ZFS: a device that is gone is listed by its number.
    label: 'a unique identifier',
    isCode: true,
    form: /^[ \t>]{0,40}(?<uuid>[1-9]\d{16,19})(?=\s|$)/dgm,
  },
  {
    // Of pools and their parts. In JSON without quotes it has to stay a number (WORLDWIDE).
    label: 'a unique identifier',
    isCode: true,
    signs: ['guid'],
    form: /(?<![a-z])(?:[a-z]{1,12}_)?guid(?:[:= \t]{1,40}|["'][ \t]{0,4}:[ \t]{0,4}["'])(?<uuid>[1-9]\d{9,19}|0x[0-9a-f]{9,16})(?!\w)/dgi,
  },
];

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

const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;

const ADDRESSES: readonly PrivateForm[] = [
  {
    label: 'a network address',
    isCode: true,
    form: /\b(?<![:-])(?<mac>[0-9a-f]{2}(?:(?::[0-9a-f]{2}){5}|(?:-[0-9a-f]{2}){5}))(?![\w:-])/dgi,
    accepts: (value) => !isFilled(value),
  },
  { label: 'a network address', signs: ['enx'], form: /\benx(?<mac>[0-9a-f]{12})\b/dg },
  {
    label: 'a network address',
    form: new RegExp(String.raw`\b(?<![.-])(?<ip>(?:${OCTET}\.){3}${OCTET})(?![\w-]|\.\d)`, 'gd'),
    accepts: isAddress,
  },
  {
    label: 'a network address',
    // In full it has eight groups.
    isCode: true,
    signs: ['::'],
    form: /\b(?<![:.])(?<ip>(?:[0-9a-f]{1,4}:){1,7}(?::[0-9a-f]{1,4}){0,7}:?(?:[0-9a-f]{1,4})?)(?![\w:]|\.\w)/dgi,
    accepts: isAddress6,
  },
  {
    label: 'an e-mail address',
    signs: ['@'],
    form: /(?<![\w.+-])(?<mail>[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,6}\.[a-z]{2,24})(?![\w-]|:[~/]| ?[$#%]| ?[~/[]| \S{1,64}\][$#])/dgi,
  },
];

/** The more telling first: where several find the same, the first says what it is. */
export const FORMS: readonly PrivateForm[] = [
  ...SECRETS,
  ...FILES,
  ...LOGS,
  ...PEOPLE,
  ...LABELS,
  ...SERIAL_PLACES,
  ...ADDRESSES,
  ...IDENTIFIERS,
  ...WORLDWIDE,
  ...SERIALS,
];
