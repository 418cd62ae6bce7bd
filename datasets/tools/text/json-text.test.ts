import { expect, test } from 'vitest';
import { jsonDocuments } from './json-text.ts';

const documents = (text: string) => [...jsonDocuments(text)];
const values = (text: string) => documents(text).map(({ value }) => ({ ...value }));

test('it agrees with JSON.parse on a sound document', () => {
  const text = '{"a": [1, -2.5e3, true, false, null, "x\\"y\\u0041\\n"], "b": {"c": {}}, "d": []}';
  expect(JSON.stringify(values(text)[0])).toBe(JSON.stringify(JSON.parse(text)));
});

test('documents between text, one after the other', () =>
  expect(values('note {not json}\n{"a":1}\nmore\n{"b":2}{"c":3}\n')).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }]));

test('the last of two values counts, and the place is known', () => {
  const [document] = documents('{"a":1,\n"a":2}');
  expect(document?.value.a).toBe(2);
  expect(document?.doubled).toEqual([{ key: 'a', offset: 8 }]);
});

test('what came before a cut is kept', () => {
  const [document] = documents('{"a":[{"b":1},{"c":2,');
  expect(JSON.stringify(document?.value)).toBe('{"a":[{"b":1},{"c":2}]}');
  expect(document).toMatchObject({ brokenAt: 21, problem: expect.any(String) });
});

test('names of the language are plain keys', () => {
  const [value] = values('{"__proto__":{"polluted":1},"constructor":2}');
  expect(Object.keys(value ?? {})).toEqual(['__proto__', 'constructor']);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('a hundred thousand brackets neither hang nor overflow', () => {
  const [document] = documents(`{"a":${'['.repeat(100_000)}`);
  expect(document?.problem).toMatch(/nested deeper/);
  expect(documents('{\n'.repeat(50_000)).length).toBeGreaterThan(0);
  expect(documents(`{"${'\\'.repeat(100_000)}`)).toHaveLength(1);
});

test('the digits before a cut are no number', () => {
  const [document] = documents('{"a":1,"iops":83');
  expect(JSON.stringify(document?.value)).toBe('{"a":1}');
  expect(document?.brokenAt).toBe(14);
});
