import { plural } from '../../../datasets/tools/language/plural.ts';
import type { StorageSpace } from '../../../datasets/tools/readers/windows-spaces.ts';
import { bytes } from '../say/formatting.ts';
import { causeOf, rule } from './rule.ts';

export const paritySpace = rule('LD516', function* ({ spaces }) {
  const parities = spaces.filter(({ resiliency }) => /^parity$/i.test(resiliency ?? ''));
  const units = spaces.flatMap(({ unit }) => unit ?? []);
  for (const space of parities) {
    const stripe = stripeOf(space);
    const { name, line, interleave = 0 } = space;
    // Which volume lies on which space is not said: all of them have to be wrong.
    if (stripe === undefined || (units.length > 0 && units.every((unit) => unit % stripe === 0))) continue;
    const isKnown = units.length > 0 && units.every((unit) => unit % stripe !== 0);
    const title = name ?? words.space;
    yield {
      ...(!isKnown && { severity: 'hint' }),
      subject: title,
      line,
      message: plural(space.columns ?? 0, words.parity, {
        name: title,
        interleave: bytes(interleave),
        stripe: bytes(stripe),
      }),
      causes: [
        causeOf('LD516', 'unit', {
          signs: isKnown ? [words.unit(bytes(Math.max(...units)), bytes(stripe))] : [],
          isChecked: isKnown,
        }),
        causeOf('LD516', 'shingled'),
      ],
    };
  }
});

/** Bytes of data in a stripe: one column of it is parity. */
const stripeOf = ({ columns, interleave }: StorageSpace): number | undefined =>
  columns !== undefined && interleave && columns > 2 ? (columns - 1) * interleave : undefined;

const words = {
  space: 'a parity space',
  parity:
    'one {Parity volume {name}: # column of {interleave}; a stripe holds {stripe} of data, and smaller writes have to read and rewrite it} other {Parity volume {name}: # columns of {interleave}; a stripe holds {stripe} of data, and smaller writes have to read and rewrite it}',
  unit: (unit: string, stripe: string) => `its allocation unit is ${unit}, its stripe ${stripe}`,
};
