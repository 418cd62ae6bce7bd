// What the lab draws, before any machine makes it: the calculators know each array, and a shell reads each script.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { refused } from '../../calc-wasm/js/calc.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { calculatorNamed } from '../../site/common/query.ts';
import { draw, drivesText, KIND_NAMES, type Layout, tiers } from '../lab/arrays/layouts.ts';
import { script } from '../lab/arrays/scripts.ts';
import { cases } from '../support/fuzzing.ts';

test.each(KIND_NAMES)('%s: a calculator knows what is drawn, and the same seed draws the same', (kind) => {
  const layouts = draw(kind, cases(1000), 1);
  expect(draw(kind, cases(1000), 1)).toEqual(layouts);
  for (const { calculator, inputs, drives } of layouts.filter((layout) => layout.calculator)) {
    const answer = calculate(calculatorNamed(calculator).name, { ...inputs, drives: drivesText(drives) });
    expect(refused(answer) ? [inputs, answer.error] : []).toEqual([]);
  }
});

/** Of SHR each array is made of slices, and what one drive alone reaches is left out. */
function parts({ tool, drives, others = [] }: Layout): number {
  const slices = tiers(drives).flatMap(({ members }) => (members.length > 1 ? members : []));
  return tool === 'shr' ? slices.length : drives.length + others.length;
}

test.each(KIND_NAMES)('%s: a script has all drives of its layout, and a shell reads it', (kind) => {
  for (const layout of draw(kind, cases(200), 2)) {
    const text = script(layout);
    const { status, stderr } = spawnSync('sh', ['-n'], { input: text, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const all = parts(layout);
    const last = layout.tool === 'zfs' ? `/drives/${all - 1}` : `/dev/dm-${all - 1}`;
    expect(text).toMatch(new RegExp(`${last}\\b(?![\\s\\S]*\\b${last.replace(/\d+$/, String(all))}\\b)`));
  }
});
