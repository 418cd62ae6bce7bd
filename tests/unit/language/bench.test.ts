// What a measurement says in Russian of links and registers that this computer does not have. What goes into the set
// stays English.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { JOINER } from '../../../calc-wasm/js/number.ts';
import type { Notice } from '../../../datasets/tools/readers/measurement.ts';
import { languageOf } from '../../../site/build/language/languages.ts';
import { englishOn } from '../terminal-english.ts';
import { speaking } from './speaking.ts';

const TOOLS = join(process.cwd(), 'datasets/tools');
const server = await speaking(languageOf('ru'));
const load = <Module>(path: string) => server.ssrLoadModule(join(TOOLS, path)) as Promise<Module>;
const { LinkWatch } = await load<typeof import('../../../datasets/tools/bench/link-watch.ts')>('bench/link-watch.ts');
const { pcieFacts } = await load<typeof import('../../../datasets/tools/bench/pcie.ts')>('bench/pcie.ts');
const { RawOutputs } =
  await load<typeof import('../../../datasets/tools/bench/raw-outputs.ts')>('bench/raw-outputs.ts');
const { Runner } = await load<typeof import('../../../datasets/tools/bench/runner.ts')>('bench/runner.ts');

let folder = '';
/** A device below /sys whose name is an address. */
const pci = () => join(folder, '0000:01:00.0');
const link = (name: string, speed: string, lanes: number) => {
  writeFileSync(join(pci(), `${name}_link_speed`), `${speed} GT/s PCIe\n`);
  writeFileSync(join(pci(), `${name}_link_width`), `${lanes}\n`);
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanewise-russian-'));
  mkdirSync(pci());
  link('current', '2.5', 4);
  link('max', '16.0', 4);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

test('the link is reported in Russian, and noted in English', async () => {
  const watch = new LinkWatch(pci());
  await watch.during(async () => link('current', '8.0', 4));
  const [states, supports = ''] = watch.report().map((line) => line.replaceAll(JOINER, ''));
  expect(states).toBe('Соединение PCIe: до нагрузки 2,5 ГТ/с x4, под нагрузкой 8 ГТ/с x4, после неё 8 ГТ/с x4');
  expect(supports).toMatch(/^Накопитель поддерживает 16 ГТ\/с x4\./);
  expect(watch.notes).toEqual(['Before the load the link ran at 2.5 GT/s x4.']);
});

test.each([
  ['in a virtual machine', 4096],
  ['without root', 64],
])('registers that cannot be read %s are named in Russian', (_, bytes) => {
  writeFileSync(join(pci(), 'config'), new Uint8Array(bytes));
  const notices: Notice[] = [];
  pcieFacts(pci(), notices);
  expect(notices).toHaveLength(1);
  for (const { file, message, fix } of notices) {
    for (const text of [file, message, fix]) {
      expect(text).toMatch(/[а-яё]{4}/);
      // What to type, and names.
      expect(englishOn(text.replace(/sudo lspci -vv -s [\d:.]+|root|DevCtl|pciutils/g, ''))).toEqual([]);
    }
  }
});

test('where fio fails, what it printed is kept, and both are said in Russian', async () => {
  const texts: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((text) => texts.push(String(text)));
  const set = join(folder, 'sets/mine');
  const fio = join(TOOLS, 'bench/fake-fio.mjs');
  vi.stubEnv('FAKE_FIO', 'fail');
  const runner = new Runner(fio, folder, folder, () => {});
  const failed = new RawOutputs(set).during(async (keep) => {
    keep({ name: 'one.json', bytes: new Uint8Array() });
    await runner.run('fill', []);
  });
  await expect(failed).rejects.toThrow(
    /^fio завершилась с кодом 1: .*Invalid argument \(файловую систему без O_DIRECT/,
  );
  runner.stop();
  vi.unstubAllEnvs();
  const [first = '', command = ''] = texts.join('\n').split('\n');
  expect(first).toMatch(/^1 вывод fio сохранён в .*. Набор можно записать из них:$/);
  expect(command).toContain(basename(set));
});
