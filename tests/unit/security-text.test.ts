// What a finder of a weakness is told: RFC 9116.
import { expect, test } from 'vitest';
import { security } from '../../site/outward/security-build.ts';

const CONTACT = 'https://forge.example/lanewise/security/advisories/new';
const told = (site?: URL) => security(site, CONTACT, new Date('2026-11-25T17:30:00Z')).split('\n');

test('it names whom to tell, and ends a year after the day of the build', () => {
  expect(told()).toEqual([
    `Contact: ${CONTACT}`,
    'Expires: 2027-11-25T00:00:00.000Z',
    'Preferred-Languages: en, ru',
    '',
  ]);
});

test('it names its own address where the build knows the host', () => {
  expect(told(new URL('https://lanewise.example'))).toContain(
    'Canonical: https://lanewise.example/.well-known/security.txt',
  );
});
