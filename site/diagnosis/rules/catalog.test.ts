import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTried } from '../../../tests/support/fuzzing.ts';
import { examples, findingsIn } from '../examples/examples.ts';
import { aMachine, drive, pcie, pciFunction, told } from '../join/machine-testing.ts';
import { findingsOf, rules } from './catalog.ts';
import { SEVERITIES } from './finding.ts';
import { declared } from './rule.ts';

test('a machine of which nothing is told has no findings', () => expect(findingsOf(aMachine({}))).toEqual([]));

test('bridges that name each other as what they hang on end no program', () => {
  const one = pciFunction({ address: '0000:01:00.0', parent: '0000:02:00.0', running: pcie('8 x4') });
  const other = pciFunction({ address: '0000:02:00.0', parent: '0000:01:00.0', capable: pcie('8 x4') });
  expect(() => findingsOf(aMachine({ functions: [one, other] }))).not.toThrow();
});

test('an example that ends anywhere is read without a fault', () => {
  for (const [index, { id }] of rules.entries()) {
    const { found = '' } = examples[id] ?? {};
    const lines = found.split('\n');
    for (let end = 0; end < lines.length; end++) {
      // Another end of each example, by day.
      if (!isTried(index + end, 5)) continue;
      expect(() => findingsIn(lines.slice(0, end).join('\n')), `${id} ${end}`).not.toThrow();
      expect(() => findingsIn(lines.slice(end).join('\n')), `${id} from ${end}`).not.toThrow();
    }
  }
});

test('what a paste calls a device never gets into a command', () => {
  const name = '$(reboot)`; rm -rf ~';
  const device = pciFunction({ address: undefined, name, capable: pcie('16 x4'), running: pcie('8 x2') });
  const bridge = { capable: told(6e9), running: told(3e9), id: name };
  const findings = findingsOf(aMachine({ functions: [device], drives: [drive(bridge)] }));
  expect(findings.map(({ id }) => id)).toEqual(['LD104', 'LD203']);
  for (const { causes } of findings) {
    for (const { check, fix } of causes) expect(`${check} ${fix}`).not.toContain('reboot');
  }
});

test('no command holds a list of names', () => {
  for (const [id, { causes }] of Object.entries(declared)) {
    for (const { check, fix } of Object.values(causes))
      expect(`${check} ${fix}`, id).not.toMatch(/`[^`]*\{names\}[^`]*`/);
  }
});

const code = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))
  .join('\n');

test('what is declared as data has the shape that code takes it for, and every cause is used', () => {
  for (const [id, { severity, looksFor, why, sources, causes, says }] of Object.entries(declared)) {
    expect(SEVERITIES, id).toContain(severity);
    expect(
      [looksFor, why, ...sources].every((text) => text.length > 2),
      id,
    ).toBe(true);
    const kinds = Object.keys(says ?? {});
    for (const [name, words] of Object.entries(causes)) {
      expect(Object.keys(words).sort(), `${id} ${name}`).toEqual(['check', 'fix', 'message']);
      expect(kinds.some((kind) => name.startsWith(kind)) || code.includes(`'${name}'`), `${id} ${name}`).toBe(true);
    }
    for (const kind of kinds) expect(Object.keys(causes).join(), id).toContain(kind);
  }
});
