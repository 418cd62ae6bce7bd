import { oneOf } from '../../language/list.ts';
import { type Rule, type Subject, tableNamed, tablesNamed } from '../../tables/rule.ts';
import type { Found, Table, Words } from '../../tables/table.ts';
import { rowsNamed } from '../references.ts';

/** Parts that stand between a controller and drives. */
const BETWEEN = ['expander', 'port_multiplier'];

export const chain: Rule = {
  id: 'LW316',
  level: 'error',
  looksFor:
    'Chains that cannot be built: parts in the wrong place, incomplete links, an array without its number of drives, a limit run that is judged itself.',
  fix: 'fill in the parts in the order in which the data passes them, or leave the row out',
  *check(subject) {
    for (const table of tablesNamed(subject.tables, 'chains')) yield* checkTable(table, subject);
  },
};

function* checkTable(table: Table, subject: Subject): Generator<Found> {
  const chained = subject.chained?.(subject);
  const run = table.column('run_id');
  for (let row = 1; row <= table.length; row++) {
    const problems = [
      ...parts(table, row, subject),
      ...links(table, row, subject),
      ...target(table, row, subject),
      ...limit(table, row),
    ];
    yield* problems;
    const refusal = problems.length > 0 ? undefined : chained?.get(run.text(row))?.refusal;
    if (refusal === undefined) continue;
    yield run.found(row, {
      message: `the core cannot read this chain: ${refusal}`,
      expected: 'links that fit together, and a number of drives that the array allows',
      fix: 'check the links of the parts, and drive_count and array_groups of the target',
    });
  }
}

function* parts(table: Table, row: number, subject: Subject): Generator<Found> {
  const controllers = tableNamed(subject, 'controllers');
  if (!controllers) return;
  const kinds = controllers.column('kind');
  const kindOf = (name: string) => kinds.choice(rowsNamed(table, name, controllers, 'controller_id')[row] ?? 0);
  const [controller, expander] = [kindOf('controller_id'), kindOf('expander_id')];
  if (BETWEEN.includes(controller)) {
    yield table.column('controller_id').found(row, {
      message: `a part of kind ${controller}, which is not a controller`,
      expected: 'the adapter or controller that it connects to',
      fix: 'move it to expander_id',
    });
  }
  if (expander !== '' && !BETWEEN.includes(expander)) {
    yield table.column('expander_id').found(row, {
      message: `a part of kind ${expander}, which is neither expander nor port multiplier`,
      expected: `a part of kind ${oneOf(BETWEEN)}`,
      fix: 'move it to controller_id',
    });
  }
}

function* links(table: Table, row: number, subject: Subject): Generator<Found> {
  const column = (name: string) => table.column(name);
  const half = (name: string, other: string): Generator<Found> => missing(table, row, name, other);
  yield* half('slot_generation', 'slot_lanes');
  yield* half('slot_lanes', 'slot_generation');
  yield* half('shared_kind', 'shared_generation');
  yield* half('shared_generation', 'shared_kind');
  for (const link of ['shared', 'port']) {
    if (column(`${link}_kind`).choice(row) === 'pcie') yield* half(`${link}_kind`, `${link}_lanes`);
  }
  const slot = column('slot_generation');
  const generations = tableNamed(subject, 'pcie-generations');
  if (!slot.isEmpty(row) && generations) {
    const isKnown = (rowsNamed(table, 'slot_generation', generations, 'generation')[row] ?? 0) > 0;
    const advice = { expected: 'a generation such as 3.0', fix: 'write it as the registry does: 3.0' };
    if (!isKnown) yield slot.found(row, { message: 'not a PCI Express generation', ...advice });
  }
  if (!slot.isEmpty(row) && column('controller_id').isEmpty(row)) {
    yield slot.found(row, {
      message: 'a slot with no controller in it',
      expected: 'controller_id, or an empty slot',
      fix: 'name the controller; if the source does not, give its link as the shared link',
    });
  }
}

function* missing(table: Table, row: number, name: string, other: string): Generator<Found> {
  if (table.column(name).isEmpty(row) || !table.column(other).isEmpty(row)) return;
  yield table.column(other).found(row, {
    message: `${name} is filled in without ${other}`,
    expected: `${name} and ${other}, or neither`,
    fix: `fill in ${other}, or empty ${name}`,
  });
}

function* target(table: Table, row: number, subject: Subject): Generator<Found> {
  const [runs, targets] = [tableNamed(subject, 'runs'), tableNamed(subject, 'targets')];
  if (!runs || !targets) return;
  const targetOf = (name: string): number => {
    const run = rowsNamed(table, name, runs, 'run_id')[row] ?? 0;
    return rowsNamed(runs, 'target_id', targets)[run] ?? 0;
  };
  const [array, single] = [targetOf('run_id'), targetOf('single_run_id')];
  const say = (name: string, words: Words) => table.column(name).found(row, words);
  if (array > 0 && targets.column('array_kind').choice(array) === 'none') {
    yield say('run_id', {
      message: 'the target of the run is not an array',
      expected: 'a run whose target is an array',
      fix: 'leave the row out: links of single drives belong in runs.csv',
    });
  } else if (array > 0 && targets.column('drive_count').isEmpty(array)) {
    yield say('run_id', {
      message: 'the number of drives of the array is not given',
      expected: 'drive_count in the row of the target',
      fix: 'fill in drive_count, or leave the row out',
    });
  }
  if (single > 0 && targets.column('array_kind').choice(single) !== 'none') {
    yield say('single_run_id', {
      message: 'the target of the run is an array',
      expected: 'a run of a single drive',
      fix: 'name a run of a single drive, or clear the cell',
    });
  }
}

/** A limit is chosen with its run in view, so that it cannot judge. */
function* limit(table: Table, row: number): Generator<Found> {
  const named = table.column('limit_run_id');
  if (named.isEmpty(row)) return;
  const other = rowsNamed(table, 'limit_run_id', table, 'run_id')[row] ?? 0;
  if (other > 0 && other !== row && table.column('role').choice(other) === 'calibration') return;
  yield named.found(row, {
    message: 'the limit run is not a calibration',
    expected: 'another run of this table, with calibration as its role',
    fix: 'set the role of that run to calibration, or clear the cell',
  });
}
