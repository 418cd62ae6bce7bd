/** `npm run bench -- <folder> --set <name>`: a set of this repository from a drive. */
import process from 'node:process';
import { ROOT, SETS } from '../repository/repository.ts';
import type { Face } from '../terminal/command.ts';
import { main } from '../terminal/main.ts';
import { versionIn } from '../terminal/version.ts';
import { benchmarking } from './command.ts';

const BENCH: Face = {
  typed: () => 'npm run bench --',
  does: benchmarking.does,
  commands: [benchmarking],
  shown: [benchmarking.name],
  version: () => versionIn(ROOT),
  sets: SETS,
};

await main(BENCH, [benchmarking.name, ...process.argv.slice(2)]);
