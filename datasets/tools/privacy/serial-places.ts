/** Serial numbers, worldwide names and network addresses where only the place tells them: paths, columns, other labels. */
import { HEX, hasDigit, isCode, isFilled, isSize, type PrivateForm, SAYS } from './form.ts';

const serial = (signs: readonly string[], form: RegExp, accepts: PrivateForm['accepts'] = isCode): PrivateForm => ({
  label: 'a serial number',
  signs,
  form,
  accepts,
});

/** What stands for a number that somebody took out, and what tools print where there is none. */
const PLACEHOLDER =
  /^(?:REDACTED|REMOVED|HIDDEN|UNKNOWN|NONE|MASKED|SERIAL|NUMBER|FILTER|FILTERED|DEFAULT|CENSORED|OBSCURED|INVALID|EMPTY|DELETED|STRIPPED|X+|Y+|Z+)$/i;

export const SERIAL_PLACES: readonly PrivateForm[] = [
  serial(['id_serial'], /\bID_SERIAL_SHORT=(?<serial>[\w.+-]{3,64})(?=\s|$)/dgm, (value) => !PLACEHOLDER.test(value)),
  serial(
    ['id_serial'],
    /\bID_SERIAL=(?:[^\s=]{1,100}_)?(?<serial>[A-Za-z0-9.+-]{4,64}?)(?:-\d:\d)?(?=\s|$)/dgm,
    (value) => (hasDigit(value) || /^[A-Z]{6,}$/.test(value)) && !isFilled(value) && !PLACEHOLDER.test(value),
  ),
  // camcontrol, and tables that lost their colons.
  serial(['serial number'], /\bserial number[ \t]{2,40}(?<serial>[A-Z0-9][\w-]{3,40})(?=\s|$)/dgim),
  serial(
    ['serial'],
    /(?<![\w-])serial(?: ?(?:number|no)\.?)?[ \t]{0,40}[:=][ \t]{0,40}(?:["'][ \t]{0,40})?(?<serial>[A-Z]{6,30})(?=[ \t]{0,40}["',;]|\s{0,40}$)/dgim,
    (value) => !PLACEHOLDER.test(value) && value === value.toUpperCase(),
  ),
  serial(
    ['serial'],
    /(?<![\w-])serial (?:number|no)\.?[ \t]{0,40}:[ \t]{0,40}(?<serial>[A-Z0-9-]{2,20}(?: [A-Z0-9-]{2,20}){1,4})[ \t]{0,40}$/dgim,
    (value) => hasDigit(value) && !isFilled(value) && value === value.toUpperCase(),
  ),
  {
    ...serial(
      ['serial'],
      /serial (?<![\w-]serial )(?:number|no)\.?[ \t]{0,40}:[ \t]{0,40}\r?\n[> \t]{0,40}(?<serial>[A-Z0-9][A-Z0-9_-]{5,40})[ \t]{0,40}$/dgim,
    ),
    isAcross: true,
  },
  serial(['serial id'], /\bSerial ID: "?(?<serial>[^"\s]{4,64})/dg),
  serial(
    ['storage_serial_'],
    /\bstorage_serial_[\w.-]{0,80}?_(?<serial>(?=[A-Z]{0,12}\d)[A-Z0-9]{6,40})(?:_\d){0,3}(?=\s|$)/dgm,
  ),
  // Members of a volume of arcconf, behind what each is.
  serial(
    ['present (', 'inconsistent (', 'slot:'],
    /^[> \t]{0,40}(?:Group \d{1,3}, )?(?:Segment|Device) \d{1,4}[ \t]{1,60}: [A-Z][a-z]{3,16} \([^()\r\n]{3,90}\)[ \t]{1,12}(?<serial>[A-Z0-9][A-Z0-9-]{4,40})[ \t]{0,20}$/dgm,
  ),
  // FreeBSD while it starts.
  serial(
    ['serial number'],
    /(?:^|\s)(?:a?da|nda|cd|ses)\d{1,4}: Serial Number (?<serial>[\w.+-]{4,40})[ \t]{0,20}$/dgm,
  ),
  // The same of NVMe, behind the firmware.
  serial(['nda'], /(?:^|\s)nda\d{1,4}: <[^<>\r\n]{3,60} \S{2,8} (?<serial>[A-Z0-9][A-Z0-9_-]{6,20})>[ \t]{0,20}$/dgm),
  // diskinfo of FreeBSD.
  serial(['# disk ident'], /^[> \t]{0,20}(?<serial>[\w.+-]{4,64})[ \t]{1,40}# Disk ident\./dgm),
  // What TrueNAS identifies a disk by.
  serial(['{serial'], /\{serial(?:_lunid)?\}(?<serial>[\w.+-]{3,64}?)(?:_(?<wwn>[0-9a-f]{16,32}))?(?![\w.+-])/dgi),
  // Mails of TrueNAS.
  serial(
    ['disk '],
    /\bDisk (?:\S{1,40} ){1,4}(?<serial>[A-Z0-9][A-Z0-9_-]{5,40}) is (?:FAULTED|DEGRADED|UNAVAIL|OFFLINE|REMOVED)\b/dg,
  ),
  serial(['tracer number'], /\bTracer Number["']?[ \t]{0,40}[:=][ \t]{0,40}["']?(?<serial>[A-Z0-9-]{6,30})(?![\w-])/dg),
  {
    // Of system_profiler -xml.
    ...serial(
      ['serial'],
      /<key>\w{0,24}serial\w{0,24}<\/key>\s{0,40}<string>(?<serial>[\w.-]{4,40})[ \t]{0,20}<\/string>/dgi,
    ),
    isAcross: true,
  },
  serial(['logical drive label'], /\bLogical Drive Label: {0,8}(?<serial>[\w-]{6,80})/dg),
  // A row of `nvme list -v` whose heading was not copied.
  serial(
    ['pcie', 'tcp', 'rdma'],
    /^[> \t]{0,8}nvme\d{1,4}[ \t]{1,12}(?:0x[0-9a-f]{1,4}[ \t]{1,8}|\d{1,5}[ \t]{1,8})?(?<serial>(?=[A-Z]{0,12}\d)[A-Z0-9_-]{8,20})[ \t]{1,24}\S.{2,80}[ \t](?:pcie|tcp|rdma)[ \t]/dgm,
  ),
  // lsusb of Synology: maker, product and serial number in brackets.
  serial(
    ['|__'],
    /^[> \t]{0,24}\|__[\w.-]{1,24}[ \t]{1,12}[0-9a-f]{4}:[0-9a-f]{4}:[0-9a-f]{4}[ \t].{0,60}\((?:[^()\r\n]{0,80} )?(?<serial>[A-Za-z0-9]{6,40})\)[ \t]*$/dgm,
  ),
  // Of `nvme list`, old and new.
  serial(
    ['/dev/nvme'],
    /^[> \t]{0,8}\/dev\/nvme\d{1,4}n\d{1,4}[ \t]{1,24}(?:\/dev\/ng\d{1,4}n\d{1,4}[ \t]{1,24})?(?<serial>(?=[A-Z]{0,12}\d)[A-Z0-9_-]{8,20})[ \t]{1,24}\S.{2,60}[ \t](?:0x)?\d{1,10}[ \t]{1,16}[\d.]{1,8}/dgm,
  ),
  serial(['diskid/'], /\bdiskid\/DISK-(?<serial>[\w%.-]{4,60}?)(?=(?:p\d{1,2}|s\d[a-h]?)?(?:\s|$))/dgm),
  // Windows names devices by them.
  serial(
    ['usbstor\\'],
    /\bUSBSTOR\\{1,2}[^\\\s"]{4,120}\\{1,2}(?<serial>[A-Za-z0-9_-]{4,60})(?:&\d)?(?=["\s,;]|$)/dgm,
    hasDigit,
  ),
  serial(
    ['vid_'],
    /\bUSB\\{1,2}VID_[0-9A-F]{4}&PID_[0-9A-F]{4}\\{1,2}(?<serial>[A-Za-z0-9_-]{4,60})(?=["\s,;]|$)/dgim,
    hasDigit,
  ),
  {
    label: 'a World Wide Name',
    isCode: true,
    form: new RegExp(
      String.raw`\b(?:(?:3|c\d{1,3}t)(?=5${HEX}{15}(?:d\d|\b))|(?:3|c\d{1,3}t)(?=6${HEX}{31}(?:d\d|\b)))(?<wwn>[56]${HEX}{15}(?:${HEX}{16})?)`,
      'gid',
    ),
    accepts: isCode,
  },
  {
    label: 'a World Wide Name',
    signs: ['unique id', 'wwn device identifier'],
    form: new RegExp(
      String.raw`(?:^[> \t]{0,40}(?:Drive |Volume )?Unique ID(?:entifier)?[ \t]{0,40}: |\bWWN Device Identifier: )(?<wwn>${HEX}{7,40})(?=\s|$)`,
      'gimd',
    ),
    accepts: isCode,
  },
  {
    // Both ends of a path of Fibre Channel, as ESXi names it.
    label: 'a World Wide Name',
    signs: ['fc.'],
    form: new RegExp(String.raw`(?<=\bfc\.|\bfc\.${HEX}{16}:)(?<wwn>${HEX}{16})(?!\w)`, 'gid'),
    accepts: isCode,
  },
  {
    // Ports of NVMe over Fibre Channel.
    label: 'a World Wide Name',
    signs: ['nn-0x', 'pn-0x'],
    form: new RegExp(String.raw`\b[np]n-(?<wwn>0x${HEX}{16})(?!\w)`, 'gid'),
  },
  {
    label: 'a network address',
    isCode: true,
    form: /(?<![\w.-])(?<mac>(?:[0-9a-f]{4}\.){2}[0-9a-f]{4})(?![\w.-])/dgi,
    accepts: (value) => !isFilled(value) && /[a-f]/i.test(value),
  },
  { label: 'a network address', signs: ['wlx'], form: /\bwlx(?<mac>[0-9a-f]{12})\b/dg },
  {
    label: 'a network address',
    signs: ['mac', 'ether', 'hwaddr', 'hw address', 'physical address', 'permanent address'],
    form: new RegExp(
      String.raw`(?<![\w-])(?:mac(?:[ _]?addr(?:ess)?)?|ether|hwaddr|(?:permanent )?hw address|(?:physical|permanent) address)(?:${SAYS}|[ \t]{1,8})(?<mac>${HEX}{12})(?![\w:-])`,
      'gid',
    ),
    accepts: (value) => !isFilled(value) && !isSize(value),
  },
];
