// Arrays that real kernels made, as the lab's table keeps them. `cargo test` holds each row without a reason to its calculator.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { When } from '../../calc-wasm/js/generated/catalog.ts';

/** An array that a calculator knows. */
export interface MadeArray {
  /** What made it: “mdadm”, “zfs”, “ext4”. */
  tool: string;
  calculator: string;
  inputs: Readonly<Record<string, string>>;
  /** Bytes that the tools printed, by the column of the table. */
  printed: Readonly<Record<string, number>>;
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

/** A table of the lab: the cells of each row by their columns. None of them needs quotes. */
export function labTable(name: string): Record<string, string>[] {
  const text = readFileSync(join(process.cwd(), 'tests/golden/lab', name), 'utf8');
  const [columns = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])));
}

const pairs = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split('=') as [string, string]));

const FIGURES = ['size', 'used', 'free', 'available', 'volume'];

let arrays: readonly MadeArray[] | undefined;

export function madeArrays(): readonly MadeArray[] {
  arrays ??= labTable('arrays.csv').flatMap((row): MadeArray[] => {
    const { tool = '', calculator = '', drives = '', reason = '', inputs = '', versions = '' } = row;
    if (!calculator) return [];
    const printed = FIGURES.flatMap((name) => (row[name] ? [[name, Number(row[name])] as const] : []));
    return [
      {
        ...{ tool, calculator, reason },
        inputs: { drives, ...pairs(inputs) },
        printed: Object.fromEntries(printed),
        versions: versionsText(versions),
      },
    ];
  });
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

/** Layouts of a calculator that kernels made, each once. Of a volume of LVM the calculator knows only what lies below. */
export function checkedLayouts(calculator: string): CheckedLayout[] {
  const names = LAYOUT[calculator] ?? [];
  const own = madeArrays().filter((row) => row.calculator === calculator && !('volume' in row.printed));
  const layouts = Map.groupBy(own, ({ inputs }) => names.map((name) => inputs[name]).join());
  return [...layouts.values()].map((rows) => ({
    when: names.map((name) => ({ name, is: [rows[0]?.inputs[name] ?? ''] })),
    all: rows.length,
    asComputed: rows.filter(({ reason }) => !reason).length,
    versions: [...new Set(rows.map(({ versions }) => versions))].sort(),
  }));
}
