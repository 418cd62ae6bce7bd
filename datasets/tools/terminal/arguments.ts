/** Reads what was typed after the name of a command by what the command declares. */
import { parseArgs } from 'node:util';
import { UsageError } from '../text/usage.ts';
import { type Command, formOf, HELP_LETTER, type Option, optionsOf, type Typed, written } from './command.ts';
import { words } from './words.ts';

/** @throws {UsageError} For an option that is not declared, lacks its value, or has one that it does not take. */
export function typedAfter(command: Command, args: string[]): Typed {
  const declared = optionsOf(command);
  const { tokens } = parseArgs({
    args,
    options: Object.fromEntries(
      declared.map((option) => [
        option.name,
        {
          type: formOf(option) ? ('string' as const) : ('boolean' as const),
          ...(option.name === 'help' && { short: HELP_LETTER.slice(1) }),
        },
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const plain: string[] = [];
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') plain.push(token.value);
    if (token.kind !== 'option') continue;
    const option = declared.find(({ name }) => name === token.name);
    if (!option) throw new UsageError(unknown(token.rawName, command, declared));
    const { value, inlineValue } = token;
    if (formOf(option)) checkValue(option, value, inlineValue ?? false);
    else if (value !== undefined) {
      throw new UsageError(words.noValue(`--${option.name}`, value));
    }
    values.set(option.name, [...(values.get(option.name) ?? []), value ?? '']);
  }
  return {
    words: plain,
    value: (name) => values.get(name)?.at(-1),
    values: (name) => values.get(name) ?? [],
    has: (name) => values.has(name),
  };
}

const unknown = (name: string, command: Command, declared: readonly Option[]): string =>
  words.unknownOption(name, command.name, declared.map(written).join(', '));

function checkValue(option: Option, value: string | undefined, isInline: boolean): void {
  const { name, choices } = option;
  if (value === undefined || value === '' || (!isInline && value.startsWith('--'))) {
    throw new UsageError(words.valueMissing(`--${name}`, written(option)));
  }
  if (choices && !choices.includes(value))
    throw new UsageError(words.notOneOf(`--${name} ${value}`, choices.join(', ')));
}
