/** Reads what was typed after the name of a command by what the command declares. */
import { parseArgs } from 'node:util';
import { UsageError } from '../../datasets/tools/text/usage.ts';
import { type Command, HELP_LETTER, type Option, optionsOf, type Typed, written } from './command.ts';
import { words as refusals } from './refusals.words.ts';

/** @throws {UsageError} For an option that is not declared, lacks its value, or has one that it does not take. */
export function typedAfter(command: Command, args: string[]): Typed {
  const declared = optionsOf(command);
  const { tokens } = parseArgs({
    args,
    options: Object.fromEntries(
      declared.map(({ name, takes }) => [
        name,
        {
          type: takes ? ('string' as const) : ('boolean' as const),
          ...(name === 'help' && { short: HELP_LETTER.slice(1) }),
        },
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const found = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const option = declared.find(({ name }) => name === token.name);
    if (!option) throw new UsageError(unknown(token.rawName, command, declared));
    const { value, inlineValue } = token;
    if (option.takes) checkValue(option, value, inlineValue ?? false);
    else if (value !== undefined) {
      throw new UsageError(refusals.noValue(`--${option.name}`, value));
    }
    found.set(option.name, [...(found.get(option.name) ?? []), value ?? '']);
  }
  return {
    words,
    value: (name) => found.get(name)?.at(-1),
    values: (name) => found.get(name) ?? [],
    has: (name) => found.has(name),
  };
}

const unknown = (name: string, command: Command, declared: readonly Option[]): string =>
  refusals.unknownOption(name, command.name, declared.map(written).join(', '));

function checkValue(option: Option, value: string | undefined, isInline: boolean): void {
  if (value === undefined || value === '' || (!isInline && value.startsWith('--'))) {
    throw new UsageError(refusals.valueMissing(`--${option.name}`, written(option)));
  }
}
