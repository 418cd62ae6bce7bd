// Arrays that real kernels made, as the lab's table keeps them. `cargo test` holds each row without a reason to its calculator.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { When } from '../../calc-wasm/js/generated/catalog.ts';

/** An array that a calculator knows. */
interface MadeArray {
  calculator: string;
  inputs: Readonly<Record<string, string>>;
  /** "mdadm 4.2 (Linux 6.1)" */
  versions: string;
  /** Why it differs from what is computed; empty where it does not. */
  reason: string;
}

const PRODUCT: Readonly<Record<string, string>> = { 'zfsutils-linux': 'OpenZFS', lvm2: 'LVM' };

/** "Linux 6.1.176-1; mdadm 4.2-5" as people know the versions. */
function versionsText(versions: string): string {
  const [, linux = '', tool = '', version = ''] =
    /^Linux (\d+\.\d+)(?:[^\d;][^;]*)?; (\S+) ([\d.]+)/.exec(versions) ?? [];
  return `${PRODUCT[tool] ?? tool} ${version} (Linux ${linux})`;
}

let arrays: readonly MadeArray[] | undefined;

export function madeArrays(): readonly MadeArray[] {
  if (arrays) return arrays;
  const table = readFileSync(join(process.cwd(), 'tests/golden/lab/arrays.csv'), 'utf8');
  const [head = '', ...lines] = table.trimEnd().split('\n');
  const columns = head.split(',');
  const rows = lines.map((line) => {
    const cells = line.split(',');
    const cell = (name: string): string => cells[columns.indexOf(name)] ?? '';
    const inputs = Object.fromEntries(
      cell('inputs')
        .split(' ')
        .map((pair) => pair.split('=') as [string, string]),
    );
    const [calculator, reason] = [cell('calculator'), cell('reason')];
    return { calculator, inputs, versions: versionsText(cell('versions')), reason };
  });
  arrays = rows.filter(({ calculator }) => calculator);
  return arrays;
}

/** What tells the layouts of a calculator apart. */
const LAYOUT: Readonly<Record<string, readonly string[]>> = {
  raid: ['level', 'metadata'],
  zfs: ['layout'],
  'mixed-drives': ['scheme'],
};

/** Arrays of one layout, with when a calculator's inputs are of it. */
interface CheckedLayout {
  when: When[];
  all: number;
  asComputed: number;
  versions: string[];
}

/** Layouts of a calculator that kernels made, each once. */
export function checkedLayouts(calculator: string): CheckedLayout[] {
  const names = LAYOUT[calculator] ?? [];
  const own = madeArrays().filter((row) => row.calculator === calculator);
  const layouts = Map.groupBy(own, ({ inputs }) => names.map((name) => inputs[name]).join());
  return [...layouts.values()].map((rows) => ({
    when: names.map((name) => ({ name, is: [rows[0]?.inputs[name] ?? ''] })),
    all: rows.length,
    asComputed: rows.filter(({ reason }) => !reason).length,
    versions: [...new Set(rows.map(({ versions }) => versions))].sort(),
  }));
}
