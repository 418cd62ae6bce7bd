/** Gathers what a machine prints, masked, into one new text file: shows the commands first, and runs none unasked. */
import { resolve } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { masked } from '../../datasets/tools/diagnose/answer/mask.ts';
import { UsageError } from '../../datasets/tools/text/usage.ts';
import { gathered } from './gathered.ts';
import { checkFree, freeName, writeNew } from './new-file.ts';
import { print, printJson, shown } from './output.ts';
import { NOT_INSTALLED, type Ran, ran } from './ran.ts';

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

async function agrees(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<string>((done) => terminal.once('close', () => done('')));
  const answer = await Promise.race([terminal.question('\nRun them? [y/N] '), ended]);
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

/** What a person is told of the commands that said less than they could. */
function* problemLines(problems: readonly { command: string; problem: string }[]) {
  const [missing, others] = [
    problems.filter(({ problem }) => problem === NOT_INSTALLED),
    problems.filter(({ problem }) => problem !== NOT_INSTALLED),
  ];
  if (missing.length > 0) {
    yield `Not installed: ${[...new Set(missing.map(({ command }) => command.split(' ')[0]))].join(', ')}.`;
  }
  for (const { command, problem } of others) yield `${command}: ${problem}`;
  if (others.some(({ problem }) => /denied|permi/i.test(problem))) {
    yield 'Run it with sudo to see what was denied.';
  }
}

export async function collect({ isAgreed, output, isJson }: Asked): Promise<number> {
  if (process.platform !== 'linux') {
    throw new Error(
      `--collect knows the commands of Linux, and this is ${process.platform}: save the output of your tools, and name the files`,
    );
  }
  const path = resolve(output ?? freeName());
  checkFree(path);
  const commands = gathered();
  const listed = `These commands only read. What they print is masked and written into one file; nothing is sent.\n\n${commands
    .map((words) => `  ${words.join(' ')}`)
    .join('\n')}`;
  if (isJson) console.error(listed);
  else print(listed);
  if (!isAgreed && !(process.stdin.isTTY && process.stdout.isTTY)) {
    throw new UsageError('nothing was run: add --yes to run them without being asked');
  }
  if (!isAgreed && !(await agrees())) {
    console.error('Nothing was run.');
    return 1;
  }
  const outputs = commands.map(ran);
  const { text, count } = masked(joined(outputs));
  if (text === '')
    throw new Error('none of the commands printed anything: install pciutils and util-linux');
  writeNew(path, text);
  const problems = outputs.flatMap(({ command, problem }) =>
    problem === undefined ? [] : [{ command, problem: shown(masked(problem).text) }],
  );
  if (isJson)
    printJson({
      file: path,
      commands: outputs.map(({ command }) => command),
      problems,
      masked: count,
    });
  else {
    print(
      [
        '',
        ...problemLines(problems),
        `Written: ${path}`,
        `Look it over before you share it. What it shows: lanewise diagnose ${path}`,
      ].join('\n'),
    );
  }
  return 0;
}
