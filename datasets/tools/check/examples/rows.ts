/** Rows that examples of several families are made of. */
import type { Cells, Sample } from './example.ts';

export const results = (...rows: Cells[]): Sample => ({ table: 'results', rows });

/** Rows of results and the run that they belong to. */
export const ofRun = (run: Cells, ...rows: Cells[]): Sample => ({
  table: 'results',
  rows: rows.map((row) => ({ run_id: 'nvme', ...row })),
  beside: { runs: [{ run_id: 'nvme', ...run }] },
});

export const PCIE = { link_kind: 'pcie', link_generation: '3.0', link_lanes: '4' };

export const DRIVE = {
  drive_id: 'example-ssd-2tb',
  vendor: 'Example',
  model: 'SSD 2 TB',
  capacity_bytes: '2000398934016',
};
