// Tables that people look for at a glance: two inputs of a calculator against each other, the rest at its default.
import type { CalculatorName } from '../../calc-wasm/js/generated/catalog.ts';

export interface Matrix {
  rows: string;
  /** Of the rows; all choices of the input where they are left out. */
  of?: readonly string[];
  columns: string;
  across: readonly (string | number)[];
  output: string;
}

export const matrices: Partial<Record<CalculatorName, Matrix>> = {
  pcie: { rows: 'generation', columns: 'lanes', across: [1, 2, 4, 8, 16], output: 'ceiling' },
  dmi: { rows: 'generation', columns: 'lanes', across: [2, 4, 8], output: 'ceiling' },
  sas: { rows: 'generation', columns: 'lanes', across: [1, 2, 4, 8], output: 'ceiling' },
  zfs: {
    ...{ rows: 'layout', of: ['raidz1', 'raidz2', 'raidz3'] },
    ...{ columns: 'drives', across: ['4x16TB', '6x16TB', '8x16TB', '12x16TB'], output: 'usable' },
  },
  raid: {
    ...{ rows: 'level', of: ['raid0', 'raid1', 'raid10', 'raid5', 'raid6', 'raidtp'] },
    ...{ columns: 'drives', across: ['4x16TB', '6x16TB', '8x16TB', '12x16TB', '24x16TB'], output: 'usable' },
  },
};
