/** Measures the drive of a folder with fio, and writes a set of it. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { main } from '../../../datasets/tools/bench/cli.ts';
import { commandsOf } from '../../../datasets/tools/bench/options.ts';
import { words } from '../bench.words.ts';
import { askedOf, planText } from '../bench-options.ts';
import type { Typed } from '../command.ts';
import { agrees } from '../confirm.ts';
import { print, printing, printJson } from '../output.ts';

export async function run(typed: Typed): Promise<number> {
  const isJson = typed.has('json');
  const asked = askedOf(typed);
  const { set, args } = asked;
  if (set === undefined) {
    const commands = commandsOf(asked.options, asked.place);
    if (isJson) printJson({ commands });
    else print(commands.join('\n'));
    return 0;
  }
  if (isJson) console.error(planText(asked));
  else print(planText(asked));
  if (!typed.has('yes') && !(await agrees())) return 1;
  const measure = () => main(args, dirname(set));
  const code = isJson ? await printing((text) => process.stderr.write(text), measure) : await measure();
  const files = existsSync(set) ? readdirSync(set).toSorted() : [];
  if (isJson) printJson({ set, files });
  else if (code === 0) print(words.ready(set));
  return code;
}
