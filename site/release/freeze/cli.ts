// Keeps what versions of models answer, for ever: the answers of each version that has none yet, and the core of each
// earlier version whose embeds stand in other people's pages.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { Inputs } from '../../../calc-wasm/js/calc.ts';
import { frozenCalc, frozenSizer } from '../../../calc-wasm/js/frozen-node.ts';
import type { CalculatorName } from '../../../calc-wasm/js/generated/catalog.ts';
import { failed, helped } from '../../../datasets/tools/text/usage.ts';
import { root, toolEnvironment } from '../../build/tools.mjs';
import { versionOf } from '../../embed/addresses.ts';
import published from '../../embed/published.json' with { type: 'json' };
import {
  type Ask,
  answersOf,
  differences,
  isAnswered,
  keepAnswers,
  keepMore,
  learned,
  readAnswers,
} from './answers.ts';
import { isChain, keepCore, lastCommitOf } from './core.ts';
import { kept } from './list.ts';

const usage = `npm run freeze [-- option...]: keeps the versions of models that calc-wasm/frozen lacks
  --from <commit>      builds earlier versions from it, not from the last commit that had them`;

/** The versions before today's that other people's pages embed. */
function superseded(model: string, today: number): number[] {
  const versions = published.flatMap((address) => {
    const version = versionOf(address);
    return version?.embed === model && version.version < today ? [version.version] : [];
  });
  return versions.filter((version) => !kept().some((origin) => origin.model === model && origin.version === version));
}

function run(command: string, ...args: string[]): void {
  // What it says of unfinished translations is nobody's concern here.
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  const { status } = spawnSync(command, args, { cwd: root, env: toolEnvironment(), stdio: [...stdio] });
  if (status !== 0) throw new Error(`\`${command} ${args.join(' ')}\` failed`);
}

async function freeze(from: string | undefined): Promise<void> {
  // Versions and answers are those of the sources as they are now.
  run('npm', 'run', '-s', 'gen');
  run('node', 'calc-wasm/bindgen/wasm.ts');
  const { models } = await import('./models.ts');
  for (const { model, version, states, ask } of models) {
    for (const earlier of superseded(model, version)) {
      const commit = from ?? lastCommitOf(model, earlier);
      console.log(`Keeping version ${earlier} of ${model}, from ${commit} …`);
      await keepCore(model, earlier, commit);
      const old = await coreAsked(model, earlier);
      if (isAnswered(model, earlier)) {
        const changes = differences(readAnswers(model, earlier), old);
        if (changes.length > 0) {
          throw new Error(
            `${commit} answers otherwise than version ${earlier} of ${model} was kept with:\n${changes[0]}\n` +
              'Name the commit that had this version last: npm run freeze -- --from <commit>',
          );
        }
      } else keepAnswers(answersOf({ model, version: earlier }, states(), old));
    }
    if (isAnswered(model, version)) {
      const answers = readAnswers(model, version);
      const more = learned(answers, states());
      if (more.length > 0) {
        keepMore(answers, more, ask);
        console.log(`Kept what version ${version} of ${model} has learned: ${more.length} states.`);
      }
      continue;
    }
    keepAnswers(answersOf({ model, version }, states(), ask));
    console.log(`Kept the answers of version ${version} of ${model}.`);
  }
  // What is kept is listed, and the new version's embed published.
  run('npm', 'run', '-s', 'gen');
}

async function coreAsked(model: string, version: number): Promise<Ask> {
  if (isChain(model)) {
    const { size } = await frozenSizer(version);
    return (inputs) => size(inputs as Parameters<typeof size>[0]);
  }
  const { calculate } = await frozenCalc(model, version);
  return (inputs) => calculate(model as CalculatorName, inputs as Inputs);
}

if (!helped(process.argv.slice(2), usage)) {
  try {
    const { values } = parseArgs({ options: { from: { type: 'string' } } });
    await freeze(values.from);
  } catch (error) {
    process.exitCode = failed(error, usage);
  }
}
