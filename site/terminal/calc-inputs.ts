// What the inputs of a calculator accept, for people at a terminal.
import type { Input } from '../../calc-wasm/js/generated/catalog.ts';
import { units } from '../../calc-wasm/js/generated/units.ts';

/** What an input accepts, in the words of a refusal. */
const accepted = ({ domain, unit }: Input): string => {
  switch (domain.kind) {
    case 'choice':
      return domain.values.map(({ value }) => value).join(', ');
    case 'one_of':
      return domain.values.join(', ');
    case 'between':
      return `${domain.minimum} to ${domain.maximum}${unit === 'count' ? '' : ` ${units[unit].symbol}`}`;
    case 'flag':
      return 'true, false';
    case 'drives':
      return 'a list of drives';
  }
};

/** The inputs of a calculator. A number counts base units, as in a link; text with a unit is read as in the form. */
export const inputsText = (inputs: readonly Input[]): string =>
  inputs
    .map((input) => {
      const example = input.example.includes(' ') ? `, or text such as "${input.example}"` : '';
      return `${input.name}: ${accepted(input)}${example}; default ${input.default}\n    ${input.label}. ${input.help}`;
    })
    .join('\n');
