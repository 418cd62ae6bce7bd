// How far the predictions are from the measurements, and whether that is still what is published.
//   npm run accuracy               prints the table; exit code 1 where it is not the published one
//   npm run accuracy -- --write    publishes it: writes tests/golden/accuracy.json
import { writeFileSync } from 'node:fs';
import { helped } from '../../datasets/tools/text/usage.ts';
import { groups, isInside } from '../accuracy/accuracy.ts';
import {
  accuracyNow,
  baselineFile,
  chainedArrays,
  comparedArrays,
  comparedRows,
  models,
  pcieRows,
  published,
  wideRows,
} from '../accuracy/accuracy-build.ts';
import { arrayGroups } from '../accuracy/arrays.ts';
import { changes, unchanged } from '../accuracy/baseline.ts';
import { chainGroups, isJudged } from '../accuracy/chains.ts';

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

const usage = `usage: npm run accuracy [-- --write]
Prints how far the predictions are from the measurements; exit code 1 where that is not what is published.
  --write   publishes it: writes tests/golden/accuracy.json`;
const options = process.argv.slice(2);
if (helped(options, usage)) process.exit();
if (options.some((option) => option !== '--write')) {
  console.error(usage);
  process.exit(2);
}

const rows = await comparedRows();
const now = await accuracyNow();
for (const { link, origin, rows: own, errors, inside } of groups(rows)) {
  console.log(
    `${link}, payload size ${origin}: ${inside} of ${errors.n} inside, mean ${percent(errors.mean)}, ` +
      `mean absolute ${percent(errors.meanAbsolute)}, worst ${own[errors.worst]?.row.result_id}`,
  );
}
for (const { output, rows: own, errors, inside, alone } of chainGroups((await chainedArrays()).filter(isJudged))) {
  console.log(
    `chain, ${output}: ${inside} of ${errors.n} inside, mean ${percent(errors.mean)}, ` +
      `mean absolute ${percent(errors.meanAbsolute)}, worst ${own[errors.worst]?.row.result_id}` +
      (alone ? `; without the chain ${alone.n} arrays, ${percent(alone.meanAbsolute)}` : ''),
  );
}
for (const { calculator, output, rows: own, errors } of arrayGroups(await comparedArrays())) {
  console.log(
    `${calculator}, ${output}: ${errors.n} arrays without a chain, mean ${percent(errors.mean)}, ` +
      `mean absolute ${percent(errors.meanAbsolute)}, worst ${own[errors.worst]?.row.result_id}`,
  );
}
for (const [name, own] of Object.entries({ PCIe: pcieRows(rows), wide: wideRows(rows) })) {
  for (const { name: model, errors } of models(own)) {
    console.log(
      `${name}, ${model}: n ${errors.n}, mean ${percent(errors.mean)}, mean absolute ${percent(errors.meanAbsolute)}`,
    );
  }
}
for (const { row, measured, ceiling } of rows.filter((row) => !isInside(row))) {
  console.log(`outside: ${row.result_id}, ${percent(measured / ceiling)} of the ceiling`);
}
if (options.includes('--write')) {
  writeFileSync(baselineFile, `${JSON.stringify(now, null, 2)}\n`);
} else {
  const before = published();
  const { pairs, of } = unchanged(before, now);
  console.log(`compared with what is published: ${pairs.length} of ${of} rows, which say the same`);
  const differences = changes(before, now);
  for (const { kind, words } of differences) console.log(`${kind}: ${words}`);
  if (differences.length > 0) process.exitCode = 1;
}
