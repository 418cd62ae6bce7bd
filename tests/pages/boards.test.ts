// The page of a board, as it is built.
import { expect, test } from 'vitest';
import { documentOf } from './built.ts';

test('the page of a board says which long slot has one lane', () => {
  const document = documentOf('/boards/asus-prime-b650m-a-ax/');
  const text = (selector: string) => (document.querySelector(selector)?.textContent ?? '').replaceAll(/\s+/g, ' ');
  expect(text('main')).toContain('PCIEX16_2, PCIEX16_3 and PCIEX16_4 are ×16 in size but have one lane.');
  expect(text('#slot-2')).toMatch(/×16.*×1/);
  expect(text('.lw-map--tall [data-of="2"]')).toMatch(/15 contacts without a ?lane/);
  expect(document.querySelector('#slot-2 a[aria-label^="9300-8i in PCIEX16_2"]')?.getAttribute('href')).toBe(
    '/#ask=9300-8i+in+PCIEX16_2+of+ASUS+PRIME+B650M-A+AX',
  );
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/planner/?board-name=ASUS+PRIME+B650M-A+AX');
  expect(links.some((href) => href?.startsWith('/sizer/?host=host;name:ASUS+PRIME'))).toBe(true);
});

test('what turns what off stands on the page of its board, with its source', () => {
  const document = documentOf('/boards/asus-rog-strix-b450-f-gaming/');
  const row = document.querySelector('#conditions ~ section tbody tr')?.textContent ?? '';
  expect(row.replaceAll(/\s+/g, ' ')).toContain('an NVMe drive is in the second M.2 socket');
  expect(row).toContain('×8');
  expect(document.body.textContent).toContain('ASCII.jp');
});

test('a board without a firmware table says whose word its slots are', () => {
  const document = documentOf('/boards/gigabyte-b550-aorus-pro/');
  expect(document.querySelector('#slot-1')?.textContent).toContain('from Hardwareluxx');
  const text = document.querySelector('main')?.textContent ?? '';
  expect(text).toContain('no BIOS of this board was read');
  expect(text).not.toContain('null');
});

test('the list of boards says how often firmware was right', () => {
  const text = documentOf('/boards/').querySelector('main')?.textContent ?? '';
  expect(text).toMatch(/\d+ slots of \d+ boards were compared .* numbers of lanes, \d+\s%/);
});
