/** Gathers what a machine prints, masked, into one new text file: shows the commands first, and runs none unasked. */
import { resolve } from 'node:path';
import process from 'node:process';
import { agrees } from '../../datasets/tools/terminal/confirm.ts';
import { print, printJson, shown } from '../../datasets/tools/terminal/output.ts';
import { masked } from '../diagnosis/answer/mask.ts';
import { gathered } from './machine-commands.ts';
import { checkFree, freeName, writeNew } from './new-file.ts';
import { words as refusals } from './refusals.words.ts';
import { NOT_INSTALLED, type Ran, ran } from './run-command.ts';
import { NAME } from './version.ts';

const words = refusals.collect;

interface Asked {
  isAgreed: boolean;
  output: string | undefined;
  isJson: boolean;
}

/** As a terminal shows them, one after the other: so the diagnosis reads them. */
const joined = (outputs: readonly Ran[]): string =>
  outputs
    .filter(({ text }) => text !== '')
    .map(({ command, text }) => `$ ${command}\n${text.trimEnd()}\n`)
    .join('\n');

/** What a person is told of the commands that said less than they could. */
function* problemLines(problems: readonly { command: string; problem: string }[]) {
  const [missing, others] = [
    problems.filter(({ problem }) => problem === NOT_INSTALLED),
    problems.filter(({ problem }) => problem !== NOT_INSTALLED),
  ];
  if (missing.length > 0) {
    const names = new Set(missing.map(({ command }) => command.split(' ')[0]));
    yield words.allNotInstalled([...names].join(', '));
  }
  for (const { command, problem } of others) yield `${command}: ${problem}`;
  if (others.some(({ problem }) => /denied|permi/i.test(problem))) yield words.sudo;
}

export async function collect({ isAgreed, output, isJson }: Asked): Promise<number> {
  if (process.platform !== 'linux') throw new Error(words.notLinux(process.platform));
  const path = resolve(output ?? freeName());
  checkFree(path);
  const commands = gathered();
  const listed = `${words.lists}\n\n${commands.map((command) => `  ${command.join(' ')}`).join('\n')}`;
  if (isJson) console.error(listed);
  else print(listed);
  if (!isAgreed && !(await agrees())) return 1;
  const outputs = commands.map(ran);
  const { text, count } = masked(joined(outputs));
  if (text === '') throw new Error(words.nothing);
  writeNew(path, text);
  const problems = outputs.flatMap(({ command, problem }) =>
    problem === undefined ? [] : [{ command, problem: shown(masked(problem).text) }],
  );
  if (isJson) printJson({ file: path, commands: outputs.map(({ command }) => command), problems, masked: count });
  else {
    print(['', ...problemLines(problems), words.written(path), words.look(`${NAME} diagnose ${path}`)].join('\n'));
  }
  return 0;
}
