/** Completion for shells, from the declarations. A library of node_modules has one for bash and zsh, and needs itself at
 * run time; these scripts need nothing and hold the words themselves. */
import { type Command, NAME, optionsOf, VERSION } from './command.ts';
import type { Shell } from './shells.ts';

interface Completed {
  command: Command;
  first: readonly string[];
}

/** A word between single quotes of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const optionNames = (command: Command): string =>
  optionsOf(command)
    .map(({ name }) => `--${name}`)
    .join(' ');

/** zsh has `complete` of bash in its bashcompinit. */
const bash = (all: readonly Completed[]): string => `_${NAME}() {
  local word="\${COMP_WORDS[COMP_CWORD]}" options='' first='' files=''
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${all.map(({ command }) => command.name).join(' ')} --help --${VERSION.name}' -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${all
  .map(
    ({ command, first }) =>
      `    ${command.name}) options='${optionNames(command)}' first='${first.join(' ')}' files='${command.hasFiles ? 'yes' : ''}' ;;`,
  )
  .join('\n')}
  esac
  case "$word" in
    -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
    *)
      if [ "$COMP_CWORD" -eq 2 ]; then COMPREPLY=($(compgen -W "$first" -- "$word")); fi
      if [ -n "$files" ]; then COMPREPLY+=($(compgen -f -- "$word")); fi
      ;;
  esac
}
complete -o filenames -F _${NAME} ${NAME}`;

const fish = (all: readonly Completed[]): string =>
  [
    `complete -c ${NAME} -f`,
    `complete -c ${NAME} -n __fish_use_subcommand -l ${VERSION.name} -d ${quoted(VERSION.does)}`,
    ...all.flatMap(({ command, first }) => {
      const { name, does, hasFiles } = command;
      const here = `complete -c ${NAME} -n '__fish_seen_subcommand_from ${name}'`;
      return [
        `complete -c ${NAME} -n __fish_use_subcommand -a ${name} -d ${quoted(does)}`,
        ...(hasFiles ? [`${here} -F`] : []),
        ...(first.length > 0 ? [`${here} -a ${quoted(first.join(' '))}`] : []),
        ...optionsOf(command).map(
          (option) =>
            `${here} -l ${option.name}${option.takes ? ' -r' : ''} -d ${quoted(option.does)}`,
        ),
      ];
    }),
  ].join('\n');

const SCRIPTS: Record<Shell, (all: readonly Completed[]) => string> = {
  bash,
  zsh: (all) => `autoload -U +X bashcompinit && bashcompinit\n${bash(all)}`,
  fish,
};

export async function completion(shell: Shell, commands: readonly Command[]): Promise<string> {
  const all = await Promise.all(
    commands.map(async (command) => ({ command, first: (await command.first?.()) ?? [] })),
  );
  return `${SCRIPTS[shell](all)}\n`;
}
