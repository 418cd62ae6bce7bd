/**
 * Lines as tools print them, with places for private values: whatever value stands in a place is masked, and all else
 * stays. `«serial»` is a place; its name says which values it takes.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { masked } from '../../../site/diagnosis/answer/mask.ts';
import { tableOf } from '../../../tests/support/test-tables.ts';

const UPPER = [...'ABCDEFGHJKLMNPRSTVWXYZ'];
const LOWER = [...'abcdefghijklmnopqrstuvwxyz'];
const DIGITS = [...'0123456789'];
const HEX = [...DIGITS, ...'abcdef'];

const of = (signs: readonly string[], length: number, longest = length) =>
  fc.string({ unit: fc.constantFrom(...signs), minLength: length, maxLength: longest });
const row = (...parts: (string | fc.Arbitrary<string>)[]) =>
  fc
    .tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
    .map((texts) => texts.join(''));
const hex = (length: number) => of(HEX, length);

const serial = fc.oneof(
  row('WD-WCC4E', of(DIGITS, 7)),
  row('Z', of(UPPER, 2), of(DIGITS, 2), of([...UPPER, ...DIGITS], 3)),
  row('S', of(DIGITS, 1), of(UPPER, 2), 'NX0', of(UPPER, 1), of(DIGITS, 6)),
  row('PHYG', of(DIGITS, 9), '480BGN'),
);
const wwn = row('5000c5', hex(9), 'a');
const guid = row(of([...'123456789'], 1), of(DIGITS, 17, 18));
const uuid = row(hex(7), 'a-', hex(4), '-4', hex(3), '-a', hex(3), '-', hex(12));
const tag = row(of(DIGITS, 1), of([...UPPER, ...DIGITS], 5), of(DIGITS, 1));
/** No word of a tool ends so. */
const name = row(of(LOWER, 4, 7), 'qx');

const PLACES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  serial,
  wwn,
  WWN: wwn.map((value) => value.toUpperCase()),
  '0xwwn': row('0x', wwn),
  naa: row('5 000c50 ', hex(8), 'a'),
  'naa.wwn': row('naa.', wwn),
  // An adapter of Fibre Channel: names of ports and nodes begin otherwise than those of drives.
  'fc port': row(fc.constantFrom('10', '20', '21'), '000024ff', hex(5), 'a'),
  '0xfc port': row('0x', fc.constantFrom('10', '20', '21'), '000024ff', hex(5), 'a'),
  'fc:port': fc
    .tuple(fc.constantFrom('10', '20', '21'), hex(5))
    .map(([first, last]) => `${first}000024ff${last}a`.replace(/..(?=.)/g, '$&:')),
  nguid: row('0025385', hex(24), 'a'),
  eui: row('0025385', hex(8), 'a'),
  'sas-guid': row('500304', hex(1), '-', hex(1), '-', hex(3), 'a-', hex(4)),
  guid,
  '0xguid': row('0x', of([...'123456789'], 1), hex(14), 'a'),
  uuid,
  UUID: uuid.map((value) => value.toUpperCase()),
  'md uuid': row(hex(7), 'a:', hex(8), ':', hex(8), ':', hex(8)),
  pcie: row(hex(1), 'a-1b-21-ff-ff-', hex(2), '-', hex(2), '-', hex(2)),
  dell: row('.', tag, '.CN747516', of(DIGITS, 2), of(UPPER, 1), of(DIGITS, 4), '.'),
  tag,
  memory: row(of(DIGITS, 1), of(UPPER, 1), hex(6)).map((value) => value.toUpperCase()),
  mac: row('00:25:90:', hex(1), 'a:', hex(2), ':', hex(2)),
  ip: row('192.168.', of([...'123456789'], 2), '.', of([...'123456789'], 2)),
  mail: row(name, '@', name, '.example'),
  host: fc.oneof(
    name,
    row('truenas-', name),
    name.map((value) => value.toUpperCase()),
  ),
  user: name,
  admin: fc.constant('admin'),
  domain: row(name, '.example'),
  secret: row(of(LOWER, 2), of([...LOWER, ...UPPER, ...DIGITS], 8, 24), of(DIGITS, 2)),
  key64: row('AQ', of([...LOWER, ...UPPER, ...DIGITS, '+', '/'], 36), '=='),
  damaged: row('/', name, '/', name, fc.constantFrom('.mkv', '.jpg', '', ' 2019.pdf')),
  'nvme serial': row('S', of(DIGITS, 1), of(UPPER, 2), 'NX0', of(UPPER, 1), of(DIGITS, 6)),
  iqn: row('01:', hex(11), 'a'),
  path: row('/', name, '/', name, fc.constantFrom('.key', '.bin', '')),
  eui64: row('002538 ', hex(9), 'a'),
  'eui.eui': row('eui.0025385', hex(8), 'a'),
  'smartd wwn': row('5-0014ee-2', hex(7), 'a'),
};

/** By tool. Each text has to be masked on its own, as people paste parts. */
const PRINTED: Readonly<Record<string, readonly string[]>> = tableOf(import.meta.filename, 'printed');

const PLACE = /«([^»]+)»/;
const MASKS = '(?:serial|sn|wwn|uuid|mac|ip|mail|host|user|secret|file)-\\d+';

/** A text with values, and how it looks masked: spaces may move where columns stay in place. */
function filled(template: string): fc.Arbitrary<{ text: string; values: string[]; wanted: RegExp }> {
  const parts = template.split(PLACE);
  const places = parts.flatMap((part, index) => {
    if (index % 2 === 0) return [];
    const values = PLACES[part];
    if (!values) throw new Error(`No values for «${part}»`);
    return [values];
  });
  const wanted = parts
    .map((part, index) => (index % 2 === 1 ? MASKS : RegExp.escape(part).replace(/(?:\\x20|\\t| )+/g, '[ \\t]+')))
    .join('');
  return fc.tuple(...places).map((values) => ({
    text: parts.map((part, index) => (index % 2 === 1 ? values[(index - 1) / 2] : part)).join(''),
    values,
    wanted: new RegExp(`^${wanted}$`),
  }));
}

const TEXTS = Object.entries(PRINTED).flatMap(([tool, texts]) => texts.map((template) => [tool, template] as const));

test.each(TEXTS)('%s: %s', (_, template) => {
  fc.assert(
    fc.property(filled(template), ({ text, wanted }) => {
      const once = masked(text).text;
      expect(once).toMatch(wanted);
      expect(masked(once).text).toBe(once);
    }),
    { numRuns: 30 },
  );
});

test('every file of a long list of ZFS is masked', () => {
  const list = Array.from({ length: 2_000 }, (_, index) => `        /tank/photos/${index}.jpg`);
  const heading = 'errors: Permanent errors have been detected in the following files:\n\n';
  expect(masked(heading + list.join('\n')).text).not.toContain('photos');
});

test('the corpus is as large as it should be', () => expect(TEXTS.length).toBeGreaterThanOrEqual(145));
