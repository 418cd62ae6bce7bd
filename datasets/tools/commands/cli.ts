/** `npm run dataset -- <command> [argument...]`: the data of this repository. */
import process from 'node:process';
import { ROOT, SETS } from '../repository/repository.ts';
import type { Face } from '../terminal/command.ts';
import { main } from '../terminal/main.ts';
import { versionIn } from '../terminal/version.ts';
import { words } from './help.words.ts';
import { checking, fixing, importing, MAINTAINING } from './table.ts';

const DATASET: Face = {
  typed: (command) => `npm run dataset -- ${command}`.trim(),
  does: words.does,
  commands: [checking, fixing, importing, ...MAINTAINING],
  shown: ['check', 'import'],
  version: () => versionIn(ROOT),
  sets: SETS,
};

await main(DATASET, process.argv.slice(2));
